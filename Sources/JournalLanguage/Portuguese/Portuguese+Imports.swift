import JournalModel

extension Portuguese {
  func message(_ flaw: SourceFlaw) -> String {
    switch flaw {
    case .notFormat(let name): "não é um ficheiro \(name)"
    case .unknownFormat: "nenhum formato conhecido; nomear um, como: smjournal import daylio FICHEIRO"
    case .cutShort: "acaba cedo demais: falta uma parte"
    case .damaged: "está danificado"
    case .encrypted: "está cifrado; decifrá-lo primeiro"
    case .unknownMethod(let method): "está comprimido com o método \(method), que não se conhece"
    case .tooLarge(let limit): "é demasiado grande: leem-se no máximo \(size(Int64(limit)))"
    case .tooMany(let limit): "contém demasiado: leem-se no máximo \(number(limit)) elementos"
    case .tooDeep(let limit): "está aninhado demasiado fundo: leem-se no máximo \(number(limit)) níveis"
    case .notBase64: "um carácter que base64 não tem"
    case .notXML: "não é XML"
    case .wrongTag(let name): "\(quoted(name)) é fechado, mas não está aberto aqui"
    case .notALine: "uma linha sem nome nem dois pontos"
    case .unknownRule(let rule):
      "\(quoted(rule)) não é uma regra de repetição conhecida; só conta a primeira vez"
    case .unknownZone(let name): "\(quoted(name)) não é um fuso horário conhecido; usa-se o do diário"
    case .noDate(let text): text.isEmpty ? "falta uma data" : "\(quoted(text)) não é uma data nem uma hora"
    case .ambiguousDate(let text):
      "em \(quoted(text)) não se distinguem dia e mês"
        + "; 'smjournal config date-order=day-first' ou 'month-first' diz qual vem primeiro"
    case .unclosedQuote: "aspas que nunca fecham; esta linha é deixada de fora"
    case .missingColumn(let name): "falta uma coluna \(quoted(name))"
    case .textBeforeEntries: "o texto antes da primeira entrada não pertence a nenhuma"
    case .missingMedia(let name): "\(name) é nomeado, mas não está lá"
    case .unknownMedia(let name): "\(name) não é uma imagem nem uma gravação"
    case .missingEntry(let name): "a entrada \(quoted(name)) não está lá"
    case .severalPeople(let names):
      "várias pessoas: escolher uma com --person: \(names.joined(separator: ", "))"
    case .noPerson(let name, let names):
      "ninguém se chama \(quoted(name)); há \(names.joined(separator: ", "))"
    case .noHours(let text): "\(quoted(text)) não são horas"
    case .wrongPath(let path):
      "\(quoted(path)) não é o caminho de um ficheiro de um diário, ou aparece duas vezes; fica de fora"
    case .damagedFile(let path):
      "\(quoted(path)) está danificado: não é o que foi guardado na cópia; fica de fora"
    case .otherHere: "não é o que a cópia tem; aqui fica como está"
    case .keepsPosition(let name):
      "não se consegue retirar a posição de \(name) sem o ImageMagick; --keep-position copia-o tal como está"
    case .needsProgram(let name): "só o programa \(name) o pode ler, e não está instalado"
    }
  }
}
