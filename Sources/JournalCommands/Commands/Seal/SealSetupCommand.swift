import CommandKit
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
struct SealSetupCommand: Command {
  static let verb = Verb(
    "seal setup", .sealSetup, .files, options: [.identity, .noPassphrase],
    examples: ["seal setup", "seal setup --identity ~/key.txt"])

  private let identity: String?
  private let isWithoutPassphrase: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    identity = arguments.path(.identity)
    isWithoutPassphrase = arguments.has(.noPassphrase)
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    guard let seal = journal.seal, let path = seal.identityPath else {
      throw .store(StoreError(path: "", reason: .seal(.noIdentity)))
    }
    context.leaveTerminal()
    let key: [UInt8]
    var isNew = false
    do throws(StoreError) {
      if let identity {
        guard !seal.hasIdentity else { throw StoreError(path: path, reason: .nameTaken) }
        key = try Self.taken(context.absolute(identity), context)
      } else if seal.hasIdentity {
        key = try seal.identity()
      } else {
        (key, isNew) = (try Age.makeIdentity(), true)
      }
    } catch { throw .store(error) }
    if isNew, try !context.showRecoveryKey(key) { return .dataProblem }
    let recipient: String
    do throws(StoreError) {
      recipient = try Self.checked(key, path)
      if !seal.hasIdentity { try Self.store(key, at: path, isProtected: !isWithoutPassphrase) }
    } catch { throw .store(error) }
    seal.adopt(key)
    try context.setRecipients(adding: recipient)
    return context.answerRecipients("seal-ready", ("recipient", .of(recipient)))
  }

  /// The key of a file that a person names, which may be protected.
  private static func taken(_ path: String, _ context: Context) throws(StoreError) -> [UInt8] {
    let bytes = try OutsideFile.bytes(of: path, limit: Seal.longestIdentity)
    let key = FileStore.isSealed(bytes) ? try Age.unprotect(bytes, path: path) : bytes
    guard Age.isIdentity(key) else { throw StoreError(path: path, reason: .seal(.identity)) }
    return key
  }

  /// The recipient of a key by which something was sealed and opened again.
  private static func checked(_ key: [UInt8], _ path: String) throws(StoreError) -> String {
    guard let recipient = try Age.recipient(ofIdentity: key), try Age.works(key, recipient) else {
      throw StoreError(path: path, reason: .seal(.identity))
    }
    return recipient
  }

  private static func store(_ key: [UInt8], at path: String, isProtected: Bool) throws(StoreError) {
    let bytes = isProtected ? try Age.protect(key) : key
    let folder = RelativePath.folder(of: path)
    do throws(SystemFailure) { try StateFiles(path: folder).put(bytes, as: Seal.identityName) } catch {
      throw StoreError(path: path, error)
    }
  }
}

extension Context {
  /// Shows the recovery key of a new identity and has it typed back; `false` where that failed: nothing is
  /// set up then. Where nobody can be asked it is shown alone.
  fileprivate mutating func showRecoveryKey(_ key: [UInt8]) throws(CommandError) -> Bool {
    let secret = key.split(separator: 0x0A).first { $0.starts(with: "AGE-".utf8) } ?? []
    let text = String(decoding: secret, as: UTF8.self)
    errors.line(phrases.say("seal-recoveryKey"))
    errors.line("  " + text)
    guard terminal != nil else { return true }
    // A slip does not make the paper worthless.
    let typed = try askLine(phrases.say("seal-typeBack")) { (line, context) -> Asked<Bool>? in
      if line.isEmpty { return .skipped }
      if line.filter({ !$0.isWhitespace }).uppercased() == text { return .answer(true) }
      context.remark(context.phrases.say("seal-typedWrong"), .warning)
      return nil
    }.value
    if typed == nil { remark(phrases.say("seal-notTyped"), .error) }
    return typed != nil
  }

  /// Writes into the profile to whom is sealed from now on.
  mutating func setRecipients(
    adding added: String? = nil, removing removed: String? = nil
  ) throws(CommandError) {
    let journal = try journal()
    var all = journal.profile.sealTo.filter { $0 != removed && $0 != added }
    if let added { all.append(added) }
    let (key, keys) = (ProfileKey.sealTo.canonicalName, all)
    _ = try change(
      Journal.profilePath,
      by: journal.editProfile(key: key) { (document) throws(EditError) in
        try document.set(key, to: .sequence(keys.map { .string($0) }))
      })
    forgetJournal()
  }

  /// Answers with a sentence, or with all to whom is sealed.
  mutating func answerRecipients(
    _ message: String, _ value: (name: String, value: MessageValue)
  ) -> ExitCode {
    guard common.usesJSON else {
      output.line(Sanitizer.line(phrases.say(message, value)))
      return .done
    }
    let all = (try? journal())?.profile.sealTo ?? []
    answer(["sealTo": all])
    return .done
  }
}
