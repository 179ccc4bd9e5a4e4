import JournalLanguage
import JournalModel
import YAMLCodec

// Errors as people read them.

extension YAMLError {
  var message: String { Language.english.phrases.message(self) }
}

extension EditError {
  var message: String { Language.english.phrases.message(self) }
}
