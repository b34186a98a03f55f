# Was auf dem Papier steht.
