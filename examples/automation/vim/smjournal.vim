" In ~/.vim/plugin: :JournalNew TITLE writes an entry and opens it, :JournalToday shows the day, :JournalCheck fills the quickfix list.
let g:smjournal_folder = get(g:, 'smjournal_folder', expand('~/journal'))

function! s:Run(words) abort
  let l:words = ['-C', g:smjournal_folder, '--no-input'] + a:words
  return system('smjournal ' . join(map(l:words, 'shellescape(v:val)'), ' '))
endfunction

" The answer alone: what is said of problems in other files is shown beside it.
function! s:Answer(words) abort
  let l:said = tempname()
  let l:words = ['-C', g:smjournal_folder, '--no-input'] + a:words
  let l:answer = system('smjournal ' . join(map(l:words, 'shellescape(v:val)'), ' ') . ' 2>' . shellescape(l:said))
  let l:failed = v:shell_error
  echomsg join(readfile(l:said), ' ')
  call delete(l:said)
  return l:failed ? '' : l:answer
endfunction

function! s:New(title) abort
  let l:answer = s:Answer(['new', '--source', 'vim', '--json', '--', a:title])
  if empty(l:answer) | return | endif
  execute 'edit' fnameescape(g:smjournal_folder . '/' . json_decode(l:answer).path)
endfunction

function! s:Check() abort
  let l:old = &errorformat
  let &errorformat = '%f:%l:%c: %trror: %m,%f:%l:%c: %tarning: %m'
  cgetexpr s:Run(['check'])
  let &errorformat = l:old
  cwindow
endfunction

command! -nargs=+ JournalNew call s:New(<q-args>)
command! JournalToday echo s:Run(['today'])
command! JournalCheck call s:Check()
