import JournalModel
import Testing

struct FoldingTests {
  @Test(arguments: [
    ("Équipe géniale", "equipe geniale"), ("Équipe", "equipe"), ("E\u{301}quipe", "equipe"),
    ("ŒUVRE", "oeuvre"),
    ("Straße", "strasse"), ("Ærø", "aero"), ("Łódź", "lodz"), ("İstanbul", "istanbul"), ("Ðorđe", "dorde"),
    ("l’hôpital", "l'hopital"), ("à\u{202F}?", "a ?"), ("Ёлка", "елка"), ("Άλφα", "αλφα"), ("ΣΣΣς", "σσσσ"),
    ("Việt Nam", "viet nam"), ("☺\u{FE0F}", "☺"), ("日本", "日本"), ("", ""),
  ])
  func `case, accents and typography make no difference`(text: String, folded: String) {
    #expect(Folding.folded(text).utf8.elementsEqual(folded.utf8))
  }

  @Test(arguments: [
    ("é", "e\u{301}"), ("Ǆ", "ǆ"), ("が", "か\u{3099}"), ("ぱ", "は\u{309A}"), ("ヴ", "ウ\u{3099}"),
    ("ド", "ト\u{3099}"),
    ("한", "\u{1112}\u{1161}\u{11AB}"), ("й", "и\u{306}"), ("ΐ", "ι\u{308}\u{301}"), ("ệ", "e\u{323}\u{302}"),
  ])
  func `composed and decomposed text are alike`(composed: String, decomposed: String) {
    #expect(Folding.areAlike(composed, decomposed))
  }

  @Test func `kana with and without a voicing mark are different letters`() {
    #expect(!Folding.areAlike("が", "か"))
  }

  @Test(arguments: [
    ("À la plage", "PLAGE", true), ("À la plage", "a la", true), ("plage", "plages", false), ("x", "", true),
  ])
  func `finds a part`(text: String, part: String, isFound: Bool) {
    #expect(Folding.contains(text, part) == isFound)
  }

  @Test(arguments: [0xC0..<0x250, 0x3040..<0x3100, 0xAC00..<0xAE00] as [Range<UInt32>])
  func `a name is packed as its letters are folded`(letters: Range<UInt32>) {
    for letter in letters.compactMap(Unicode.Scalar.init) {
      let text = "a\(letter)b"
      #expect(PackedName(text) == PackedName(Folding.folded(text)), "\(text)")
    }
  }

  @Test func `a voiced kana is another letter than the one without its mark`() {
    #expect(PackedName("ガス") == PackedName("カ\u{3099}ス"))
    #expect(PackedName("ガス") != PackedName("カス"))
    #expect(PackedName("パン") != PackedName("バン"))
  }
}
