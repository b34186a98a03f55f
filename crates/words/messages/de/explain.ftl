# Was eine Lehrerin zu einem Schritt sagt.
