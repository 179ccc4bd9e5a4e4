#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the module takes from the system's mathematics library.
enum Mathematics {
  static func logarithm(_ number: Double) -> Double { log(number) }

  /// The probability that a normally distributed value lies at least so many standard deviations from its
  /// mean, either side.
  static func twoSidedTail(_ deviations: Double) -> Double { erfc(abs(deviations) / 2.0.squareRoot()) }
}
