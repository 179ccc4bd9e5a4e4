import JournalExchange
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

extension Context {
  /// Reads photos and recordings from any folder, as they will lie in the journal.
  ///
  /// - Parameters:
  ///   - day: of their record; their names begin with it.
  ///   - keepsPosition: whether a photo goes on saying where it was taken.
  ///   - side: the longest side that a photo may have, in pixels; as it is where `nil`.
  package mutating func prepared(
    _ paths: [String], day: CivilDay, caption: String? = nil, keepsPosition: Bool = false, side: Int? = nil
  ) throws(CommandError) -> [Journal.Media] {
    var media: [Journal.Media] = []
    for path in paths {
      do throws(MediaProblem) {
        let item = try PreparedMedia(
          absolute(path), day: day, caption: caption, keepsPosition: keepsPosition, side: side)
        if item.staysAsLarge {
          remark(phrases.say("media-staysAsLarge", ("file", .of(path))))
        }
        if terminal != nil, !item.format.isSound {
          let taken = phrases.say(
            "media-taken", ("file", .of(path)), ("size", .of(phrases.size(Int64(item.bytes.count)))))
          errors.line(Sanitizer.line(taken), .dim)
        }
        media.append((item.stem, item.format.ending, item.bytes, item.format.isSound))
      } catch { throw .media(MediaProblem(path: absolute(path), reason: error.reason)) }
    }
    return media
  }
}
