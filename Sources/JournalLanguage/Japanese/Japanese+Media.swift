import JournalModel

extension Japanese {
  func media(_ text: MediaText) -> String {
    switch text {
    case .unknownFormat:
      "写真でも録音でもありません（JPEG、PNG、WebP、GIF、HEIC、MP3、M4A、OGG、WAV、FLAC）。何もコピーしていません"
    case .damaged:
      "壊れているので、画像以外の情報を取り除けません。何もコピーしていません（--keep-position ならコピーします）"
    case .tooLarge(let bytes, let limit):
      "大きすぎます：\(size(Int64(bytes)))、最大 \(size(Int64(limit)))。何もコピーしていません"
    case .needsProgram:
      "HEIC から位置情報を取り除けるのは ImageMagick だけですが、インストールされていません。"
        + "JPEG で保存するか、--keep-position を使ってください"
    case .missing(let path): "\(quoted(path))を挙げていますが、ありません"
    case .orphan: "どの記録にも挙げられていません"
    case .undated(let day):
      "中にも名前にも日付がありません。ファイルの最終変更日 \(day.iso) として数えますが、"
        + "コピーやクローンで変わります：date: \(day.iso) の行を加えてください"
    }
  }
}
