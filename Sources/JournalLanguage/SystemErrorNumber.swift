#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The error numbers of the system that people meet, by their meaning.
enum SystemErrorNumber: String {
  case notPermitted, noEntry, inputOutput, noAccess, busy, exists, otherDevice, notFolder, isFolder, invalid
  case tooManyFiles, tooLarge, noSpace, readOnly, nameTooLong, quota

  init?(_ number: Int32) {
    switch number {
    case EPERM: self = .notPermitted
    case ENOENT: self = .noEntry
    case EIO: self = .inputOutput
    case EACCES: self = .noAccess
    case EBUSY: self = .busy
    case EEXIST: self = .exists
    case EXDEV: self = .otherDevice
    case ENOTDIR: self = .notFolder
    case EISDIR: self = .isFolder
    case EINVAL: self = .invalid
    case EMFILE, ENFILE: self = .tooManyFiles
    case EFBIG: self = .tooLarge
    case ENOSPC: self = .noSpace
    case EROFS: self = .readOnly
    case ENAMETOOLONG: self = .nameTooLong
    case EDQUOT: self = .quota
    default: return nil
    }
  }
}
