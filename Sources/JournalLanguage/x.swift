enum Language {}
