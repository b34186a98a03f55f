# What the rooms say: screens that are fetched when they are first opened.
room-unknown = There is no such room here. A newer Ninefold may have it.
