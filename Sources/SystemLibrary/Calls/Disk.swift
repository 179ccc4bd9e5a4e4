/// What the machine does for the files of a journal: look, read, write, name, sync, lock, and tell the time.
///
/// ``System`` is the machine's own; the tests have one in memory that fails, fills up and loses power from a
/// seed. Names are relative to an open folder, by its number, or absolute; whatever a call changes lasts only
/// once it is synced.
package protocol Disk: Sendable {
  /// Opens a folder for listing and as the base of relative names; a link is not followed unless asked.
  func openFolder(_ name: UnsafePointer<CChar>, in base: Int32, followingLinks: Bool) throws(SystemFailure)
    -> Descriptor

  /// Opens a file for reading; never waits for a pipe, follows no link unless asked.
  func openForReading(_ name: UnsafePointer<CChar>, in base: Int32, followingLinks: Bool)
    throws(SystemFailure) -> Descriptor

  /// The state of an open file.
  func status(_ file: borrowing Descriptor) throws(SystemFailure) -> FileStatus

  /// The state of a name; a link's own unless it shall be followed.
  func status(_ name: UnsafePointer<CChar>, in base: Int32, followingLinks: Bool) throws(SystemFailure)
    -> FileStatus

  /// What a file has besides its bytes; a link is not followed.
  func attributes(of name: UnsafePointer<CChar>, in folder: borrowing Descriptor) throws(SystemFailure)
    -> FileAttributes

  /// Calls `body` with each name of a folder and the type that the folder knows, `.` and `..` left out.
  func list(_ folder: borrowing Descriptor, _ body: (UnsafeBufferPointer<UInt8>, FileStatus.Kind?) -> Void)
    throws(SystemFailure)

  /// Fills the buffer with what follows in a file of which `size` bytes are expected; fewer mean its end.
  func read(_ file: borrowing Descriptor, into buffer: UnsafeMutableRawBufferPointer, expecting size: Int)
    throws(SystemFailure) -> Int

  /// Whether any process has a file open for writing; `nil` where that can't be told.
  func isBeingWritten(_ file: borrowing Descriptor) -> Bool?

  /// The path without links, `.` and `..`.
  func realPath(_ path: UnsafePointer<CChar>) throws(SystemFailure) -> [UInt8]

  /// The path of the folder that a link in an open folder leads to.
  func realPath(_ link: UnsafePointer<CChar>, in folder: Int32) throws(SystemFailure) -> [UInt8]

  /// Makes a new file, 0600, that nobody else has; fails where the name is taken, even by a link.
  ///
  /// - Parameter isHandedOver: whether the owner of the folder gets what root makes.
  func createFile(_ name: UnsafePointer<CChar>, in base: Int32, isHandedOver: Bool) throws(SystemFailure)
    -> Descriptor

  /// Opens or makes the file that a lock is held on, 0600; of root it belongs to the owner of the folder.
  func openLock(_ name: UnsafePointer<CChar>, in base: Int32) throws(SystemFailure) -> Descriptor

  /// Takes the lock; `false` where another process has it.
  func lock(_ file: borrowing Descriptor) throws(SystemFailure) -> Bool

  func write(_ bytes: UnsafeRawBufferPointer, to file: borrowing Descriptor) throws(SystemFailure)

  /// Gives an open file the owner, the permissions and the extended attributes of another.
  func give(_ attributes: FileAttributes, to file: borrowing Descriptor) throws(SystemFailure)

  /// Sets when an open file last changed, in nanoseconds since 1970.
  func setModified(_ time: Int64, of file: borrowing Descriptor) throws(SystemFailure)

  /// Waits until the bytes, or the names of a folder, are on the disk.
  func sync(_ file: borrowing Descriptor) throws(SystemFailure)

  /// Waits until all that was written to the file system of a folder is on the disk; `false` where there is
  /// no such call, so that each file must be synced by itself.
  func syncFileSystem(of folder: borrowing Descriptor) throws(SystemFailure) -> Bool

  /// Closes and says what a network file system only says then.
  func close(_ file: consuming Descriptor) throws(SystemFailure)

  /// Makes a folder, 0700.
  func makeFolder(_ name: UnsafePointer<CChar>, in base: Int32, isHandedOver: Bool) throws(SystemFailure)

  /// Renames; what has the new name is replaced.
  func rename(
    _ name: UnsafePointer<CChar>, in base: Int32, to newName: UnsafePointer<CChar>, in newBase: Int32
  ) throws(SystemFailure)

  /// Swaps two names of a folder in one step; fails where one of them is missing.
  func exchange(_ name: UnsafePointer<CChar>, with other: UnsafePointer<CChar>, in base: Int32)
    throws(SystemFailure)

  /// Renames in one step; fails where the new name is taken.
  func renameWithoutReplacing(
    _ name: UnsafePointer<CChar>, in base: Int32, to newName: UnsafePointer<CChar>, in newBase: Int32
  ) throws(SystemFailure)

  /// Gives a file a second name; fails where that is taken.
  func link(_ name: UnsafePointer<CChar>, in base: Int32, to newName: UnsafePointer<CChar>, in newBase: Int32)
    throws(SystemFailure)

  func unlink(_ name: UnsafePointer<CChar>, in base: Int32) throws(SystemFailure)

  /// Removes an empty folder.
  func removeFolder(_ name: UnsafePointer<CChar>, in base: Int32) throws(SystemFailure)

  /// Nanoseconds since 1970.
  func now() -> Int64

  func sleep(milliseconds: Int)

  var processNumber: Int32 { get }

  /// Whether a process with this number runs, whoever's it is.
  func isRunning(_ process: Int32) -> Bool
}
