# What only the browser says.
