" In ~/.vim/plugin: :JournalNew TITLE writes an entry and opens it, :JournalToday shows the day, :JournalCheck fills the quickfix list.
let g:smjournal_folder = get(g:, 'smjournal_folder', expand('~/Journal'))
" The program's full path, where vim's PATH does not lead to it.
let g:smjournal_program = get(g:, 'smjournal_program', executable('smjournal') ? 'smjournal' : expand('~/.local/bin/smjournal'))

" The answer and what was said beside it, apart: problems are no part of a JSON document.
function! s:Run(words) abort
  let l:words = [g:smjournal_program, '-C', g:smjournal_folder, '--no-input'] + a:words
  let l:beside = tempname()
  let l:answer = system('exec 2>' . shellescape(l:beside) . ' </dev/null; ' . join(map(l:words, 'shellescape(v:val)'), ' '))
  let l:said = filereadable(l:beside) ? readfile(l:beside) : []
  call delete(l:beside)
  return {'answer': l:answer, 'said': l:said, 'failed': v:shell_error}
endfunction

function! s:Say(lines) abort
  echohl WarningMsg
  for l:line in a:lines
    echomsg l:line
  endfor
  echohl None
endfunction

function! s:New(title) abort
  let l:run = s:Run(['new', '--source', 'vim', '--json', '--', a:title])
  if !l:run.failed
    execute 'edit' fnameescape(g:smjournal_folder . '/' . json_decode(l:run.answer).path)
  endif
  call s:Say(l:run.said)
endfunction

function! s:Today() abort
  let l:run = s:Run(['today'])
  echo l:run.answer
  call s:Say(l:run.said)
endfunction

function! s:Check() abort
  let l:old = &errorformat
  let &errorformat = '%f:%l:%c: %trror: %m,%f:%l:%c: %tarning: %m'
  let l:run = s:Run(['check'])
  cgetexpr split(l:run.answer, "\n") + l:run.said
  let &errorformat = l:old
  cwindow
endfunction

command! -nargs=+ JournalNew call s:New(<q-args>)
command! JournalToday call s:Today()
command! JournalCheck call s:Check()
