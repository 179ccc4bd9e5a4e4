import JournalKit
import JournalLanguage
import JournalModel
import JournalTerminal

extension Context {
  /// A line in which a person says shifts, without a doubt about its hours: asked where they leave one.
  package mutating func settled(_ line: String) throws(CommandError) -> String {
    var line = line
    while let doubt = DoubtfulHours(in: line) {
      line = doubt.settled(in: line, as: try askReading(of: doubt))
    }
    return line
  }

  /// Asks which hours are meant; Enter takes the likeliest.
  package mutating func askReading(of doubt: DoubtfulHours) throws(CommandError) -> ClockSpan {
    let labels = doubt.readings.map { span in
      let minutes = Int(span.end.secondOfDay - span.start.secondOfDay) / 60
      let length = phrases.duration(minutes: minutes > 0 ? minutes : minutes + 1_440)
      return "\(phrases.time(span.start))–\(phrases.time(span.end)) (\(length))"
    }
    let question = KeyQuestion(Sanitizer.line(phrases.inquiry(.hours) + " " + doubt.text), labels: labels)
    while true {
      if case .label(let index) = try askChoice(question) { return doubt.readings[index] }
    }
  }
}
