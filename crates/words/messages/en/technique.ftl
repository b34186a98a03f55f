# The names of the techniques, and what to look for.

technique-full-house = Full house
idea-full-house = one row, column or box has a single empty cell. The digit still missing goes there.

technique-hidden-single-box = Hidden single in a box
idea-hidden-single-box = one digit has only one place left in a box. Let the same digits outside the box cross out its rows and columns.

technique-hidden-single-line = Hidden single in a line
idea-hidden-single-line = one digit has only one place left in a row or column. Ask of each empty cell in the line whether the digit could still go there.

technique-naked-single = Naked single
idea-naked-single = one cell sees eight different digits. Only the ninth is left for it.

technique-pointing = Pointing
idea-pointing = inside a box, all places of a digit lie in one row or column. They point along it: the digit cannot be anywhere else on that line.

technique-claiming = Claiming
idea-claiming = along a row or column, all places of a digit lie in one box. The line claims it: the digit cannot be anywhere else in that box.

technique-locked-pair = Locked pair
idea-locked-pair = two cells that share both a box and a line hold only the same two candidates. The two digits are used up in the box and in the line.

technique-naked-pair = Naked pair
idea-naked-pair = two cells of one house hold only the same two candidates. They use both digits up, so no other cell of the house can have them.

technique-hidden-pair = Hidden pair
idea-hidden-pair = two digits fit into only two cells of a house, the same two. Nothing else can go there.

technique-locked-triple = Locked triple
idea-locked-triple = the three cells where a box and a line cross hold only three candidates between them. The digits are used up in the box and in the line.

technique-naked-triple = Naked triple
idea-naked-triple = three cells of one house hold only three candidates between them. They use the three digits up. No cell needs to have all three.

technique-hidden-triple = Hidden triple
idea-hidden-triple = three digits fit into only three cells of a house. Nothing else can go there.

technique-naked-quad = Naked quad
idea-naked-quad = four cells of one house hold only four candidates between them. They use the four digits up.

technique-hidden-quad = Hidden quad
idea-hidden-quad = four digits fit into only four cells of a house. Nothing else can go there.

technique-x-wing = X-wing
idea-x-wing = in two rows a digit has only the same two columns to stand in. It takes one of the columns in each row, so it leaves the rest of both columns. Rows and columns may change places.

technique-skyscraper = Skyscraper
idea-skyscraper = two rows, or two columns, where a digit has two places each, one place of each on a common line. The digit stands on at least one of the other two places, the roofs.

technique-two-string-kite = Two-string kite
idea-two-string-kite = a row and a column where a digit has two places each, tied together in one box. The digit stands at the loose end of at least one string.

technique-turbot-fish = Turbot fish
idea-turbot-fish = two houses where a digit has two places each, with one place of each in sight of the other. The digit stands on at least one of the two far places.

technique-empty-rectangle = Empty rectangle
idea-empty-rectangle = in a box a digit lies only along one row and one column. A line elsewhere with two places for the digit turns that cross into a removal.

technique-xy-wing = XY-wing
idea-xy-wing = a cell with two candidates sees two others with two candidates; each shares another digit with it, and the two share a third. One of the two wings must take that third digit.

technique-remote-pair = Remote pair
idea-remote-pair = a chain of cells with the same two candidates, each seeing the next. The digits alternate along it, so the first and the fourth cell differ.

technique-w-wing = W-wing
idea-w-wing = two cells with the same two candidates that do not see each other, joined by a house where one of the digits has just two places.

technique-xyz-wing = XYZ-wing
idea-xyz-wing = a cell with three candidates sees two cells with two of them each. A digit all three share must stand in one of them.

technique-swordfish = Swordfish
idea-swordfish = an X-wing of three: in three rows a digit has only the same three columns to stand in. Rows and columns may change places.

technique-jellyfish = Jellyfish
idea-jellyfish = an X-wing of four: in four rows a digit has only the same four columns to stand in. Rows and columns may change places.
