# Was nur der Browser sagt.
