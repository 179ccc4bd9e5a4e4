import JournalStore
import JournalSync

extension Spanish {
  func sync(_ message: SyncMessage) -> String {
    switch message {
    case .noConflicts: "ningún conflicto"
    case .copy(let original, let tool): "una segunda versión de \(original) (\(tool))"
    case .copyLeft(let original): "es una segunda versión de \(original); «smjournal conflicts» dice más"
    case .copyOfNothing(let original): "una segunda versión de \(original), que ya no existe"
    case .markers: "contiene las marcas de una fusión sin acabar"
    case .brokenMarkers: "contiene marcas de fusión que no encajan; corrígelo en un editor"
    case .differs(let places): "difiere en \(joined(places))"
    case .same: "ambos dicen lo mismo"
    case .mergeable: "se puede fusionar"
    case .clashes(let clashes): "ambos lados cambiaron \(joined(clashes.map(place)))"
    case .here: "aquí"
    case .there: "allí"
    case .both: "los dos"
    case .later: "más tarde"
    case .whichSide: "¿Cuál vale?"
    case .twoRecords: "dos registros con el mismo nombre; se quedarán los dos"
    case .twin(let original): "el mismo registro que \(original), por su momento y su título"
    case .waiting(.deletedByUs): "borrado aquí y cambiado en el otro lado; git guardó el texto y espera"
    case .waiting(.deletedByThem): "cambiado aquí y borrado en el otro lado; git guardó el texto y espera"
    case .waiting(.renamed(let path)): "movido aquí, y a \(path) en el otro lado; git espera"
    case .merged(let copy, let original, let trash, let former):
      "\(copy) fusionado en \(original); la copia es ahora \(trash)"
        + (former.map { ", el texto anterior \($0)" } ?? "")
    case .mended(let path, let former):
      "Versiones fusionadas en \(path)" + (former.map { "; el archivo como estaba es ahora \($0)" } ?? "")
    case .wasSame(let copy, let trash): "\(copy) no decía nada nuevo; ahora es \(trash)"
    case .twoFiles: "dos archivos distintos con el mismo nombre; se quedarán los dos"
    case .bothFilesStay(let path, let name): "Se quedan los dos: el otro \(path) es ahora \(name)"
    case .separated(let path, let name): "El segundo registro de \(path) es ahora \(name)"
    case .restored(let copy, let name): "\(copy) es ahora \(name)"
    case .kept(let path, let copy, let trash): "\(path) se queda como está; \(copy) es ahora \(trash)"
    case .stays(let path): "\(path) se queda"
    case .removed(let path, let trash): "\(path) es ahora \(trash)"
    case .choose(let clashes):
      "ambos lados cambiaron \(joined(clashes.map(place))); elige con --ours o --theirs"
        + (clashes.keyToTake.map { ", o para una sola clave con --take \($0)=ours" } ?? "")
        + (clashes.allSatisfy(\.isOfText) ? ", guarda los dos con --both" : "") + ", o corrígelo en un editor"
    case .chooseName: "cada lado le dio otro nombre; elige con --ours o --theirs"
    case .tellGit(let files): "Después díselo a git: git add -- \(files.joined(separator: " "))"
    case .sameName(let paths):
      "\(joined(paths)): para algunos sistemas estos nombres son uno (mayúsculas, acentos); cambia uno"
    case .strangeTrash(let path):
      "\(path) está en la papelera, y nada en este dispositivo lo puso allí; recupéralo con: "
        + "smjournal restore \(path)"
    case .uncertainPlan(let path):
      "\(path) prevé vacaciones, pero dos versiones chocan; resuélvelas con: smjournal resolve --all"
    case .everyDevice: "Hace falta una vez en cada dispositivo: ni git ni Syncthing lo llevan consigo."
    case .mergeLeft(let clashes):
      "ambos lados cambiaron \(joined(clashes.map(place))); el archivo contiene marcas"
    }
  }

  func place(_ clash: RecordMerge.Clash) -> String {
    switch clash {
    case .key(let key): key
    case .body(let places): places == 1 ? "un sitio del texto" : "\(places) sitios del texto"
    case .text(let places): places == 1 ? "un sitio del archivo" : "\(places) sitios del archivo"
    case .twoRecords: "el archivo desde el principio: son dos registros"
    case .notText: "todo el archivo: un lado no es texto"
    }
  }

  func setup(_ step: SyncSetup.Step) -> String {
    switch step {
    case .added(let lines, let file):
      "\(file): añadido: \(lines.count == 1 ? lines[0] : "\(lines.count) líneas")"
    case .complete(let file): "\(file): ya está completo"
    case .configured(let key): "configuración de git: \(key) puesto"
    case .alreadyConfigured(let key): "configuración de git: \(key) ya estaba puesto"
    case .made(let file): "\(file): creado"
    case .kept(let file): "\(file): ya está y dice otra cosa; se deja como está"
    case .next(let command): "Ahora escribe: \(command)"
    case .otherDriver(let name): ".gitattributes: ya fusiona *.md con \(quoted(name)); se deja como está"
    }
  }

