# What the commands say.
