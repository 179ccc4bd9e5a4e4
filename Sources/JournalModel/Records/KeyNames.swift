/// What a key of the front matter means, whatever its language and spelling.
public enum KeyMeaning: Hashable, Sendable {
  /// A key of the journal.
  case key(Key)
  /// When the file was made: `created`, `date created`, `createdAt`, `créé` …
  case created
  /// When the file was last changed: `modified`, `updated`, `lastmod` …
  case modified

  /// Reads a key in any language, without regard to case, accents, spaces, hyphens and underscores.
  public init?(_ name: String) {
    guard let meaning = name.withBytes({ KeyMeaning($0) }) else { return nil }
    self = meaning
  }

  /// Reads a key from its bytes. A leading underscore marks the private keys of other programs.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.first != UInt8(ascii: "_"), let meaning = KeyMeaning.table[bytes] else { return nil }
    self = meaning
  }

  /// `type` is none of them: static-site tools reserve it. Nor are words that other programs use for
  /// something else, or that are keys of a person's own in another language: `data`, `fine`, `art`, `last`,
  /// `local`, `hora`.
  private static let table = WordTable<KeyMeaning>(names)

  fileprivate static let names: [(words: String, meaning: KeyMeaning)] = [
    ("kind,sorte", .key(.kind)),
    ("date,journaldate,datum,fecha,日付,날짜", .key(.date)),
    ("at,time,datetime,timestamp,moment,heure,dateheure,dateetheure,horodatage", .key(.at)),
    ("title,titre,intitulé,titel,título,titolo,タイトル,題名,제목", .key(.title)),
    (
      "shift,shifttype,poste,service,garde,typedeposte,typedeshift,dienst,schicht,turno,勤務,シフト,"
        + "근무", .key(.shift)
    ),
    (
      "energy,energylevel,énergie,niveaudénergie,niveaud'énergie,energía,energia,エネルギー,体力,에너지,"
        + "기력", .key(.energy)
    ),
    ("stress,stresslevel,niveaudestress,estrés,estresse,ストレス,스트레스", .key(.stress)),
    ("motivation,motivación,motivazione,motivação,motivatie,意欲,의욕", .key(.motivation)),
    ("fatigue,tiredness,müdigkeit,cansancio,stanchezza,cansaço,vermoeidheid,疲労,피로", .key(.fatigue)),
    (
      "load,emotionalload,charge,chargeémotionnelle,belastung,seelischelast,cargaemocional,"
        + "caricoemotivo,belasting,emotionelebelasting,心の負担,감정부담", .key(.load)
    ),
    (
      "satisfaction,zufriedenheit,satisfacción,soddisfazione,satisfação,tevredenheid,満足度,만족도",
      .key(.satisfaction)
    ),
    ("badges,badge,emotions,emotion,abzeichen,バッジ,배지", .key(.badges)),
    (
      "mood,humeur,moral,stimmung,ánimo,estadodeánimo,umore,estadodeespírito,stemming,気分,기분", .key(.mood)
    ),
    (
      "tags,tag,étiquettes,étiquette,motsclés,motclé,schlagwörter,schlagwort,schlagworte,"
        + "etiquetas,etiqueta,etichette,etichetta,trefwoorden,タグ,태그", .key(.tags)
    ),
    (
      "highlights,highlight,momentsforts,momentfort,pointsforts,tempsforts,faitsmarquants,"
        + "höhepunkte,momentosdestacados,momentispeciali,hoogtepunten,ハイライト,하이라이트", .key(.highlights)
    ),
    (
      "favorite,favourite,starred,favori,favorite,favoris,favorit,favorito,favorita,preferito,"
        + "preferita,favoriet,お気に入り,즐겨찾기", .key(.favorite)
    ),
    (
      "people,person,persons,personnes,personne,personen,menschen,personas,persone,pessoas,人物,人,"
        + "사람", .key(.people)
    ),
    ("place,location,lieu,endroit,lugar,luogo,plaats,場所,장소", .key(.place)),
    ("weather,météo,wetter,clima,weer,天気,날씨", .key(.weather)),
    ("photos,photo,pictures,picture,images,image,fotos,foto,fotografie,写真,사진", .key(.photos)),
    (
      "start,starttime,starts,début,heurededébut,heuredébut,beginn,inicio,inizio,início,begin,"
        + "開始,시작", .key(.start)
    ),
    ("end,endtime,ends,fin,heuredefin,heurefin,ende,fim,einde,終了,종료", .key(.end)),
    ("from,startdate,du,de,depuis,datededébut,datedébut,von,vom,desde,dal,vanaf,開始日,시작일", .key(.from)),
    (
      "until,to,till,enddate,au,jusqu'au,jusquau,datedefin,datefin,bis,hasta,finoal,tot,終了日,종료일", .key(.until)
    ),
    (
      "category,catégorie,typedecongé,typedecongés,kategorie,categoría,categorie,カテゴリー,分類,분류", .key(.category)
    ),
    ("status,statut,état,estado,stato,状態,상태", .key(.status)),
    ("source,origine", .key(.source)),
    ("origin,originid", .key(.origin)),
    ("published,publié,publiéle,publication", .key(.published)),
    ("shifts,postes", .key(.shifts)),
    ("extra,enplus,supplémentaire", .key(.extra)),
    ("hours,horaires,heures", .key(.hours)),
    ("half,demijournée", .key(.half)),
    ("name,nom,nome,naam,名前,이름", .key(.name)),
    (
      "birthday,birthdate,anniversaire,naissance,datedenaissance,geburtstag,cumpleaños,"
        + "compleanno,verjaardag,誕生日,생일", .key(.birthday)
    ),
    ("relation,lien", .key(.relation)),
    ("remind,rappel", .key(.remind)),
    ("asleep,minutesasleep,endormi,sommeil", .key(.asleep)),
    ("steps,stepcount,pas,schritte,pasos,passi,passos,stappen,歩数,걸음수", .key(.steps)),
    ("audio,recordings,enregistrements", .key(.audio)),
    (
      "callouts,callout,rappels,interventions,einsätze,einsatz,activaciones,chiamate,acionamentos,oproepen,"
        + "呼び出し,呼出,호출", .key(.callOuts)
    ),
    (
      "worked,travaillé,heurestravaillées,heureseffectuées,gearbeitet,trabajado,lavorato,trabalhado,gewerkt,"
        + "実働,실근무", .key(.worked)
    ),
    (
      "created,createdat,createdon,datecreated,creationdate,datecreation,datedecréation,créé,créée,créele,crééle,"
        + "publishdate,pubdate,datepublished", .created
    ),
    (
      "modified,modifiedat,datemodified,modificationdate,updated,updatedat,dateupdated,lastmod,lastmodified,"
        + "lastmodifieddate,lastupdate,lastupdated,modifié,modifiée,modifiéle,datedemodification,misàjour,misàjourle",
      .modified
    ),
  ]
}

