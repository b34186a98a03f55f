# Was nur das Spiel im Terminal sagt.
