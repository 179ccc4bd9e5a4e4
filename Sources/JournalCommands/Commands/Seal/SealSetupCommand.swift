import JournalFiles
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal
import SystemLibrary
import YAMLCodec

/// `seal setup`: makes or takes the person's key, protects it, and writes into the profile to whom is sealed.
enum SealSetupCommand: Command {
  static let verb = Verb(
    "seal setup", .files, options: [.identity, .noPassphrase],
    examples: ["seal setup", "seal setup --identity ~/key.txt"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    guard let seal = journal.seal, let path = seal.identityPath else {
      throw .store(StoreError(path: "", reason: .seal(.noIdentity)))
    }
    context.leaveTerminal()
    var key: [UInt8] = []
    var (isNew, isStored, isPlain) = (false, seal.hasIdentity, arguments.has(.noPassphrase))
    do throws(StoreError) {
      if isStored { key = try seal.identity() }
      if let identity = arguments.path(.identity) {
        let taken = try Self.taken(context.absolute(identity), context)
        let known = Set(try isStored ? Age.recipients(ofIdentity: key) : [])
        let own = try Age.recipients(ofIdentity: taken)
        // The key of the paper beside one that this device has made meanwhile: both open what is theirs.
        if known.isEmpty || !known.isSuperset(of: own) {
          if isStored, Age.isIdentity(try seal.storedIdentity()) { isPlain = true }
          (key, isStored) = (key + (key.isEmpty ? [] : [0x0A]) + taken, false)
        }
      } else if !isStored {
        (key, isNew) = (try Age.makeIdentity(), true)
      }
    } catch { throw .store(error) }
    let recipients = try stored(Self.checked(key, path))
    if !isStored {
      // The paper comes last: nothing that goes wrong before makes it worthless.
      let bytes = isPlain ? key : try context.protect(key, isNew: isNew)
      if isNew, try !context.showRecoveryKey(key) {
        context.remark(context.phrases.say("seal-notTyped"), .error)
        return .dataProblem
      }
      try stored(Self.store(bytes, at: path))
      // The one that `unlock` keeps opens nothing of the new one.
      try stored(seal.kept.remove())
    }
    seal.adopt(key)
    let shut = journal.unreadCount(matching: Query().ofAllKinds)
    try context.setRecipients(adding: recipients)
    if shut > 0 {
      context.remark(context.phrases.say("seal-staysShut", ("records", .count(shut, .record))), .warning)
    }
    return context.answerRecipients("seal-ready", ("recipient", .of(recipients.joined(separator: ", "))))
  }

  /// The key of a file that a person names, which may be protected.
  private static func taken(_ path: String, _ context: Context) throws(StoreError) -> [UInt8] {
    let bytes = try OutsideFile.bytes(of: path, limit: Seal.longestIdentity)
    let key = FileStore.isSealed(bytes) ? try Age.unprotect(bytes, path: path) : bytes
    guard Age.isIdentity(key) else { throw StoreError(path: path, reason: .seal(.identity)) }
    return key
  }

  /// The recipients of keys by which something was sealed and opened again.
  private static func checked(_ key: [UInt8], _ path: String) throws(StoreError) -> [String] {
    let recipients = try Age.recipients(ofIdentity: key)
    for recipient in recipients where try !Age.works(key, recipient) {
      throw StoreError(path: path, reason: .seal(.identity))
    }
    if recipients.isEmpty { throw StoreError(path: path, reason: .seal(.identity)) }
    return recipients
  }

  private static func store(_ bytes: [UInt8], at path: String) throws(StoreError) {
    let folder = RelativePath.folder(of: path)
    try StoreError.at(path, try StateFiles(path: folder).put(bytes, as: Seal.identityName))
  }
}

extension Context {
  /// The text of an identity under a passphrase, for which age asks; again where the two that were typed
  /// differed.
  fileprivate mutating func protect(_ key: [UInt8], isNew: Bool) throws(CommandError) -> [UInt8] {
    if isNew { errors.line(phrases.say("seal-passphrase")) }
    while true {
      leaveTerminal()
      do throws(StoreError) { return try Age.protect(key) } catch {
        guard terminal != nil, error.reason == .seal(.passphrase),
          try askYes(phrases.say("seal-passphraseAgain"), usually: true)
        else { throw .store(error) }
      }
    }
  }

