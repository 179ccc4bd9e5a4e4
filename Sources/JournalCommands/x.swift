enum Commands {}
