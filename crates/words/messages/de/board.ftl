# Wie Häuser und Listen in Sätzen heißen.

house-row = Zeile { $place }
house-column = Spalte { $place }
house-box = Block { $place }
house = { $house }

list-and = { $init } und { $last }
list = { $items }
list-or = { $init } oder { $last }
verbatim = { $text }

# Between groups of three digits in a large number.
digit-groups = .

# Wie ein Wert heißt, je nach Gesicht.
value-digit = { $value }
value-sun = Sonne
value-drop = Tropfen
value-leaf = Blatt
value-moon = Mond
value-star = Stern
value-heart = Herz
value-wave = Welle
value-bolt = Blitz
value-flower = Blume