  /// Shows the recovery key of a new identity and has it typed back; `false` where that failed: nothing is
  /// set up then. Where nobody can be asked it is shown alone.
  fileprivate mutating func showRecoveryKey(_ key: [UInt8]) throws(CommandError) -> Bool {
    let secret = key.split(separator: 0x0A).first { $0.starts(with: "AGE-".utf8) } ?? []
    let text = String(decoding: secret, as: UTF8.self)
    // What opens everything does not stay among the lines that a terminal can be scrolled back to.
    let isApart = terminal != nil && errors.isTerminal && variable("TERM") != "dumb"
    if isApart { errors.raw(Array("\u{1B}[?1049h\u{1B}[H".utf8)) }
    defer {
      if isApart {
        errors.raw(Array("\u{1B}[?1049l".utf8))
        errors.flush()
      }
    }
    errors.line(phrases.say("seal-recoveryKey"))
    errors.line("  " + text)
    guard terminal != nil else { return true }
    // A slip does not make the paper worthless.
    return try askLine(phrases.say("seal-typeBack")) { (line, context) -> Asked<Bool>? in
      let line = line.filter { !$0.isWhitespace }.uppercased()
      if line.isEmpty { return .skipped }
      if line == text { return .answer(true) }
      let place = zip(line, text).prefix { $0 == $1 }.count + 1
      context.remark(context.phrases.say("seal-typedWrong", ("place", .number(place))), .warning)
      return nil
    }.value ?? false
  }

  /// Writes into the profile to whom is sealed from now on.
  mutating func setRecipients(
    adding added: [String] = [], removing removed: String? = nil
  ) throws(CommandError) {
    let journal = try journal()
    let known = journal.profile.sealTo.filter { $0 != removed }
    let (key, keys) = (ProfileKey.sealTo.canonicalName, known + added.filter { !known.contains($0) })
    _ = try change(
      Journal.profilePath,
      by: journal.editProfile(key: key) { (document) throws(EditError) in
        try document.set(key, to: .sequence(keys.map { .string($0) }))
      })
    forgetJournal()
  }

  mutating func answerRecipients(
    _ message: String, _ value: (name: String, value: MessageValue)
  ) -> ExitCode {
    let all = (try? journal())?.profile.sealTo ?? []
    return answer(["sealTo": all]) { $0.output.line(Sanitizer.line($0.phrases.say(message, value))) }
  }
}

/// `seal add RECIPIENT`: seals to one more key from now on, such as that of another device.
enum SealAddCommand: Command {
  static let verb = Verb(
    "seal add", .files, positionals: [Positional(.recipient)], options: [.sealAgain],
    examples: ["seal add age1…", "seal add age1… --again"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let recipient = try arguments.argument(0)
    try stored(Age.check([recipient]))
    try context.setRecipients(adding: [recipient])
    guard arguments.has(.sealAgain) else {
      return context.answerRecipients("seal-added", ("recipient", .of(recipient)))
    }
    return try context.answerSealedAgain()
  }
}

/// `seal remove RECIPIENT`: seals to a key no more.
enum SealRemoveCommand: Command {
  static let verb = Verb(
    "seal remove", .files, positionals: [Positional(.recipient)], options: [.sealAgain],
    examples: ["seal remove age1… --again"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let recipient = try arguments.argument(0)
    let journal = try context.journal()
    let known = journal.profile.sealTo
    // What was sealed before it went may still be open to it.
    if !known.contains(recipient), arguments.has(.sealAgain), !known.isEmpty {
      try stored(Age.check([recipient]))
      return try context.answerSealedAgain()
    }
    guard known.contains(recipient) else {
      throw .usage(
        .wrongValue(name: Placeholder.recipient.rawValue, found: recipient, expected: .oneOf(known)))
    }
    if known == [recipient] {
      // What is sealed can't be sealed to nobody, nor changed any more.
      let count = try stored(journal.store.sealedFiles()).count
      if count > 0 || !journal.profile.sealed.isEmpty {
        context.remark(context.phrases.say("seal-lastRecipient", ("files", .count(count, .file))), .error)
        return .dataProblem
      }
    }
    try context.setRecipients(removing: recipient)
    guard arguments.has(.sealAgain) else {
      return context.answerRecipients("seal-removed", ("recipient", .of(recipient)))
    }
    return try context.answerSealedAgain()
  }
}

extension Context {
  /// Seals all that is sealed anew, and says how many files that were.
  fileprivate mutating func answerSealedAgain() throws(CommandError) -> ExitCode {
    let journal = try journal()
    leaveTerminal()
    return answerRecipients("seal-again", ("files", .count(try stored(journal.sealAgain()), .file)))
  }
}
