extension Session {
  /// A journal in Paris with these lines of the profile besides its name.
  static func inParis(_ profile: String, _ files: [String: String] = [:]) -> Session {
    Session(profile: "smjournal: 1\nname: Claire\ntimezone: Europe/Paris\n\(profile)\n", files)
  }

  /// The answer of a command as JSON without blanks and line ends.
  func compact(_ words: String...) -> String {
    run((words + ["--json"]).map { Array($0.utf8) }).output.filter { !$0.isWhitespace }
  }

  /// The lines of a command's answer.
  func lines(_ words: String...) -> [String] {
    run(words.map { Array($0.utf8) }).output.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }
}
