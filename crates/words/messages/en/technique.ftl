# The names of the techniques.
