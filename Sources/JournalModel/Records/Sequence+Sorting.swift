// The standard library's sorting is made anew for each type and each order, 3 KB every time, and there are a
// hundred and fifty. Here places are sorted, by code that is there once, and what stands at them is taken in
// their order. Where many thousands are sorted, a buffer's own `sort` is faster.

extension Sequence {
  /// The elements in an order; equal ones stay as they stand.
  @inlinable
  package func sorted(by precedes: (Element, Element) -> Bool) -> [Element] {
    let all = ContiguousArray(self)
    return unsafe all.withUnsafeBufferPointer { all in
      Places.sorted(all.count) { unsafe precedes(all[$0], all[$1]) }.map { unsafe all[$0] }
    }
  }
}

extension Array {
  /// Puts the elements in an order; equal ones stay as they stand.
  @inlinable
  package mutating func sort(by precedes: (Element, Element) -> Bool) { self = sorted(by: precedes) }
}

/// Places of elements, put in the order of these.
@usableFromInline
package enum Places {
  /// - Parameter precedes: whether what stands at one place comes before what stands at another.
  @inline(never)
  @usableFromInline
  package static func sorted(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] {
    var places = Array(0..<count)
    if count > 1 { unsafe places.withUnsafeMutableBufferPointer { unsafe $0.sort { precedes($0, $1) } } }
    return places
  }
}
