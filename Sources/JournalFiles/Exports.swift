// What the types of this module are made of is declared below it: who imports this module knows these names,
// and nothing else of the C library.
@_exported import enum SystemLibrary.Bytes
@_exported import struct SystemLibrary.ChildProcess
@_exported import struct SystemLibrary.Descriptor
@_exported import struct SystemLibrary.Environment
@_exported import struct SystemLibrary.FileState
@_exported import struct SystemLibrary.FileStatus
@_exported import class SystemLibrary.Monitor
@_exported import enum SystemLibrary.PathText
@_exported import enum SystemLibrary.ConcurrentMap
@_exported import struct SystemLibrary.System
@_exported import enum SystemLibrary.SystemCall
@_exported import struct SystemLibrary.SystemFailure
