/// Some thousand words of a bilingual ward, the first of them as much more frequent as in what people write.
struct Vocabulary {
  /// The different words, the most frequent first.
  let words: [[UInt8]]
  /// Every word as often as it is likely; 65,536 numbers, so that 16 bits of chance choose a word.
  private let table: [UInt16]

  init() {
    var seen: Set<String> = []
    let all = (Vocabulary.common + Vocabulary.derived).filter { seen.insert($0).inserted }
    words = all.map { Array($0.utf8) }
    table = Vocabulary.table(of: words.count)
  }

  /// Writes a text of sentences and lines of at most twelve words.
  func write(_ count: Int, to bytes: inout [UInt8], _ random: inout Random) {
    var (bits, beginsSentence) = (random.next(), true)
    for number in 0..<count {
      if number % 4 == 0 { bits = random.next() }
      let start = bytes.count
      bytes += words[Int(table[Int(bits & 0xFFFF)])]
      bits >>= 16
      if beginsSentence, (0x61...0x7A).contains(bytes[start]) { bytes[start] -= 0x20 }
      beginsSentence = number % 12 == 11 || number == count - 1
      if beginsSentence { bytes.append(0x2E) }
      bytes.append(beginsSentence ? 0x0A : 0x20)
    }
  }

  func word(_ random: inout Random) -> String {
    String(decoding: words[Int(table[random.below(table.count)])], as: UTF8.self)
  }

  /// Word number `r` (from 1) gets a share of 1 / r of the table.
  ///
  /// - Source: Zipf's law.
  private static func table(of count: Int) -> [UInt16] {
    let size = 1 << 16
    let sum = (1...count).reduce(0) { $0 + 1 / Double($1) }
    var table: [UInt16] = []
    table.reserveCapacity(size)
    for rank in 1...count {
      // What is left goes round at the end; every word has a place of its own.
      let share = min(max(1, Int(Double(size - count) / sum / Double(rank)) + 1), size - table.count)
      table += repeatElement(UInt16(rank - 1), count: share)
    }
    while table.count < size { table.append(UInt16(table.count % count)) }
    return table
  }

  private static func list(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  private static let common = list(
    """
    the de and la a et to le I les of à in des it un was que my une we en on est with qui for pas not dans \
    she pour he sur at plus but avec so au all ce had je me nous that il then elle night nuit shift équipe \
    very très after après again encore bed lit no sans room chambre one deux two trois mum maman call appel \
    home maison sleep sommeil day jour team relève coffee café tired fatiguée hand main morning matin ward \
    service hours heures pain douleur family famille stairs escalier window fenêtre rain pluie snow neige \
    bus tram dinner dîner bread pain garden jardin cat chat letter lettre late tard early tôt never jamais \
    always toujours quiet calme loud bruit doctor médecin nurse infirmière patient malade fever fièvre blood \
    sang chart dossier door porte floor étage summer été winter hiver Noël Léa Élodie Karim Zoë naïve cœur \
    sœur œuf façon garçon où déjà peut-être aujourd’hui l’hôpital don’t can’t it’s
    """)

  /// Stems with endings: what they make need not be in a dictionary, only be many and look like words.
  private static var derived: [String] {
    var words: [String] = []
    for prefix in ["", "re", "over", "un"] {
      for ending in ["", "s", "ed", "ing", "er", "ers", "less", "ful"] {
        words += english.map { prefix + $0 + ending }
      }
    }
    for prefix in ["", "re", "sur", "mé"] {
      for ending in ["er", "e", "é", "ée", "és", "ait", "ant", "ons", "ement", "eur"] {
        words += french.map { prefix + $0 + ending }
      }
    }
    return words
  }

  private static let english = list(
    """
    walk talk turn lift wash feed check help rest work wait start finish print clean count call dress fold \
    gown hand hold joint knock laugh learn light listen look mend need order pack paint plan play pour pull \
    push reach read record round scan seat shout show sign sort spill stand step stock tend test thank touch \
    train treat visit ward watch weigh whisper wonder work yawn
    """)

  private static let french = list(
    """
    soign pans lav aid pouss tir lev couch parl écout regard march mont port pass rest rentr trouv cherch \
    donn gard appel rappel not compt mesur piqu perfus transfus prépar rang nettoy chang habill install \
    surveill rassur consol respir dorm souffl pleur chant cuisin jardin voyag téléphon travaill termin arriv
    """)
}
