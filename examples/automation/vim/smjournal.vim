" In ~/.vim/plugin: :JournalNew TITLE writes an entry and opens it, :JournalToday shows the day, :JournalCheck fills the quickfix list.
let g:smjournal_folder = get(g:, 'smjournal_folder', expand('~/journal'))

function! s:Run(words) abort
  let l:words = ['-C', g:smjournal_folder, '--no-input'] + a:words
  return system('smjournal ' . join(map(l:words, 'shellescape(v:val)'), ' '))
endfunction

function! s:New(title) abort
  let l:record = json_decode(s:Run(['new', '--source', 'vim', '--json', '--', a:title]))
  execute 'edit' fnameescape(g:smjournal_folder . '/' . l:record.path)
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
