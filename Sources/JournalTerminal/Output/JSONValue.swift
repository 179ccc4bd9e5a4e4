package protocol JSONValue { func write(to json: inout JSONWriter) }

extension String: JSONValue {
  package func write(to json: inout JSONWriter) { json.string(self) }
}

extension Int: JSONValue {
  package func write(to json: inout JSONWriter) { json.number(self) }
}

extension Double: JSONValue {
  package func write(to json: inout JSONWriter) { json.number(self) }
}

extension Bool: JSONValue {
  package func write(to json: inout JSONWriter) { json.bool(self) }
}

extension Array: JSONValue where Element: JSONValue {
  package func write(to json: inout JSONWriter) { json.list(self) { $1.write(to: &$0) } }
}

extension ArraySlice: JSONValue where Element: JSONValue {
  package func write(to json: inout JSONWriter) { json.list(self) { $1.write(to: &$0) } }
}

package protocol JSONObject: JSONValue {
  var fields: Fields { get }
}

extension JSONObject {
  package func write(to json: inout JSONWriter) { fields.write(to: &json) }
}

/// The fields of an object, in the order in which they are written; one without a value is left out.
package struct Fields: JSONValue, ExpressibleByDictionaryLiteral {
  private var parts: [(inout JSONWriter) -> Void]

  package init(dictionaryLiteral fields: (String, (any JSONValue)?)...) { self.init(named: fields) }

  /// Fields whose names are found while running.
  package init(named fields: some Sequence<(String, (any JSONValue)?)>) {
    parts = fields.compactMap { name, value in
      value.map { value in
        { json in
          json.key(name)
          value.write(to: &json)
        }
      }
    }
  }

  /// Fields that are written as they are come by, without being made values.
  package init(_ body: @escaping (inout JSONWriter) -> Void) { parts = [body] }

  package init(_ several: [Fields]) { parts = several.flatMap(\.parts) }

  package func write(to json: inout JSONWriter) { json.object { for part in parts { part(&$0) } } }
}

/// A value, or `null`.
package struct OrNull: JSONValue {
  private let value: (any JSONValue)?

  package init(_ value: (any JSONValue)?) { self.value = value }

  package func write(to json: inout JSONWriter) {
    if let value { value.write(to: &json) } else { json.null() }
  }
}

/// A number with at most three digits after the point, for means and shares, whose further digits say
/// nothing; or `null`.
package struct Rounded: JSONValue {
  private let value: Double?

  package init(_ value: Double?) { self.value = value }

  package func write(to json: inout JSONWriter) {
    if let value { json.number((value * 1000).rounded() / 1000) } else { json.null() }
  }
}

/// What is written as it is come by: long lists, records.
package struct Written: JSONValue {
  private let body: (inout JSONWriter) -> Void

  package init(_ body: @escaping (inout JSONWriter) -> Void) { self.body = body }

  package func write(to json: inout JSONWriter) { body(&json) }
}

package func objects<Item>(_ items: some Sequence<Item>, _ fields: (Item) -> Fields) -> [Fields] {
  items.map(fields)
}

/// An object made of what there may be, or `null`.
package func object<Item>(_ item: Item?, _ fields: (Item) -> Fields) -> OrNull { OrNull(item.map(fields)) }
