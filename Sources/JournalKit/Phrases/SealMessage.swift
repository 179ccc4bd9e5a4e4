/// A sentence about sealed records.
public enum SealMessage: Hashable, Sendable {
  /// A record is sealed, and where; is in clear again, and where; all that were named are sealed already.
  case sealed(String), unsealed(String), nothingToSeal
  /// In so many files links lead to its new name.
  case linksFollow(Int)
  /// A line of a day stands in a note of its own, since the one that is there is sealed.
  case anotherNote
  /// So many other versions of it went.
  case versionsGone(Int)
  /// The key is kept until a time; it is not kept any more; none can be kept here.
  case unlocked(until: String), locked, nothingIsKept
  /// What stands above the recovery key; the question that checks it; the answer was another; there was none.
  case recoveryKey, typeBack, typedWrong, notTyped
  /// It is sealed to a recipient from now on; to one more; to one no more; so many files were sealed anew.
  case ready(String), added(String), removed(String), again(Int)
  /// It is the last one, and so many files are sealed.
  case lastRecipient(Int)
  /// An edited text that could not be sealed, and where it is.
  case textIsIn(String)
  /// Photos of a deleted record stay, since without the key nobody knows whose they are.
  case mediaStay
  /// So many sealed records are counted, and what they say is not known.
  case valuesUnknown(Int)
  /// So many records could not be read, or were left out, because they are sealed.
  case unread(Int), leftOut(Int)
}
