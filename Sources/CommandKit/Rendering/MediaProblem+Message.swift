import JournalExchange
import JournalFiles
import JournalKit
import JournalLanguage

extension MediaProblem {
  /// What is said about it.
  package func message(_ phrases: Phrases) -> String {
    switch reason {
    case .store(let reason): phrases.message(StoreError(path: path, reason: reason))
    case .unknownFormat: phrases.media(.unknownFormat)
    case .damaged: phrases.media(.damaged)
    case .tooLarge(let bytes, let limit): phrases.media(.tooLarge(bytes: bytes, limit: limit))
    case .needsProgram: phrases.media(.needsProgram)
    }
  }
}
