# Was die Räume sagen: Seiten, die geholt werden, wenn sie zum ersten Mal geöffnet werden.
room-unknown = Diesen Raum gibt es hier nicht. Ein neueres Ninefold hat ihn vielleicht.
