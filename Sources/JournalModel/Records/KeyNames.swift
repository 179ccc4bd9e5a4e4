/// What a key of the front matter means, whatever its language and spelling.
public enum KeyMeaning: Hashable, Sendable {
  /// A key of the journal.
  case key(Key)
  /// When the file was made: `created`, `date created`, `createdAt`, `créé` …
  case created
  /// When the file was last changed: `modified`, `updated`, `lastmod` …
  case modified

  /// Reads a key: English or French, without regard to case, accents, spaces, hyphens and underscores.
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
  /// something else.
  private static let table = WordTable<KeyMeaning>(names)

  fileprivate static let names: [(words: String, meaning: KeyMeaning)] = [
    ("kind,sorte", .key(.kind)),
    ("date,journaldate", .key(.date)),
    ("at,time,datetime,timestamp,moment,heure,dateheure,dateetheure,horodatage", .key(.at)),
    ("title,titre,intitulé", .key(.title)),
    ("shift,shifttype,poste,service,garde,typedeposte,typedeshift", .key(.shift)),
    ("energy,energylevel,énergie,niveaudénergie,niveaud'énergie", .key(.energy)),
    ("stress,stresslevel,niveaudestress", .key(.stress)),
    ("motivation", .key(.motivation)),
    ("fatigue,tiredness", .key(.fatigue)),
    ("load,emotionalload,charge,chargeémotionnelle", .key(.load)),
    ("satisfaction", .key(.satisfaction)),
    ("badges,badge,emotions,emotion", .key(.badges)),
    ("mood,humeur,moral", .key(.mood)),
    ("tags,tag,étiquettes,étiquette,motsclés,motclé", .key(.tags)),
    ("highlights,highlight,momentsforts,momentfort,pointsforts,tempsforts,faitsmarquants", .key(.highlights)),
    ("favorite,favourite,starred,favori,favorite,favoris", .key(.favorite)),
    ("people,person,persons,personnes,personne", .key(.people)),
    ("place,location,lieu,endroit", .key(.place)),
    ("weather,météo", .key(.weather)),
    ("photos,photo,pictures,picture,images,image", .key(.photos)),
    ("start,starttime,starts,début,heurededébut,heuredébut", .key(.start)),
    ("end,endtime,ends,fin,heuredefin,heurefin", .key(.end)),
    ("from,startdate,du,de,depuis,datededébut,datedébut", .key(.from)),
    ("until,to,till,enddate,au,jusqu'au,jusquau,datedefin,datefin", .key(.until)),
    ("category,catégorie,typedecongé,typedecongés", .key(.category)),
    ("status,statut,état", .key(.status)),
    ("source,origine", .key(.source)),
    ("origin,originid", .key(.origin)),
    ("published,publié,publiéle,publication", .key(.published)),
    ("shifts,postes", .key(.shifts)),
    ("extra,enplus,supplémentaire", .key(.extra)),
    ("hours,horaires,heures", .key(.hours)),
    ("half,demijournée", .key(.half)),
    ("name,nom", .key(.name)),
    ("birthday,birthdate,anniversaire,naissance,datedenaissance", .key(.birthday)),
    ("relation,lien", .key(.relation)),
    ("remind,rappel", .key(.remind)),
    ("asleep,minutesasleep,endormi,sommeil", .key(.asleep)),
    ("steps,stepcount,pas", .key(.steps)),
    ("audio,recordings,enregistrements", .key(.audio)),
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
    let word = String(Folding.folded(name).filter { ![" ", "-", "_"].contains($0) })
    guard word.utf8.count >= 4 else { return nil }
    let allowed = word.utf8.count >= 6 ? 2 : 1
    var best: (key: Key, spelling: String, distance: Int)?
    for (words, meaning) in KeyMeaning.names {
      guard case .key(let key) = meaning, kind.has(key) else { continue }
      for spelling in words.split(separator: ",").map(String.init) {
        let folded = Folding.folded(spelling)
        guard folded.utf8.first == word.utf8.first, folded == key.name || folded.utf8.count >= 6 else {
          continue
        }
        let distance = Spelling.distance(word, folded)
        if distance <= allowed, distance < best?.distance ?? .max { best = (key, spelling, distance) }
      }
    }
    return best.map { ($0.key, $0.spelling) }
  }
}
