import JournalIndex
import JournalLanguage
import JournalModel
import Testing

@testable import JournalCommands

@Suite struct ProgressLineTests {
  private func line(_ language: Language, width: Int, _ progress: Progress) -> String {
    String(
      decoding: ProgressLine(phrases: language.phrases, width: width).bytes(for: progress), as: UTF8.self)
  }

  @Test func `count and rate are written over the line before`() {
    let progress = Progress(files: 31_250, seconds: 2.5)
    #expect(
      line(.english, width: 80, progress) == "\r31,250 files looked at, 12,500 a second\u{1B}[K\r")
    #expect(
      line(.french, width: 80, progress)
        == "\rFichiers examinés\u{A0}: 31\u{202F}250\u{A0}; par seconde\u{A0}: 12\u{202F}500\u{1B}[K\r")
  }

  @Test func `a narrow terminal keeps it on one line`() {
    #expect(line(.english, width: 10, Progress(files: 31_250, seconds: 1)) == "\r31,250 fi\u{1B}[K\r")
    #expect(line(.english, width: 0, Progress(files: 1, seconds: 1)) == "\r\u{1B}[K\r")
  }

  @Test func `at the end it is erased`() {
    #expect(line(.french, width: 80, Progress(files: 9, seconds: 1, isDone: true)) == "\r\u{1B}[K")
  }
}
