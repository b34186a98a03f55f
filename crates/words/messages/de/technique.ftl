# Die Namen der Techniken.
