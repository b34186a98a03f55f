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
