import JournalModel

extension Portuguese {
  func message(_ flaw: SourceFlaw) -> String {
    switch flaw {
    case .notFormat(let name): "não é um arquivo \(name)"
    case .unknownFormat: "nenhum formato conhecido; indique um, como: smjournal import daylio ARQUIVO"
    case .cutShort: "termina cedo demais: falta uma parte"
    case .damaged: "está danificado"
    case .encrypted: "está criptografado; descriptografe primeiro"
    case .unknownMethod(let method): "está comprimido com o método \(method), que não é conhecido"
    case .tooLarge(let limit): "é grande demais: são lidos no máximo \(size(Int64(limit)))"
    case .tooMany(let limit): "contém demais: são lidos no máximo \(number(limit)) elementos"
    case .tooDeep(let limit): "está aninhado fundo demais: são lidos no máximo \(number(limit)) níveis"
    case .notBase64: "um caractere que base64 não tem"
    case .notXML: "não é XML"
    case .wrongTag(let name): "\(quoted(name)) é fechado, mas não foi aberto aqui"
    case .notALine: "uma linha sem nome nem dois-pontos"
    case .unknownRule(let rule):
      "\(quoted(rule)) não é uma regra de repetição conhecida; só conta a primeira vez"
    case .unknownZone(let name): "\(quoted(name)) não é um fuso horário conhecido; é usado o do diário"
    case .noDate(let text): text.isEmpty ? "falta uma data" : "\(quoted(text)) não é uma data nem uma hora"
    case .ambiguousDate(let text):
      "em \(quoted(text)) não se distinguem dia e mês"
        + "; 'smjournal config date-order=day-first' ou 'month-first' diz qual vem primeiro"
    case .unclosedQuote: "aspas que nunca se fecham; esta linha é deixada de fora"
    case .missingColumn(let name): "falta uma coluna \(quoted(name))"
    case .textBeforeEntries: "o texto antes da primeira entrada não pertence a nenhuma"
    case .missingMedia(let name): "\(name) é citado, mas não existe"
    case .unknownMedia(let name): "\(name) não é uma imagem nem uma gravação"
    case .missingEntry(let name): "a entrada \(quoted(name)) não existe"
    case .severalPeople(let names):
      "várias pessoas: escolha uma com --person: \(names.joined(separator: ", "))"
    case .noPerson(let name, let names):
      "ninguém se chama \(quoted(name)); há \(names.joined(separator: ", "))"
    case .noHours(let text): "\(quoted(text)) não são horas"
    case .wrongPath(let path):
      "\(quoted(path)) não é o caminho de um arquivo de um diário, ou aparece duas vezes; fica de fora"
    case .damagedFile(let path):
      "\(quoted(path)) está danificado: não é o que foi salvo no backup; fica de fora"
    case .otherHere: "não é o que está no backup; aqui fica como está"
    case .hiddenFile(let path):
      "\(quoted(path)) é um arquivo oculto e o backup não é deste diário; fica de fora"
    case .keepsPosition(let name):
      "não dá para remover a posição de \(name) sem o ImageMagick; --keep-position copia como está"
    case .needsProgram(let name): "só o programa \(name) pode ler isso, e ele não está instalado"
    }
  }
}
