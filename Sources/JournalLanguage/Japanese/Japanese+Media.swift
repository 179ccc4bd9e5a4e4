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
    case .transcribed(let file, let program): "\(file)、\(program) が書き起こし"
    case .askModel: "モデルはどこにありますか？（whisper-cli ならファイル、vosk-transcriber ならフォルダー）"
    case .noTranscriber:
      "whisper-cli も vosk-transcriber もインストールされていないので、ここでは書き起こせません。--transcribe "
        + "を付けなければ、そのまま日記に入れます"
    case .noModel:
      "書き起こすモデルがわかりません。一度だけ指定してください：smjournal config transcribe-model=PATH（ファイルなら "
        + "whisper-cli、フォルダーなら vosk-transcriber）"
    case .modelMissing(let path):
      "\(path) にモデルがありません。設定してください：smjournal config transcribe-model=PATH"
    case .noConverter(let format):
      "ffmpeg がインストールされていません。これがないと whisper-cli は \(format) を読めません"
    case .transcriptionFailed(let program): "\(program) は書き起こせませんでした。何も日記に入れていません"
    case .nothingHeard(let program): "\(program) は言葉を聞き取れませんでした。言葉なしで日記に入れました"
    case .missing(let path): "\(quoted(path))を挙げていますが、ありません"
    case .orphan: "どの記録にも挙げられていません"
    case .undated(let day):
      "中にも名前にも日付がありません。ファイルの最終変更日 \(day.iso) として数えますが、"
        + "コピーやクローンで変わります：date: \(day.iso) の行を加えてください"
    }
  }
}
