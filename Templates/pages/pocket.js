(() => {
'use strict';
const d = document, $ = s => d.querySelector(s), $$ = s => [...d.querySelectorAll(s)];
const form = window.smjournalForm, shelf = $('#form').dataset.shelf, prefix = shelf + 'answer:', drafts = shelf + 'draft:';
const word = id => $('#' + id).content.textContent, lang = d.documentElement.lang === 'en' ? 'en-GB' : d.documentElement.lang;
const lines = [...$('#all-lines').content.children], slots = [...$('#slots').content.children];
const moments = word('moments').split('\n').map(row => {
const [from, day, ids, ...of] = row.split(' ');
return {from: Number(from), day, lines: ids.split(',').filter(Boolean), of: of.map(n => n === '-' ? null : slots[n])};
});
const begin = Number(word('moments-begin')), end = Number(word('moments-end'));
// What this browser can't keep is kept as long as the page is open, and said.
let memory = null;
const store = {
keys: () => memory ? [...memory.keys()] : Object.keys(localStorage),
get: k => memory ? memory.get(k) ?? null : localStorage.getItem(k),
set: (k, v) => { if (memory) memory.set(k, v); else localStorage.setItem(k, v); },
remove: k => { if (memory) memory.delete(k); else localStorage.removeItem(k); },
};
const keepsNothing = () => {
const kept = memory ? [] : (() => { try { return Object.entries(localStorage); } catch { return []; } })();
memory = new Map(kept); $('#keeps-nothing').hidden = false;
};
try { localStorage.setItem(shelf + 'try', '1'); localStorage.removeItem(shelf + 'try'); } catch { keepsNothing(); }
const all = () => store.keys().filter(k => k.startsWith(prefix)).sort().map(k => ({key: k, ...JSON.parse(store.get(k))}));
const put = (key, answer) => { const {key: _, ...rest} = answer; try { store.set(key, JSON.stringify(rest)); } catch { keepsNothing(); memory.set(key, JSON.stringify(rest)); } };
const waits = a => !a.handed && !a.done, isHanded = a => a.handed && !a.done;
// Of what is in the journal it is remembered for a while that it was noted.
const done = a => put(a.key, {kind: a.kind, date: a.date, shift: a.shift, done: Date.now()});
// The moment, looked up.
let now, shown;
const find = () => { const t = Date.now() / 1000; return t >= end || t < begin ? null : moments.findLast(m => m.from <= t) || moments[0]; };
const has = (kind, slot) => all().some(a => a.kind === kind && a.date === slot.dataset.date && a.shift === (slot.dataset.shift || ''));
const due = () => {
if (!now) return null;
const [, due, last] = now.of;
if (due && !has(due.dataset.kind, due)) return due;
return last && has('check-in', last) && !has('check-out', last) ? last : null;
};
const tick = () => {
now = find();
$('#over').hidden = Date.now() / 1000 < end; $('#behind').hidden = Date.now() / 1000 >= begin;
if (now !== shown) {
shown = now;
$('#lines').replaceChildren(...(now ? now.lines.map(n => lines[n].cloneNode(true)) : []));
if (now) { for (const li of $$('[data-on]')) li.hidden = li.dataset.on !== now.day; const m = $('.memories'); if (m) m.hidden = !$$('[data-on]').some(li => !li.hidden); }
}
const slot = due(), b = $('#due');
b.hidden = !slot;
if (slot) { b.querySelector('b').textContent = word(slot.dataset.kind === 'check-in' ? 'say-before' : 'say-after'); b.querySelector('span').textContent = slot.textContent; }
};
const list = (id, answers) => $(id).replaceChildren(...answers.map(a => { const li = d.createElement('li'); li.textContent = a.words; li.dir = 'auto'; return li; }));
const show = () => {
const answers = all(), waiting = answers.filter(waits), handed = answers.filter(isHanded);
$('#waiting').hidden = !waiting.length; $('#handed').hidden = !handed.length;
$('#wait').textContent = word('say-waiting').replace('%', waiting.length); $('#given').textContent = word('say-handed').replace('%', handed.length);
if (!waiting.some(a => a.key === undoing)) settle();
list('#answers-waiting', waiting); list('#answers-handed', handed);
const begun = store.keys().filter(k => k.startsWith(drafts) && k !== form.key);
$('#unfinished').replaceChildren(...begun.map(k => {
const li = d.createElement('li'), b = d.createElement('button'), at = new Date(parseInt(k.slice(drafts.length, drafts.length + 8), 36));
b.type = 'button'; b.textContent = word('say-go-on');
b.addEventListener('click', () => { const text = store.get(k); open(''); form.resume(text); form.keep(); store.remove(k); });
li.append(word('say-unfinished') + ' ' + at.toLocaleString(lang, {weekday: 'short', hour: '2-digit', minute: '2-digit'}) + ' ', b);
return li;
}));
tick();
};
const clock = t => t.toLocaleTimeString(lang, {hour: '2-digit', minute: '2-digit'});
// An answer is kept under a name of its own, so that no two tabs take each other's away. For a while it is taken
// back by a tap, as long as it is here alone.
let undoing = null, timer;
const settle = () => { clearTimeout(timer); undoing = null; $('#kept').hidden = true; };
const keep = (answer, words) => {
settle();
const key = prefix + Date.now().toString(36) + Math.random().toString(36).slice(2);
put(key, {...answer, words});
undoing = key;
$('#what').textContent = word('say-kept').replace('%', () => words); $('#kept').hidden = false;
timer = setTimeout(settle, 5000);
show();
};
$('#undo').addEventListener('click', () => { const key = undoing; settle(); $('#what').textContent = ''; if (all().some(a => a.key === key && waits(a))) store.remove(key); show(); });
for (const b of $$('button[data-mood]')) b.addEventListener('click', () => {
const t = new Date(), slot = find()?.of[0], date = slot?.dataset.date || '', shift = slot?.dataset.shift || '';
const a = {at: '"' + form.stamp(t) + '"', mood: b.dataset.mood};
if (date) a.date = '"' + date + '"';
if (shift) a.shift = shift;
keep({kind: 'entry', date, shift, at: form.stamp(t), text: form.file('entry', a, ''), where: form.stem('entry', t)}, [...b.children].map(x => x.textContent).join(' ') + ' · ' + clock(t));
});
// The questions take the whole screen.
const open = about => { d.body.classList.add('writing'); $('#write').hidden = false; $('#about').textContent = about; scrollTo(0, 0); };
const close = () => { d.body.classList.remove('writing'); $('#write').hidden = true; form.reset(); show(); scrollTo(0, 0); };
$('#due').addEventListener('click', () => {
const slot = due();
if (!slot) return show();
const {kind, date, shift, asks} = slot.dataset, given = ['kinds', 'shifts'];
if (!asks || Date.now() / 1000 <= Number(asks)) given.push('hours');
open(slot.textContent); form.begin(kind, {date, shift, given});
});
$('#more').addEventListener('click', () => { open(''); form.begin(''); });
$('#cancel').addEventListener('click', () => { form.forget(); close(); });
$('#keep').addEventListener('click', () => form.checked(async (text, where) => {
const a = n => (text.match(new RegExp('^' + n + ': (.*)$', 'm')) || ['', ''])[1];
const bare = s => s.replace(/^"|"$/g, '');
const kind = $('#form').elements.kind.value, words = form.words(), slot = due();
let date = $('#form').elements.date.value, shift = $('#form').querySelector('[name=shift]:checked')?.value || '';
// Without a day it is what was due.
if (!date && slot && slot.dataset.kind === kind) { date = slot.dataset.date; shift = slot.dataset.shift || ''; }
keep({kind, date, shift, at: bare(a('at')), text, where}, words);
form.forget(); close();
return '';
}));
// What waits goes to the journal: into its folder it is seen to arrive; a file may go anywhere, and is only marked.
// One tab at a time, where the browser can hold the others; each looks at what still waits then.
const alone = work => navigator.locks && !memory ? navigator.locks.request(shelf, work) : work();
const hand = async way => {
const answers = all().filter(waits), places = [];
const say = (id, what) => $('#said').textContent += ($('#said').textContent && '\n') + word(id).replace('%', () => what);
$('#said').textContent = ''; settle();
try {
if (way === 'share') await navigator.share({files: answers.map(a => form.asFile(a.text, a.where.name))});
for (const a of answers) {
if (way === 'folder') { places.push(await form.toFolder(a.text, a.where)); done(a); continue; }
if (way === 'download') { await form.download(a.text, a.where); await new Promise(r => setTimeout(r, 150)); }
if (store.get(a.key) !== null) put(a.key, {...a, handed: Date.now()});
places.push(a.where.name + '.md');
}
} catch (e) { if (e.name !== 'AbortError') say('failed', e.message); }
if (places.length) say('saved', places.join(', '));
if (places.length && way !== 'folder') say('belongs', [...new Set(answers.map(a => a.where.dir.join('/') + '/'))].join(', '));
show();
};
for (const way of ['folder', 'share', 'download']) $('#' + way).addEventListener('click', () => alone(() => hand(way)));
$('#hand-again').addEventListener('click', () => { for (const a of all().filter(isHanded)) put(a.key, {...a, handed: undefined}); show(); });
$('#arrived').addEventListener('click', () => { for (const a of all().filter(isHanded)) done(a); show(); });
// What was handed over and is in the journal by now is done; as many as are there.
const there = word('in-journal').split('\n');
for (const a of all()) {
const n = isHanded(a) ? there.indexOf(a.kind + ' ' + a.at) : -1;
if (n >= 0) { there.splice(n, 1); done(a); }
if (a.done && Date.now() - a.done > 3 * 864e5) store.remove(a.key);
}
addEventListener('storage', show);
addEventListener('beforeunload', e => { if (memory && all().some(waits)) e.preventDefault(); });
d.addEventListener('visibilitychange', show);
setInterval(tick, 20000);
$('#answers').hidden = false;
show();
})();