extension Key {
  /// Reads the name of a key under any of its names; `nil` for keys of the person's own.
  public init?(named name: String) {
    guard case .key(let key)? = KeyMeaning(name) else { return nil }
    self = key
  }

  /// The key that an unknown name probably was meant to be, as it is spelled: one mistake away, or two from
  /// six letters on. The first letter is seldom mistyped, and short words are too near to others: of those
  /// only the canonical names count.
  public static func nearest(to name: String, for kind: Kind) -> (key: Key, spelling: String)? {
    nearest(among: near(name), for: kind)
  }

  /// The one of these that is nearest and belongs to a kind; the first where several are.
  package static func nearest(among near: [NearKey], for kind: Kind) -> (key: Key, spelling: String)? {
    var best: NearKey?
    for found in near where kind.has(found.key) && found.distance < best?.distance ?? .max { best = found }
    return best.map { ($0.key, $0.spelling) }
  }

  /// All names of keys that an unknown name may have been meant to be, whatever the kind.
  package static func near(_ name: String) -> [NearKey] {
    let word = Folding.folded(name).utf8.filter {
      ![0x20, UInt8(ascii: "-"), UInt8(ascii: "_")].contains($0)
    }
    guard word.count >= 4, let first = word.first, let candidates = KnownName.all[first] else { return [] }
    let allowed = word.count >= 6 ? 2 : 1
    let letters = KnownName.letters(of: word)
    return candidates.compactMap { known in
      // A mistake changes at most two of the letters that occur.
      guard abs(known.folded.count - word.count) <= allowed,
        (known.letters ^ letters).nonzeroBitCount <= 2 * allowed
      else { return nil }
      let distance = Spelling.distance(word, known.folded)
      return distance <= allowed ? NearKey(key: known.key, spelling: known.spelling, distance: distance) : nil
    }
  }
}

/// A key by one of its names, and how many mistakes another name is away from it.
package struct NearKey: Hashable, Sendable {
  package var key: Key
  package var spelling: String
  package var distance: Int
}

/// A name of a key, made ready to be compared with many others.
private struct KnownName {
  let key: Key
  let spelling: String
  let folded: [UInt8]
  let letters: UInt64

  /// Those that others are compared with, by their first bytes.
  static let all: [UInt8: [KnownName]] = {
    var all: [UInt8: [KnownName]] = [:]
    for (words, meaning) in KeyMeaning.names {
      guard case .key(let key) = meaning else { continue }
      for spelling in words.split(separator: ",").map(String.init) {
        let folded = Array(Folding.folded(spelling).utf8)
        guard let first = folded.first, folded.elementsEqual(key.name.utf8) || folded.count >= 6 else {
          continue
        }
        all[first, default: []].append(
          KnownName(key: key, spelling: spelling, folded: folded, letters: letters(of: folded)))
      }
    }
    return all
  }()

  /// A bit for each byte that occurs; some bytes share one.
  static func letters(of word: [UInt8]) -> UInt64 { word.reduce(0) { $0 | 1 << UInt64($1 & 63) } }
}
