enum Support {}
