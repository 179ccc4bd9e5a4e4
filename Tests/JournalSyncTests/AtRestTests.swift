import JournalModel
import JournalTestSupport
import Testing

@testable import JournalFiles
@testable import JournalStore
@testable import JournalSync

@Suite struct EncryptionTests {
  private static let mounts = """
    22 1 254:0 / / rw,relatime - ext4 /dev/mapper/root rw
    30 22 8:1 / /home/anna rw - ext4 /dev/sda1 rw
    31 30 0:44 / /home/anna/journal rw shared:1 - fuse.gocryptfs /home/anna/vault rw
    40 22 254:3 / /data rw - ext4 /dev/mapper/vg-data rw

    """

  @Test(arguments: [
    ("/home/anna/journal", Encryption.folder(by: "gocryptfs")),
    ("/home/anna/journal/2026", .folder(by: "gocryptfs")),
    ("/home/anna/journals", .unknown), ("/home/anna", .unknown), ("/var", .disk(by: "LUKS")),
    ("/data/x", .unknown),
  ])
  func `tells by the nearest mount above a folder`(folder: String, expected: Encryption) {
    let found = Encryption(of: folder, mounts: Self.mounts) {
      $0 == "254:0" ? "CRYPT-LUKS2-0123-root" : "LVM-0123"
    }
    #expect(found == expected)
  }

  @Test(arguments: ["", "1 2 3", "31 30 0:44 / - -", "\u{0}\n - - -"])
  func `a table that is none tells nothing`(mounts: String) {
    #expect(Encryption(of: "/", mounts: mounts) { _ in nil } == .unknown)
  }
}

@Suite struct BackupMarkTests {
  @Test func `notes the last backup, and forgets the one before`() throws {
    let folder = ScratchFolder()
    let store = FileStore(root: folder.absolute("journal"), stateFolder: folder.absolute("state"))
    let mark = BackupMark(of: Journal(store: store))
    #expect(mark.last == nil)
    for second in [1_000_000, 2_000_000] as [Int64] {
      try mark.note(Instant(secondsSinceEpoch: second))
      #expect(mark.last == Instant(secondsSinceEpoch: second))
    }
    folder.write("nonsense", to: "state/backup")
    #expect(mark.last == nil)
  }
}
