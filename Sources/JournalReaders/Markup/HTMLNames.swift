/// The names of characters that notes of other programs use: Latin letters, quotes, dashes, arrows, signs.
///
/// - Source: the named character references of the WHATWG HTML standard, 13.5.
enum HTMLNames {
  /// The character of each name.
  static let table: [String: String] = {
    var table: [String: String] = [:]
    var name: Substring?
    for word in list.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if let known = name {
        if let scalar = UInt32(word, radix: 16).flatMap(Unicode.Scalar.init) {
          table[String(known)] = String(Character(scalar))
        }
        name = nil
      } else {
        name = word
      }
    }
    return table
  }()

  /// Names, each with its code in hexadecimal.
  private static let list = """
    AElig C6 Aacute C1 Acirc C2 Agrave C0 Aring C5 Atilde C3 Auml C4 Ccedil C7 Dagger 2021 ETH D0 Eacute
    C9 Ecirc CA Egrave C8 Euml CB Iacute CD Icirc CE Igrave CC Iuml CF Ntilde D1 OElig 152 Oacute D3
    Ocirc D4 Ograve D2 Oslash D8 Otilde D5 Ouml D6 Prime 2033 Scaron 160 THORN DE Uacute DA Ucirc DB
    Ugrave D9 Uuml DC Yacute DD Yuml 178 aacute E1 acirc E2 acute B4 aelig E6 agrave E0 amp 26 apos 27
    aring E5 asymp 2248 atilde E3 auml E4 bdquo 201E brvbar A6 bull 2022 ccedil E7 cedil B8 cent A2
    check 2713 circ 2C6 clubs 2663 copy A9 cross 2717 curren A4 dagger 2020 darr 2193 deg B0 diams 2666
    divide F7 eacute E9 ecirc EA egrave E8 emsp 2003 ensp 2002 eth F0 euml EB euro 20AC fnof 192 frac12
    BD frac14 BC frac34 BE ge 2265 gt 3E harr 2194 hearts 2665 hellip 2026 iacute ED icirc EE iexcl A1
    igrave EC infin 221E iquest BF iuml EF laquo AB larr 2190 ldquo 201C le 2264 lrm 200E lsaquo 2039
    lsquo 2018 lt 3C macr AF mdash 2014 micro B5 middot B7 minus 2212 nbsp A0 ndash 2013 ne 2260 not AC
    ntilde F1 oacute F3 ocirc F4 oelig 153 ograve F2 ordf AA ordm BA oslash F8 otilde F5 ouml F6 para B6
    permil 2030 phone 260E plusmn B1 pound A3 prime 2032 quot 22 raquo BB rarr 2192 rdquo 201D reg AE
    rlm 200F rsaquo 203A rsquo 2019 sbquo 201A scaron 161 sect A7 shy AD spades 2660 star 2606 sup1 B9
    sup2 B2 sup3 B3 szlig DF thinsp 2009 thorn FE tilde 2DC times D7 trade 2122 uacute FA uarr 2191
    ucirc FB ugrave F9 uml A8 uuml FC yacute FD yen A5 yuml FF zwj 200D zwnj 200C
    """
}