  func setup(_ failure: SyncSetup.Failure) -> String {
    switch failure {
    case .gitMissing: "git no está instalado"
    case .noRepository: "el diario no está en ningún repositorio de git; crea uno con: git init"
    case .unaskedGit(let refusal): versions(.unaskedGit(refusal, .setup))
    case .noDesktop: "ni XDG_DATA_HOME ni HOME dicen dónde busca programas el escritorio"
    case .configurationRefused: "git se negó a cambiar su configuración"
    case .store(let error): "\(error.path): \(message(error))"
    }
  }

  func privacy(_ reason: PrivacyCheck.Finding.Reason) -> String {
    switch reason {
    case .readable(let mode): "otros usuarios de este equipo pueden leerlo (\(octal(mode)))"
    case .identifier(let kind, let found): "\(quoted(found)) \(identifier(kind))"
    case .position: "esta foto dice dónde se hizo"
    case .publicRemote(let address):
      "el diario se envía a \(address): asegúrate de que allí no es público"
    case .plainRemote(let address): "el diario se envía a \(address) sin cifrar"
    case .unaskedGit(let refusal): versions(.unaskedGit(refusal, .remotes))
    }
  }

  private func identifier(_ kind: PatientIdentifier) -> String {
    switch kind {
    case .socialSecurity: "es un número francés de la seguridad social"
    case .nhs: "puede ser un número NHS"
    case .hospitalNumber: "puede ser el número de historia de un hospital"
    case .birthDate: "puede ser una fecha de nacimiento"
    case .name: "puede ser el nombre de un paciente"
    case .own(let pattern): "coincide con tu patrón \(quoted(pattern))"
    }
  }

  func health(_ item: HealthItem) -> (topic: String, state: String) {
    switch item {
    case .records(let counts, let bytes):
      (
        "Registros",
        counts.isEmpty
          ? "ninguno" : joined(counts.map { count($0.count, Noun($0.kind)) }) + "; \(size(bytes))"
      )
    case .problems(let counts):
      (
        "Problemas",
        counts.isEmpty
          ? "ninguno" : joined(counts.map { "\(number($0.count)) \(sort($0.sort, isOne: $0.count == 1))" })
      )
    case .conflicts(let count): ("Conflictos", count == 0 ? "ninguno" : number(count))
    case .otherJournals(let folders):
      ("Otros diarios", "no forman parte de este: \(folders.joined(separator: ", "))")
    case .notices(let count):
      ("Sincronización", count == 1 ? "1 cosa que mirar" : "\(number(count)) cosas que mirar")
    case .index(.good): ("Índice", "coincide con los archivos")
    case .index(.corrected(let count)):
      ("Índice", "se equivocaba en \(number(count)) archivos; ahora está bien")
    case .index(.unwritable(let error)): ("Índice", "no se puede escribir (\(message(error)))")
    case .permissions(let count):
      (
        "Permisos",
        count == 0 ? "solo tuyos" : "otros pueden leer \(number(count)) de los archivos y carpetas"
      )
    case .git(let state): ("git", sync(state))
    case .syncthing(let state): ("Syncthing", sync(state))
    case .encryption(.folder(let tool)): ("En el disco", "vista descifrada de una carpeta cifrada (\(tool))")
    case .encryption(.disk(let tool)): ("En el disco", "el disco está cifrado (\(tool))")
    case .encryption(.unknown):
      ("En el disco", "desde aquí no se ve ningún cifrado; mira «At rest» en el manual")
    case .gitCrypt:
      ("git-crypt", "cifra los registros en git: los cambios de dos dispositivos no se pueden fusionar")
    case .backup(let day?): ("Copia de seguridad", "la última, \(day)")
    case .backup(nil): ("Copia de seguridad", "ninguna anotada; tras hacer una: smjournal doctor --backed-up")
    case .disk(let free, let isScarce): ("Disco", "\(size(free)) libres" + (isScarce ? ": casi lleno" : ""))
    }
  }

  private func sort(_ sort: HealthReport.ProblemSort, isOne: Bool) -> String {
    switch sort {
    case .frontMatter: "en la cabecera"
    case .value: isOne ? "valor erróneo" : "valores erróneos"
    case .unreadable: "ilegible"
    case .notText: "no es texto"
    case .doubt: isOne ? "duda" : "dudas"
    }
  }

  private func sync(_ state: HealthReport.Sync) -> String {
    switch state {
    case .absent: "no se usa aquí"
    case .unprepared: "se usa, pero sin preparar"
    case .ready: "preparado"
    case .otherDriver: "fusiona los registros con otro controlador"
    case .outdated: "preparado por una versión anterior"
    case .driverMissing: "preparado, pero el programa que debe fusionar ya no está"
    case .foreign: "es de otro usuario; no se preguntó nada"
    case .gitMissing: "hay un repositorio, pero git no está instalado"
    case .unreadable: "hay un repositorio, pero git no puede leerlo"
    }
  }
}
