extension RandomAccessCollection where Index == Int {
  /// The first index from which on a condition holds, of elements of which it holds for all behind the first
  /// that it holds for; `endIndex` where it holds for none.
  @inlinable
  public func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
