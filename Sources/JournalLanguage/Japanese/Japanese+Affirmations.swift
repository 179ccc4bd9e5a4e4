import JournalInsights

extension Japanese {
  var affirmations: [Affirmation] { Japanese.texts }

  /// In a nurse's own voice; the meaning follows the French texts one by one.
  private static let texts: [Affirmation] =
    Affirmation.numbered(resilience, .resilience)
    + Affirmation.numbered(competence, .competence)
    + Affirmation.numbered(compassion, .compassion)
    + Affirmation.numbered(balance, .balance)

  private static let resilience = [
    "小さなことでも、私は力になれている",
    "自分の限界を守ることが、ケアする力を守る",
    "つらい勤務のたびに、私は少し強くなる",
    "患者さんと同じように、私にも休む資格がある",
    "疲れるのは当然のこと、弱さではない",
    "すべてを思いどおりにはできない。それでいい",
    "助けを求めるのは賢いこと",
    "私は人間、機械ではない",
    "感じたことは大切にしていい、職場でも",
    "長く続けるために、自分をいたわる",
  ]

  private static let competence = [
    "私の経験には大きな価値がある",
    "何をすべきかわかっている。そのために学んできた",
    "一つひとつの手技に意味がある",
    "どんな場面からも学べる",
    "私の気づきが命を守る",
    "思いがけないことにも対応できる",
    "毎日少しずつ、知識が増えている",
    "自分の臨床判断を信じる",
    "私の仕事ぶりが、違いを生む",
    "この仕事を誇りに思う",
  ]

  private static let compassion = [
    "共感は私の強さ、弱さではない",
    "耳を傾けることも、立派なケア",
    "笑顔ひとつで一日が変わる",
    "病気の向こうにいる人を見ている",
    "私がそばにいると、場が落ち着く",
    "どの患者さんも、やさしくされていい",
    "機械に囲まれた現場で、人のぬくもりを届ける",
    "人間らしさが、私のいちばんの道具",
    "ケアはまなざしから始まる",
    "私がそばにいることで、安心が生まれる",
    "心を向けることは、私からの贈り物",
    "私はここにいる。それだけで意味がある",
    "思いやりは尽きない。育てていけるもの",
    "やさしいしぐさの一つひとつが、小さな抵抗",
    "手と心で、看護をする",
  ]

  private static let balance = [
    "休みの日は、何より大切",
    "私は仕事だけの人間ではない",
    "自分を大切にするから、人を大切にできる",
    "断ることも、自分の力を守ること",
    "自分の元気を願うのは、わがままではない",
    "病院の外にも、私の人生がある",
    "好きなことが、また人を支える力になる",
    "自分の時間を持つことは権利、ぜいたくではない",
    "仕事は職場に置いて帰る、頭の中も",
    "大切な人には、疲れ切った私ではなく、まるごとの私を",
    "離れてみるから、また向き合える",
    "私は制服より大きな存在",
    "自分の暮らしも、同じように大切に手入れする",
    "私の休暇は欠かせないもの、あってもなくてもよいものではない",
    "ただ乗り切るのではなく、生きることを選ぶ",
  ]

  func affirmationForms(_ speaker: Speaker) -> [String: String] {
    let pride: String? =
      switch speaker.profession {
      case nil, .nurse: nil
      case .carer: "介護の仕事を誇りに思う"
      case .midwife: "助産師であることを誇りに思う"
      case .paramedic: "救急救命士であることを誇りに思う"
      case .other: "自分の仕事を誇りに思う"
      }
    return pride.map { ["competence-10": $0] } ?? [:]
  }
}
