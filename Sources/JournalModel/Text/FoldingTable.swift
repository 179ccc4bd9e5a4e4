/// What letters beyond ASCII are folded to.
///
/// - Source: the canonical decompositions of UnicodeData.txt (Unicode 15), marks U+0300...U+036F left out, in
///   lower case; and letters that have none but are read as others: ø, đ, ł, ß, æ, œ, þ …
@usableFromInline
package enum FoldingTable {
  /// U+00C0...U+024F, a byte a letter: a lower-case letter stands for itself, `?` for none, and
  /// A ae, O oe, S ss, T th, I ij, D dz, L lj, N nj.
  @inlinable package static var latin: StaticString {
    """
    aaaaaaAceeeeiiiidnooooo?ouuuuyTSaaaaaaAceeeeiiiidnooooo?ouuuuyTy\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiIIjjkkklllllll\
    lllnnnnnnnnnooooooOOrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs\
    b????????????????ff????i????????oo?????????????uu???????????????\
    ????DDDLLLNNNaaiioouuuuuuuuuu?aaaaAA??ggkkoooo??jDDDgg??nnaaAAoo\
    aaaaeeeeiiiioooorrrruuuusstt??hh??????aaeeooooooooyy????????????\
    ???b????????????
    """
  }

  /// U+1E00...U+1EFF in the same way.
  static let latinAdditional: StaticString = """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm\
    mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv\
    wwwwwwwwwwxxxxyyzzzzzzhtwyas??S?aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
    eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy??????
    """

  /// Lower-case Greek and Cyrillic letters with marks, ascending: the letter, its base.
  static let bases: [(letter: UInt16, base: UInt16)] = [
    (0x0374, 0x02B9), (0x037E, 0x003B), (0x0385, 0x00A8), (0x0387, 0x00B7), (0x0390, 0x03B9),
    (0x03AC, 0x03B1), (0x03AD, 0x03B5), (0x03AE, 0x03B7), (0x03AF, 0x03B9), (0x03B0, 0x03C5),
    (0x03C2, 0x03C3), (0x03CA, 0x03B9), (0x03CB, 0x03C5), (0x03CC, 0x03BF), (0x03CD, 0x03C5),
    (0x03CE, 0x03C9), (0x03D3, 0x03D2), (0x03D4, 0x03D2), (0x0439, 0x0438), (0x0450, 0x0435),
    (0x0451, 0x0435), (0x0453, 0x0433), (0x0457, 0x0456), (0x045C, 0x043A), (0x045D, 0x0438),
    (0x045E, 0x0443), (0x0477, 0x0475), (0x04C2, 0x0436), (0x04D1, 0x0430), (0x04D3, 0x0430),
    (0x04D7, 0x0435), (0x04DB, 0x04D9), (0x04DD, 0x0436), (0x04DF, 0x0437), (0x04E3, 0x0438),
    (0x04E5, 0x0438), (0x04E7, 0x043E), (0x04EB, 0x04E9), (0x04ED, 0x044D), (0x04EF, 0x0443),
    (0x04F1, 0x0443), (0x04F3, 0x0443), (0x04F5, 0x0447), (0x04F9, 0x044B),
  ]

  /// Takes the voicing mark off a composed kana, as its canonical decomposition does; `nil` for other
  /// letters.
  static func kana(_ scalar: UInt32) -> (base: UInt32, mark: UInt32)? {
    let hiragana = scalar >= 0x30A0 ? scalar &- 0x60 : scalar
    switch hiragana {
    case 0x304C...0x3062 where hiragana % 2 == 0: return (scalar - 1, 0x3099)
    case 0x3065, 0x3067, 0x3069, 0x309E: return (scalar - 1, 0x3099)
    case 0x3070...0x307D where hiragana % 3 == 1: return (scalar - 1, 0x3099)
    case 0x3070...0x307D where hiragana % 3 == 2: return (scalar - 2, 0x309A)
    case 0x3094: return (scalar - 78, 0x3099)
    default: return nil
    }
  }
}
