import JournalTestSupport

extension Session {
  /// Somebody with a key without a passphrase, to whom the journal is sealed.
  static func sealing(_ files: [String: String], profile: String = "") -> Session {
    let session = Session(profile: "smjournal: 1\nid: abc\nname: Camille\n" + profile, files)
    session.environment["XDG_CONFIG_HOME"] = session.folder.absolute("config")
    session.run("seal", "setup", "--no-passphrase")
    return session
  }

  /// Takes the key away, as on a device that has none: what is there is not the person's to open.
  func takeKey() {
    let path = "config/smjournal/identity.age"
    if let key = folder.text(of: path), key.contains("AGE-SECRET") { folder.write(key, to: "key-of-paper") }
    folder.write("-----BEGIN AGE ENCRYPTED FILE-----\n", to: path)
  }

  /// Gives it back.
  func giveKey() {
    if let key = folder.text(of: "key-of-paper") { folder.write(key, to: "config/smjournal/identity.age") }
  }
}
