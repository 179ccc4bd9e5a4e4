import JournalModel
import YAMLCodec

/// A change of the front matter of one file.
///
/// Keys may have any of their names: where the file says `énergie`, setting `energy` changes that line.
public enum FieldEdit: Hashable, Sendable {
  /// Sets a key to what a person typed: typed after the key's meaning (`energy` → a number, `tags` → a list
  /// from `a, b`, days and moments in their strict form), after the YAML core schema for other keys.
  case set(key: String, text: String)
  case put(Key, Value)
  /// Removes a key with its value, under all of its names.
  case unset(key: String)
  /// Adds an item to a list, unless it is there already.
  case add(item: String, key: String)
  /// Takes an item out of a list, wherever it is alike.
  case drop(item: String, key: String)

  /// The key whose value it changes; `nil` for one without a meaning.
  package var key: Key? {
    switch self {
    case .set(let key, _), .unset(let key), .add(_, let key), .drop(_, let key): Key(named: key)
    case .put(let key, _): key
    }
  }
}

/// Why an edit was refused; the document is as it was.
public struct EditProblem: Error, Hashable, Sendable {
  /// The key as the person gave it.
  public var key: String
  /// Why.
  public var reason: Reason

  /// A reason for a key.
  public init(key: String, reason: Reason) {
    self.key = key
    self.reason = reason
  }

  /// What is wrong with an edit.
  public enum Reason: Hashable, Sendable {
    /// The value is not what the key takes.
    case wrongValue(found: String, expected: Problem.Expectation)
    /// A word among the profile's holidays is no day and no region whose holidays are known.
    case unknownRegion(String)
    /// A key can't be empty or hold control characters.
    case invalidKey
    case notAList
    /// Time off would end before it begins.
    case untilBeforeFrom(from: CivilDay, until: CivilDay)
    /// What the file would have wrong then.
    case problem(Problem.Reason)
    /// The file can't be changed safely.
    case document(EditError)
    /// What the file has wrong: nobody knows what would belong to it.
    case file(Problem)
  }
}
