import JournalKit
import JournalModel
import JournalStore

extension Context {
  /// Adds the values of scales that stand on a command line; one that the profile does not have is an unknown
  /// option.
  ///
  /// - Parameter options: those that the command has itself.
  package mutating func add(
    _ scales: [(name: String, value: String)], to answers: inout Answers, options: [Option], command: String
  ) throws(CommandError) {
    guard !scales.isEmpty else { return }
    let own = try journal().profile.scales.own
    for (name, value) in scales {
      guard let scale = own.first(where: { $0.isNamed(name) }) else {
        let nearest = NearestWord.of(name, among: options.map(\.name) + own.map(\.name)).map { "--" + $0 }
        throw .usage(
          UsageError(.unknownOption("--" + name, command: command, nearest: nearest), command: command))
      }
      guard let number = scale.value(value) else {
        throw .usage(
          UsageError(
            .wrongValue(name: "--" + name, found: value, expected: .between(scale.range)), command: command))
      }
      answers[scale] = number
    }
  }
}
