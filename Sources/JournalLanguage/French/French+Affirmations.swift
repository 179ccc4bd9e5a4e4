import JournalInsights

extension French {
  var affirmations: [Affirmation] { French.texts }

  /// The texts of ShiftMood, word for word.
  private static let texts: [Affirmation] =
    Affirmation.numbered(resilience, .resilience)
    + Affirmation.numbered(competence, .competence)
    + Affirmation.numbered(compassion, .compassion)
    + Affirmation.numbered(balance, .balance)

  private static let resilience = [
    "Je fais une différence, même dans les petits gestes",
    "Mes limites protègent ma capacité à soigner",
    "Chaque shift difficile me rend plus forte",
    "Je mérite de me reposer autant que mes patients",
    "Ma fatigue est légitime, pas une faiblesse",
    "Je ne peux pas tout contrôler, et c'est ok",
    "Demander de l'aide est un signe de sagesse",
    "Je suis humaine, je ne suis pas une machine",
    "Mes émotions sont valides, même au travail",
    "Je choisis de me préserver pour durer",
  ]

  private static let competence = [
    "Mon expérience est précieuse",
    "Je sais ce que je fais, j'ai été formée pour ça",
    "Chaque geste technique que je pose compte",
    "J'apprends de chaque situation",
    "Ma vigilance sauve des vies",
    "Je suis capable de gérer l'imprévu",
    "Mes connaissances se renforcent chaque jour",
    "Je fais confiance à mon jugement clinique",
    "Mon professionnalisme fait la différence",
    "Je suis fière de mon métier",
  ]

  private static let compassion = [
    "Mon empathie est ma force, pas ma faiblesse",
    "Écouter un patient est un soin en soi",
    "Un sourire peut changer une journée",
    "Je vois la personne derrière la pathologie",
    "Ma présence apaise",
    "Chaque patient mérite ma bienveillance",
    "Je suis le lien humain dans un système technique",
    "Mon humanité est mon meilleur outil",
    "Prendre soin commence par un regard",
    "Je crée de la sécurité par ma présence",
    "Mon attention est un cadeau que j'offre",
    "Je suis là, et ça compte",
    "Ma compassion ne s'épuise pas, elle se nourrit",
    "Chaque geste doux est un acte de résistance",
    "Je soigne avec mes mains et mon cœur",
  ]

  private static let balance = [
    "Mes jours de repos sont sacrés",
    "Je ne suis pas que mon métier",
    "Prendre soin de moi me permet de soigner les autres",
    "Dire non protège mon énergie",
    "Mon bien-être personnel n'est pas égoïste",
    "Je mérite une vie en dehors de l'hôpital",
    "Mes loisirs me ressourcent pour mieux soigner",
    "L'équilibre vie pro/perso est un droit, pas un luxe",
    "Je ne ramène pas le travail à la maison (dans ma tête)",
    "Mes proches ont besoin de moi entière, pas épuisée",
    "Déconnecter est nécessaire pour reconnecter",
    "Mon identité dépasse ma blouse",
    "Je cultive ma vie personnelle avec autant de soin",
    "Mes vacances sont vitales, pas optionnelles",
    "Je choisis de vivre, pas seulement de survivre",
  ]

  /// The texts of ShiftMood are a woman's.
  func affirmationForms(_ speaker: Speaker) -> [String: String] {
    switch speaker.agreement {
    case nil, .feminine: [:]
    case .masculine:
      [
        "resilience-3": "Chaque shift difficile me rend plus fort",
        "resilience-8": "Je suis humain, je ne suis pas une machine",
        "competence-2": "Je sais ce que je fais, j'ai été formé pour ça",
        "competence-10": "Je suis fier de mon métier",
        "balance-10": "Mes proches ont besoin de moi entier, pas épuisé",
      ]
    case .neutral:
      [
        "resilience-3": "Chaque shift difficile me renforce",
        "resilience-8": "Je suis un être humain, je ne suis pas une machine",
        "competence-2": "Je sais ce que je fais, c'est mon métier",
        "competence-10": "J'ai la fierté de mon métier",
        "balance-10": "Mes proches ont besoin de toute ma présence, pas de ce qu'il en reste",
      ]
    }
  }
}
