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

technique-bug-plus-one = BUG+1
idea-bug-plus-one = every empty cell but one has just two candidates. If that one had two as well, the puzzle would have no single solution; so its extra digit is the answer.

technique-unique-rectangle-1 = Unique rectangle, type 1
idea-unique-rectangle-1 = four cells in two rows, two columns and two boxes, three of them with the same two candidates only. The fourth must be something else, or the two digits could swap.

technique-unique-rectangle-2 = Unique rectangle, type 2
idea-unique-rectangle-2 = a rectangle of two digits where two cells of one line have the same one digit more. One of them must take it.

technique-unique-rectangle-3 = Unique rectangle, type 3
idea-unique-rectangle-3 = a rectangle of two digits where two cells of one line have more. Taken as one cell, their extra digits make a naked subset with others of the house.

technique-unique-rectangle-4 = Unique rectangle, type 4
idea-unique-rectangle-4 = a rectangle of two digits where one of them is locked into the two cells with more candidates. The other digit has to leave these.

technique-unique-rectangle-5 = Unique rectangle, type 5
idea-unique-rectangle-5 = a rectangle of two digits where two opposite cells, or three, have the same one digit more. One of them must take it.

technique-unique-rectangle-6 = Unique rectangle, type 6
idea-unique-rectangle-6 = a rectangle of two digits with more candidates in two opposite cells, where one digit is locked into the rectangle in both its lines.

technique-hidden-rectangle = Hidden rectangle
idea-hidden-rectangle = a rectangle of two digits, one cell of which has these two only. Look at the opposite cell: is one of the digits locked to the rectangle in its row and in its column?

technique-avoidable-rectangle-1 = Avoidable rectangle, type 1
idea-avoidable-rectangle-1 = three cells of a rectangle that you have filled yourself, with two digits. The fourth cell must not complete the swap.

technique-avoidable-rectangle-2 = Avoidable rectangle, type 2
idea-avoidable-rectangle-2 = two cells of a rectangle that you have filled yourself. The other two would complete the swap but for one more digit, which one of them must take.

technique-finned-x-wing = Finned X-wing
idea-finned-x-wing = an X-wing with one or two candidates too many, all in one box. Near these fins the X-wing still holds.

technique-sashimi-x-wing = Sashimi X-wing
idea-sashimi-x-wing = an X-wing with a corner missing and fins in its place. What sees the fins and would have been removed goes all the same.

technique-simple-colouring = Simple colouring
idea-simple-colouring = follow one digit through houses where it has just two places and colour the places in turn. One colour is true, the other false.

technique-multi-colouring = Multi-colouring
idea-multi-colouring = colour two separate nets of one digit. Where a colour of one sees a colour of the other, one of the two opposite colours is true.

technique-unique-loop = Unique loop
idea-unique-loop = a ring of six or more cells with the same two candidates, two in each house it passes. Some cell must break it, or the digits could swap all around.

technique-bug-plus-more = BUG+n
idea-bug-plus-more = all empty cells would have just two candidates, were it not for some candidates of one digit. One of those is true.

technique-finned-swordfish = Finned swordfish
idea-finned-swordfish = a swordfish with candidates too many, all in one box. Near these fins the swordfish still holds.

technique-sashimi-swordfish = Sashimi swordfish
idea-sashimi-swordfish = a swordfish with a line that needs its fins to stand. What sees the fins and would have been removed goes all the same.

technique-wxyz-wing = WXYZ-wing
idea-wxyz-wing = four cells with four digits between them, three of which can stand there only once. The fourth digit stands in one of them for sure.

technique-x-chain = X-chain
idea-x-chain = follow one digit: not here, so there; there, so not yonder … At least one end of the chain has it.

technique-xy-chain = XY-chain
idea-xy-chain = cells with two candidates that hand a digit on from one to the next. At least one end has the digit that both ends share.

technique-finned-jellyfish = Finned jellyfish
idea-finned-jellyfish = a jellyfish with candidates too many, all in one box. Near these fins the jellyfish still holds.

technique-sashimi-jellyfish = Sashimi jellyfish
idea-sashimi-jellyfish = a jellyfish with a line that needs its fins to stand. What sees the fins and would have been removed goes all the same.

technique-sue-de-coq = Sue de Coq
idea-sue-de-coq = two or three cells where a box and a line cross, with a cell or two in the line and in the box that take just as many digits as there are cells.

technique-nice-loop = Nice loop
idea-nice-loop = a chain of candidates, one or the other in turn, that comes back to where it began. Each link then holds a digit for sure.

technique-aic = Alternating chain
idea-aic = start from a candidate that is not true and follow what it forces, through pairs of places and pairs of candidates. Either the start or the end is true.

technique-grouped-nice-loop = Grouped nice loop
idea-grouped-nice-loop = a closed chain in which two or three neighbours of a box and a line act as one.

technique-grouped-aic = Grouped chain
idea-grouped-aic = an alternating chain in which two or three neighbours of a box and a line act as one.

technique-als-xz = ALS-XZ
idea-als-xz = two sets of cells, each with one candidate more than cells, joined by a digit that only one of them can have. The other set is then locked.

technique-als-xy-wing = ALS-XY-wing
idea-als-xy-wing = three sets of cells, each with one candidate more than cells. The middle one denies a digit to one of its neighbours.

technique-forcing-chain = Forcing chain
idea-forcing-chain = take a cell or a digit in a house and follow each possibility. They all lead to the same end.

technique-forcing-net = Forcing net
idea-forcing-net = suppose a candidate and follow everything it forces. It leads into a contradiction, or all possibilities lead to the same end.

technique-trial = Trial
idea-trial = no pattern is left that I know. Suppose a digit and see it through to the end.

# Families of techniques, as they are learned.

family-singles = Singles
family-locked = Locked candidates
family-subsets = Pairs, triples, quads
family-fish = Fish
family-turbots = Strong links
family-wings = Wings
family-uniqueness = Uniqueness
family-colours = Colours
family-chains = Chains
family-sets = Almost locked sets
family-nets = Nets
