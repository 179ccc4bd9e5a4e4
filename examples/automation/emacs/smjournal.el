;;; smjournal.el --- a new entry, today, and checking -*- lexical-binding: t -*-
;; (load "smjournal.el"), then M-x smjournal-new, smjournal-today, smjournal-check.

(defvar smjournal-folder (expand-file-name "~/Journal") "The folder of the journal.")

(defun smjournal--run (&rest words)
  "Run smjournal with WORDS and give what it answers."
  (with-temp-buffer
    (apply #'call-process "smjournal" nil '(t nil) nil "-C" smjournal-folder "--no-input" words)
    (buffer-string)))

(defun smjournal-new (title)
  "Write an entry with TITLE and open it."
  (interactive "sTitle: ")
  (let ((record (json-parse-string (smjournal--run "new" "--source" "emacs" "--json" "--" title))))
    (find-file (expand-file-name (gethash "path" record) smjournal-folder))))

(defun smjournal-today ()
  "Show the day."
  (interactive)
  (message "%s" (smjournal--run "today")))

(defun smjournal-check ()
  "Show the problems of the files as errors to go to."
  (interactive)
  (let ((default-directory (file-name-as-directory smjournal-folder)))
    (compile "smjournal check --no-input")))

(provide 'smjournal)
;;; smjournal.el ends here
