# What only the terminal game says.
