# How houses and lists are said inside sentences.

house-row = row { $place }
house-column = column { $place }
house-box = box { $place }
house = { $house }

list-and = { $init } and { $last }
list = { $items }
list-or = { $init } or { $last }
verbatim = { $text }

# Between groups of three digits in a large number.
digit-groups = ,

# What a value is called, by its face.
value-digit = { $value }
value-sun = sun
value-drop = drop
value-leaf = leaf
value-moon = moon
value-star = star
value-heart = heart
value-wave = wave
value-bolt = bolt
value-flower = flower
