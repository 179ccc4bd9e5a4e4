/// Remembers what was answered about the last texts: the keys of a person's own are few, and each has many
/// values.
struct AnswerMemory {
  private var answers: [(text: [UInt8], isTrue: Bool)] = []

  /// What `ask` says of a text, perhaps some time ago.
  mutating func answer(about text: UnsafeRawBufferPointer, _ ask: (String) -> Bool) -> Bool {
    if let known = answers.first(where: { unsafe $0.text.elementsEqual(text) }) { return known.isTrue }
    if answers.count == 16 { answers.removeFirst() }
    let answer = unsafe ask(String(decoding: text, as: UTF8.self))
    unsafe answers.append((Array(text), answer))
    return answer
  }
}
