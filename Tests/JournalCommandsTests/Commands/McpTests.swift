import JournalTerminal
import Testing
import YAMLCodec

struct McpTests {
  /// What is answered to lines, a line each.
  private func ask(
    _ lines: [String], _ words: [String] = [], in session: Session = .ward()
  ) -> [String] {
    var rest = lines.map { Array($0.utf8) }[...]
    session.nextLine = { limit in
      guard let line = rest.popFirst() else { return .end }
      return line.count > limit ? .tooLong : .line(line)
    }
    let reply = session.run((["mcp"] + words).map { Array($0.utf8) })
    #expect(reply.code == 0 && reply.errors.isEmpty)
    return reply.output.split(separator: "\n").map(String.init)
  }

  private func call(_ tool: String, _ arguments: String = "{}", id: String = "1") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
  }

  @Test func `a private absence has no name that looks like one of a file`() {
    let session = Session([
      "2026/12/2026-12-20-vacation.md":
        "---\nkind: vacation\nfrom: 2026-12-20\nuntil: 2026-12-22\nprivate: true\n---\n"
    ])
    let answer = ask([call("day", #"{"date":"2026-12-21"}"#)], in: session).joined()
    #expect(answer.contains(#""vacation": "(private 1)""#) && !answer.contains("2026-12-20"), "\(answer)")
  }

  private let list = #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#

  private func tree(_ text: String) throws -> YAMLValue {
    let tree = try YAMLTree(json: text)
    return try tree.expanded(#require(tree.root))
  }

  @Test(arguments: [("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-06-18")])
  func `a version is agreed on`(asked: String, agreed: String) throws {
    let replies = ask([
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(asked)"}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":"é","method":"ping"}"#,
    ])
    #expect(replies.count == 2)
    #expect(replies[0].contains(#""protocolVersion": "\#(agreed)""#))
    #expect(replies[1] == #"{"jsonrpc": "2.0","id": "é","result": {}}"#)
  }

  @Test(arguments: [
    ("{", -32700, "null"), ("\u{FEFF}nonsense", -32700, "null"), ("[]", -32600, "null"),
    ("7", -32600, "null"),
    (#"{"jsonrpc":"1.0","id":3,"method":"ping"}"#, -32600, "3"),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600, "null"),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600, "null"),
    (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600, "null"),
    (#"{"jsonrpc":"2.0","id":4}"#, -32600, "4"), (#"{"jsonrpc":"2.0","id":4,"method":5}"#, -32600, "4"),
    (#"{"jsonrpc":"2.0","id":"x","method":"resources/list"}"#, -32601, "\"x\""),
    (#"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":[]}"#, -32602, "4"),
    (#"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{}}"#, -32602, "4"),
    (#"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"delete"}}"#, -32602, "4"),
    (#"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"new"}}"#, -32602, "4"),
    (String(repeating: "[", count: 500), -32700, "null"),
    (String(repeating: "x", count: 1 << 21), -32600, "null"),
  ])
  func `what is no request gets the number of its mistake`(line: String, code: Int, id: String) {
    let replies = ask([line])
    #expect(replies.count == 1)
    #expect(replies.first?.hasPrefix(#"{"jsonrpc": "2.0","id": \#(id),"error": {"code": \#(code),"#) == true)
  }

  @Test(arguments: [
    "", "  ", #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{}}"#,
    #"{"jsonrpc":"2.0","id":1,"result":{}}"#, #"{"jsonrpc":"2.0","method":"nonsense"}"#,
  ])
  func `notifications, answers and empty lines get none`(line: String) {
    #expect(ask([line]).isEmpty)
  }

  @Test(arguments: [
    (#"{"mood":"bogus"}"#, "mood 'bogus': expected a mood: 1 😭 very sad"),
    (#"{"shift":"nihgt"}"#, "did you mean 'night'?"), (#"{"sort":"moood"}"#, "did you mean 'mood'?"),
  ])
  func `a filter that stands for nothing is no empty answer`(arguments: String, message: String) throws {
    let reply = try #require(ask([call("list", arguments)]).first)
    #expect(reply.contains(message) && reply.contains(#""isError": true"#), "\(reply)")
  }

  @Test func `batches belong to one version`() {
    let begin = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-03-26"}}"#
    let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
    let replies = ask([begin, "[\(ping),{},\(ping)]", "[]"])
    let done = #"{"jsonrpc": "2.0","id": 1,"result": {}}"#
    #expect(replies[1].hasPrefix("[\(done),") && replies[1].hasSuffix(",\(done)]"))
    #expect(replies[2].contains("-32600"))
  }

  @Test func `an answer is the command's own document`() throws {
    let session = Session.ward()
    let command = session.run("list", "--shift", "night", "--limit", "2", "--json").output
    let reply = ask([call("list", #"{"shift":"night","limit":2}"#)], in: session)[0]
    let result = try #require(try tree(reply)["result"])
    #expect(result["structuredContent"] == (try tree(command)))
    #expect(result["isError"] == .bool(false))
  }

  @Test(arguments: [
    (
      "show", #"{"id":"nothing"}"#,
      "no record is called “nothing”. Call search or list to find the id, then show again."
    ),
    ("show", "{}", "id is needed. Call show again. It takes id (needed)."),
    ("show", #"{"id":"-"}"#, "id must be a text, not a hyphen. Call show again. It takes id (needed)."),
    ("today", #"{"output":"x"}"#, "today takes no output. Call today again. It takes no arguments."),
    (
      "day", #"{"date":"someday"}"#,
      "'someday': expected a day, such as 2026-11-20, today or yesterday. Call day again. It takes date."
    ),
    ("list", #"{"limit":1000}"#, "limit must be a whole number from 1 to 100."),
    ("list", #"{"limit":"2"}"#, "limit must be a whole number from 1 to 100."),
    ("list", #"{"from":["x"]}"#, "from must be a text."), ("list", "[]", "The arguments must be an object."),
    ("list", #"{"favorite":1}"#, "favorite must be true or false."),
  ])
  func `a call that can't be made says why, and what to call instead`(
    tool: String, arguments: String, message: String
  ) throws {
    let filters =
      tool == "list"
      ? " Call list again. It takes from, until, kind, tags, mood, shift, person, favorite, where, limit, offset, sort."
      : ""
    let message = message + filters
    let result = try #require(try tree(ask([call(tool, arguments)])[0])["result"])
    #expect(result["isError"] == .bool(true))
    #expect(result["content"] == .sequence([.mapping([.init("type", "text"), .init("text", message)])]))
  }

  @Test func `no value becomes an option`() throws {
    let session = Session.ward()
    let before = session.files
    let hostile = [
      "--help", "--output=/tmp/x", "-C/", "--", "--now=2020-01-01T00:00:00Z", "$(touch x)", "../../etc",
    ]
    for text in hostile {
      _ = ask([call("show", #"{"id":"\#(text)"}"#), call("search", #"{"words":"\#(text)"}"#)], in: session)
      _ = ask([call("day", #"{"date":"\#(text)"}"#), call("list", #"{"shift":"\#(text)"}"#)], in: session)
    }
    #expect(session.files == before)
  }

  @Test func `private records are seen by no tool`() throws {
    let session = Session.ward()
    session.write(
      "---\ndate: 2026-11-20\nat: 2026-11-20T10:00:00+01:00\ntitle: Zauberwort\nmood: 😭\ntags: [hidden-tag]\n"
        + "people: [Nobodysname]\nplace: Nowhereton\nprivate: true\n---\nZauberwort secret\n",
      to: "2026/11/2026-11-20-zauberwort.md")
    session.write(
      "---\ntitle: [broken\nprivé: oui\n---\nZauberwort secret\n", to: "2026/11/2026-11-20-brokenword.md")
    session.write(
      "---\ndate: 2026-11-20\ntitle: Zauberwort\nvertraulich: Ja\n---\nZauberwort secret\n",
      to: "2026/11/2026-11-20-germanword.md")
    session.write(
      "---\ndate: 2026-11-20\ntitle: Zauberwort\npivate: tru\n---\nZauberwort secret\n",
      to: "2026/11/2026-11-20-mistyped.md")
    let tools = try tree(ask([list])[0])["result"]?["tools"]
    guard case .sequence(let known)? = tools else { return #expect(Bool(false)) }
    #expect(known.count > 10)
    let all = known.compactMap { $0["name"] }.flatMap { name -> [String] in
      guard case .string(let tool) = name else { return [] }
      return [
        "{}", #"{"id":"2026-11-20-zauberwort"}"#, #"{"id":"2026/11/2026-11-20-brokenword.md"}"#,
        #"{"words":"zauberwort"}"#, #"{"words":"secret"}"#, #"{"date":"2026-11-20"}"#,
      ].map { call(tool, $0) }
    }
    // The journal is asked in the same way with and without the two files: every answer must be the same.
    let replies = ask(all, in: session)
    let others = ask(all, in: .ward())
    let names = ["Zauberwort", "secret\\n", "hidden-tag", "Nobodysname", "Nowhereton"]
    #expect(replies == others)
    #expect(!replies.contains { reply in names.contains { reply.contains($0) } })
    #expect(
      ask([call("search", #"{"words":"zauberwort"}"#)], ["--private"], in: session)[0].contains("hidden-tag"))
  }

  @Test func `writing is allowed by an option alone, and says who wrote`() throws {
    let session = Session.ward()
    let new = call("new", #"{"title":"From afar","text":"Said.","tags":["a","b"],"mood":"4"}"#)
    let replies = ask([list, new], ["--write"], in: session)
    #expect(replies[0].contains(#""name": "check-out""#) && !ask([list])[0].contains(#""name": "new""#))
    let text = try #require(session.text("2026/11/2026-11-20-1850-from-afar.md"))
    #expect(
      text.contains("source: mcp\n") && text.contains("tags:\n  - a\n  - b\n") && text.contains("Said."))
  }

  @Test func `conditions and moments are arguments where the command has them`() throws {
    let session = Session.ward()
    let reply = ask(
      [call("new", #"{"title":"Early","at":"06:30"}"#), call("list", #"{"where":["title=Early"]}"#)],
      ["--write"], in: session)
    #expect(reply[0].contains("2026-11-20-0630-early"), "\(reply[0])")
    #expect(reply[1].contains("2026-11-20-0630-early"), "\(reply[1])")
  }

  @Test func `time off is planned, listed, changed and taken out, and undone`() throws {
    let session = Session()
    let added = ask(
      [
        call("vacation-add", #"{"span":"2027-02-01..2027-02-07","status":"planned","title":"Snow"}"#),
        call("vacations"),
      ], ["--write"], in: session)
    #expect(added[1].contains("Snow"), "\(added)")
    let path = try #require(session.files.first { $0.contains("2027-02-01") })
    let id = String(path.dropLast(3).split(separator: "/").last ?? "")
    #expect(session.text(path)?.contains("source: mcp\n") == true)
    let changed = ask(
      [call("vacation-set", #"{"id":"\#(id)","status":"approved"}"#), call("undo"), call("undo")],
      ["--write"],
      in: session)
    #expect(changed[0].contains("approved") && changed[1].contains(#""isError": false"#), "\(changed)")
    #expect(changed[2].contains("Nothing that you wrote in this conversation is left to take back."))
    #expect(session.text(path)?.contains("status: planned") == true)
    _ = ask([call("vacation-remove", #"{"id":"\#(id)"}"#)], ["--write"], in: session)
    #expect(session.text(path) == nil)
  }

  @Test func `what changed nothing is nothing to take back, and the person's change is theirs`() throws {
    let session = Session()
    session.run("vacation", "add", "2027-02-01..2027-02-07", "--title", "Snow")
    let path = try #require(session.files.first { $0.contains("2027-02-01") })
    let id = String(path.dropLast(3).split(separator: "/").last ?? "")
    let same = ask(
      [call("vacation-set", #"{"id":"\#(id)","title":"Snow"}"#), call("undo")], ["--write"], in: session)
    #expect(same[1].contains("Nothing that you wrote in this conversation"), "\(same)")
    #expect(session.text(path)?.contains("title: Snow\n") == true)
    var lines = [call("new", #"{"title":"Mine"}"#), call("undo"), call("undo")].map { Array($0.utf8) }
    session.nextLine = { _ in
      // The person writes in between.
      if lines.count == 2 { session.run("new", "Theirs") }
      return lines.isEmpty ? .end : .line(lines.removeFirst())
    }
    let reply = session.run("mcp", "--write").output
    #expect(
      reply.split(separator: "\n").count { $0.contains("The last change is not one of yours") } == 2,
      "\(reply)")
    #expect(session.files.contains { $0.hasSuffix("-theirs.md") })
  }

  @Test func `a person picks prompts from a menu`() {
    let prompts = #"{"jsonrpc":"2.0","id":1,"method":"prompts/list"}"#
    let get = { (params: String) in #"{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":\#(params)}"# }
    let reading = ask([prompts])[0]
    #expect(reading.contains(#""name": "week-review""#) && !reading.contains(#""name": "check-in""#))
    let replies = ask(
      [
        prompts, get(#"{"name":"check-in","arguments":{"date":"2026-11-21"}}"#), get(#"{"name":"check-in"}"#),
        get(#"{"name":"poem"}"#), get(#"{"name":"check-in","arguments":{"mood":"4"}}"#),
      ], ["--write"])
    #expect(replies[0].contains(#""name": "check-out""#))
    #expect(replies[1].contains("It is the one of 2026-11-21. Call today"))
    #expect(replies[2].contains("I am about to begin a shift. Call today"))
    #expect(
      replies[3].contains("There is no prompt poem; there are week-review, what-helps, check-in, check-out."))
    #expect(replies[4].contains("The prompt check-in takes no mood."))
  }

  @Test func `an answer that is too long is cut, or refused with what to do`() throws {
    let session = Session([
      "2026/11/2026-11-20-long.md": "---\ntitle: Long\n---\n" + String(repeating: "word ", count: 60_000)
    ])
    let reply = ask([call("show", #"{"id":"long"}"#)], in: session)[0]
    #expect(reply.utf8.count < 20_000 && reply.contains("… [298000 more characters]"))
    let many = (10..<40).map {
      (
        "2026/11/2026-11-\($0)-a.md",
        "---\ntitle: A\ntags: [\(String(repeating: "tag\($0),", count: 900))]\n---\n"
      )
    }
    let wide = Session(Dictionary(uniqueKeysWithValues: many))
    let refused = ask([call("list", #"{"limit":100}"#)], in: wide)[0]
    #expect(refused.contains("Ask for fewer records, or for fewer days.") && refused.utf8.count < 1000)
  }
}

extension YAMLPair {
  fileprivate init(_ key: String, _ value: String) { self.init(key: .string(key), value: .string(value)) }
}
