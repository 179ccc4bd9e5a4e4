import JournalFiles
import JournalModel
import SystemLibrary

/// The program that seals: age, or rage where that is what there is.
///
/// - Source: age(1), age-keygen(1); <https://age-encryption.org/v1>.
package enum Age {
  /// Runs it; what it asks for it asks at the terminal itself.
  ///
  /// - Parameter key: the text of an identity; it is `/dev/fd/3` to the program.
  /// - Returns: what it made; `nil` where it refused.
  static func run(
    _ arguments: [String], input: [UInt8], key: [UInt8]? = nil
  ) throws(StoreError) -> [UInt8]? {
    try answer(of: ["age", "rage"], arguments, input: input, key: key)
  }

  /// What the first of some programs that is there makes; `nil` where it refuses.
  private static func answer(
    of programs: [String], _ arguments: [String] = [], input: [UInt8] = [], key: [UInt8]? = nil
  ) throws(StoreError) -> [UInt8]? {
    for program in programs {
      guard let answer = ProgramAnswer.of(program, arguments, input: input, key: key) else { continue }
      return answer.status == 0 ? answer.output : nil
    }
    throw StoreError(path: "", reason: .seal(.noProgram))
  }

  package static var isInstalled: Bool {
    ["age", "rage"].contains { ProgramAnswer.of($0, ["--version"], input: [], key: nil) != nil }
  }

  /// Makes an identity; gives its text.
  package static func makeIdentity() throws(StoreError) -> [UInt8] {
    let made = try answer(of: ["age-keygen", "rage-keygen"])
    guard let made, isIdentity(made) else { throw StoreError(path: "", reason: .seal(.noProgram)) }
    return made
  }

  /// The recipients of the keys of an identity, `age1…`; none for any other text.
  package static func recipients(ofIdentity key: [UInt8]) throws(StoreError) -> [String] {
    let text = try answer(of: ["age-keygen", "rage-keygen"], ["-y"], input: key) ?? []
    return String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline).map { String($0).trimmed }
  }

  static func seal(_ bytes: [UInt8], to recipients: [String]) throws(StoreError) -> [UInt8] {
    let arguments = ["-a"] + recipients.flatMap { ["-r", $0] }
    guard let sealed = try run(arguments, input: bytes), isArmoured(sealed),
      AgeFile(armoured: sealed)?.length == bytes.count
    else {
      throw StoreError(path: "", reason: .seal(.recipients(recipients)))
    }
    return sealed
  }

  /// Throws where nothing can be sealed to recipients.
  package static func check(_ recipients: [String]) throws(StoreError) {
    _ = try seal(Array("smjournal".utf8), to: recipients)
  }

  /// Whether what is sealed to a recipient is opened by an identity.
  package static func works(_ key: [UInt8], _ recipient: String) throws(StoreError) -> Bool {
    let probe = Array("smjournal".utf8)
    return try run(["-d", "-i", "/dev/fd/3"], input: try seal(probe, to: [recipient]), key: key) == probe
  }

  /// The text of an identity that is protected by a passphrase, which the program asks for.
  package static func unprotect(_ bytes: [UInt8], path: String) throws(StoreError) -> [UInt8] {
    guard let key = try run(["-d"], input: bytes), isIdentity(key) else {
      throw StoreError(path: path, reason: .seal(.identity))
    }
    return key
  }

  /// Seals the text of an identity by a passphrase, which the program asks for.
  package static func protect(_ key: [UInt8]) throws(StoreError) -> [UInt8] {
    guard let sealed = try run(["-p", "-a"], input: key), isArmoured(sealed) else {
      throw StoreError(path: "", reason: .seal(.passphrase))
    }
    return sealed
  }

  /// Whether a text has an identity that can be used as it is.
  package static func isIdentity(_ text: [UInt8]) -> Bool {
    text.split(separator: 0x0A).contains {
      $0.starts(with: "AGE-".utf8) || $0.starts(with: "-----BEGIN OPEN".utf8)
    }
  }

  private static let (begin, end) = ("-----BEGIN AGE ENCRYPTED FILE-----", "-----END AGE ENCRYPTED FILE-----")

  private static func isArmoured(_ bytes: [UInt8]) -> Bool {
    let last = bytes.lastIndex { $0 > 0x20 } ?? bytes.startIndex
    return bytes.starts(with: begin.utf8) && bytes[...last].suffix(end.utf8.count).elementsEqual(end.utf8)
  }
}
