(() => {
'use strict';
const d = document, $ = s => d.querySelector(s), $$ = s => [...d.querySelectorAll(s)];
const form = $('#form'), word = id => $('#' + id).content.textContent;
const lang = d.documentElement.lang, pad = (n, w = 2) => String(n).padStart(w, '0');
// In a pocket answers outlive a closed tab, and each page has its own; else they are kept for a locked phone alone.
const shelf = form.dataset.shelf, store = () => shelf ? localStorage : sessionStorage;
const newKey = () => shelf ? shelf + 'draft:' + Date.now().toString(36) + Math.random().toString(36).slice(2) : 'smjournal-form';
let key = newKey(), known = [], ofNow = '', now = new Date(), folder = null, edited = {date: false, time: false}, at = 0;
form.hidden = false; d.body.classList.add('js');
const value = n => { const e = form.elements[n]; return e ? e.value || '' : ''; };
const kind = () => value('kind');
// A mood is asked for no shift, whatever was chosen before.
const shift = () => kind() === 'entry' ? null : form.querySelector('[name=shift]:checked');
// Calls to work are of time on call alone, where the shift is said.
const fits = s => !s.classList.contains('calls') || !shift() || shift().dataset.call !== undefined;
const steps = () => $$('.step').filter(s => !known.some(k => s.classList.contains(k)) && (s.classList.contains('kinds') || (kind() && s.dataset.for.split(' ').includes(kind()) && fits(s))));
const isoDay = t => pad(t.getFullYear(), 4) + '-' + pad(t.getMonth() + 1) + '-' + pad(t.getDate());
const hourOf = t => pad(t.getHours()) + ':' + pad(t.getMinutes());
// The day on which the chosen shift began: a night belongs to its evening, up to a minute of the morning that the
// program says. Without one it is not said: by the moment the program finds the shift, as for a file made by hand.
const ownDay = t => {
const s = shift(), day = new Date(t);
if (!s) return '';
if (t.getHours() * 60 + t.getMinutes() < s.dataset.eve.split(' ')[kind() === 'check-in' ? 0 : 1]) day.setDate(day.getDate() - 1);
return isoDay(day);
};
// What is noted now is noted now, whichever day the page has it of; a time that was set is one of the day that was
// set, its night with it, else the one that the clock had last. All of it as it was shown.
const moment = () => {
const day = edited.date ? value('date') : '', time = edited.time ? value('time') : '';
if (!time && (!day || day === ofNow)) return now;
const [y, mo, da] = (day || isoDay(now)).split('-').map(Number), t = new Date(y, mo - 1, da, ...(time || hourOf(now)).split(':').map(Number));
if (day && ownDay(t) && ownDay(t) < day) t.setDate(t.getDate() + 1);
// A time far ahead is that of the day before, as for the program.
if (!day && t - now > 3 * 36e5) t.setDate(t.getDate() - 1);
return t;
};
const stamp = t => {
const o = -t.getTimezoneOffset(), a = Math.abs(o);
return isoDay(t) + 'T' + hourOf(t) + ':' + pad(t.getSeconds()) + (o < 0 ? '-' : '+') + pad(Math.floor(a / 60)) + ':' + pad(a % 60);
};
// `9h05 - 10.30` as the program writes it: 09:05-10:30.
const spans = text => text.split(',').map(s => '"' + s.match(/\d+/g).map(n => n.padStart(2, '0')).join(':').replace(/^(..:..):/, '$1-') + '"');
const answers = () => {
const a = {at: '"' + stamp(moment()) + '"'};
if (value('date')) a.date = '"' + value('date') + '"';
for (const e of $$('.step')) {
if (!e.dataset.for.split(' ').includes(kind()) || !fits(e)) continue;
for (const i of e.querySelectorAll('input[type=radio]:checked')) if (i.name !== 'kind') a[i.name] = i.value;
const badges = [...e.querySelectorAll('[name=badges]:checked')].map(i => i.value);
if (badges.length) a.badges = badges;
for (const i of e.querySelectorAll('.stated')) if (i.value) a[i.name] = '"' + i.value + '"';
for (const i of e.querySelectorAll('.spans')) if (i.value && i.checkValidity()) a[i.name] = spans(i.value);
for (const i of e.querySelectorAll('.number')) if (i.value && i.checkValidity()) a[i.name] = String(Number(i.value));
}
return a;
};
const note = () => {
const t = value('text').replace(/\r\n?/g, '\n').replace(/\0/g, ''), first = t.search(/[^ \t\n\v\f\r]/);
return first < 0 ? '' : t.slice(t.lastIndexOf('\n', first) + 1).replace(/[ \t\n\v\f\r]+$/, '');
};
const isAnswered = a => Object.keys(a).some(k => !['date', 'at', 'shift'].includes(k)) || note() !== '';
const file = (k = kind(), a = answers(), text = note()) => {
const lines = [];
let inFront = 0;
for (const line of word((text ? 'with-' : 'without-') + k).split('\n')) {
if (line === '---') inFront++;
const mark = inFront === 1 && line.match(/§([^§]+)§/);
if (!mark) { lines.push(line); continue; }
const v = a[mark[1]];
if (Array.isArray(v)) for (const x of v) lines.push(line.replace(mark[0], () => x));
else if (v !== undefined) lines.push(line.replace(mark[0], () => v));
else if (/^\s*- /.test(line)) lines.pop();
}
return lines.join('\n').replace('§text§', () => text);
};
const stem = (k = kind(), t = moment()) => {
return {dir: [pad(t.getFullYear(), 4), pad(t.getMonth() + 1)], name: isoDay(t) + '-' + hourOf(t).replace(':', '') + '-' + (k === 'entry' ? 'mood' : k)};
};
const summary = () => {
now = new Date();
if (!edited.time) form.elements.time.value = hourOf(now);
if (!edited.date) form.elements.date.value = ownDay(moment());
if (!kind()) return;
const t = moment(), [y, m, da] = (value('date') || isoDay(t)).split('-').map(Number), s = shift(), isSame = !value('date') || value('date') === isoDay(t);
const say = (t, how) => t.toLocaleDateString(lang === 'en' ? 'en-GB' : lang, {weekday: 'short', ...how});
const when = [say(new Date(y, m - 1, da), {day: 'numeric', month: 'long'}), isSame ? '' : '· ' + say(t), hourOf(t)].filter(Boolean).join(' ');
const chosen = $$('.step input:checked,.number,.stated,.spans').filter(i => i.value && i.name !== 'kind' && i.name !== 'shift' && i.closest('.step').dataset.for.split(' ').includes(kind()) && fits(i.closest('.step')));
const said = i => i.matches('.number,.stated,.spans') ? i.value : [...i.closest('label').querySelectorAll('b,span')].map(x => x.textContent).join(' ');
$('#sum').textContent = [...(s ? [s.closest('label').textContent.trim()] : []), when, ...chosen.map(i => (i.matches('.scale *,.number,.stated,.spans') ? i.closest('.step').querySelector('legend').textContent + ' ' : '') + said(i)), ...(note() ? [note().replace(/\s+/g, ' ').trim().replace(/^(.{60}).+/u, '$1…')] : [])].join(' · ');
};
const show = () => {
const list = steps();
at = Math.min(Math.max(at, 0), list.length - 1);
for (const s of $$('.step')) { s.classList.toggle('current', s === list[at]); s.hidden = !list.includes(s); }
$('#place').textContent = kind() ? (at + 1) + ' / ' + list.length : '';
$('#back').hidden = at === 0; $('#next').hidden = at === list.length - 1; $('.steps').hidden = $('#back').hidden && $('#next').hidden;
for (const l of $$('.choice')) l.classList.toggle('on', l.querySelector('input').checked);
summary();
};
const keep = () => { try { store().setItem(key, JSON.stringify([['ofNow', ofNow], ...new FormData(form)].filter(([n]) => n in edited ? edited[n] : true))); } catch {} };
const forget = () => { try { store().removeItem(key); } catch {} };
const restore = text => {
try {
for (const [n, v] of JSON.parse(text || '[]')) {
if (n === 'ofNow') ofNow = v;
if (n in edited) { if (!shelf) continue; edited[n] = true; }
for (const e of form.querySelectorAll('[name="' + n + '"]')) if (e.type === 'radio' || e.type === 'checkbox') e.checked ||= e.value === v; else e.value = v;
}
} catch {}
};
const done = (id, what) => {
$('#done').textContent = word(id).replace('%', () => what);
if (id === 'saved' && !what.includes('/')) $('#done').textContent += '\n' + word('belongs').replace('%', stem().dir.join('/') + '/');
if (id !== 'saved') return;
forget(); $('#again').hidden = false;
};
const checked = async save => {
if ($$('.number,.spans').some(i => !i.closest('.step').hidden && !i.reportValidity())) return;
if (!kind() || !isAnswered(answers())) return done('need', '');
if (/^(<{7}|={7}|>{7}|\|{7})( |$)/m.test(note())) return done('refused', '');
try { const where = await save(file(), stem()); if (where) done('saved', where); } catch (e) { if (e.name !== 'AbortError') done('failed', e.message); }
};
const toFolder = async (text, {dir, name}) => {
folder ||= await showDirectoryPicker({mode: 'readwrite', id: 'journal'});
let target = folder;
for (const part of dir) target = await target.getDirectoryHandle(part, {create: true});
for (let n = 1; ; n++) {
const full = name + (n > 1 ? '-' + n : '') + '.md';
try {
// The same answers once, however often they are saved.
if (await (await (await target.getFileHandle(full)).getFile()).text() === text) return dir.join('/') + '/' + full;
continue;
} catch (e) { if (e.name === 'TypeMismatchError') continue; if (e.name !== 'NotFoundError') throw e; }
const out = await (await target.getFileHandle(full, {create: true})).createWritable();
await out.write(text); await out.close();
return dir.join('/') + '/' + full;
}
};
const asFile = (text, name) => new File([text], name + '.md', {type: 'text/markdown'});
const share = async (text, {name}) => { await navigator.share({files: [asFile(text, name)]}); return name + '.md'; };
const download = async (text, {name}) => {
const a = d.createElement('a');
a.href = URL.createObjectURL(asFile(text, name)); a.download = name + '.md'; a.click();
setTimeout(() => URL.revokeObjectURL(a.href), 60000);
return name + '.md';
};
const can = window.showDirectoryPicker !== undefined, shares = navigator.canShare && navigator.canShare({files: [asFile('x', 'x')]});
$('#folder').hidden = $('#folder-hint').hidden = !can; $('#share').hidden = !shares; $('#download').hidden = false;
const reset = () => { form.reset(); key = newKey(); ofNow = ''; edited = {date: false, time: false}; known = []; at = 0; $('#done').textContent = ''; $('#again').hidden = true; show(); };
if (!shelf) for (const [id, way] of [['folder', toFolder], ['share', share], ['download', download]]) $('#' + id).addEventListener('click', () => checked(way));
$('#again').addEventListener('click', reset);
const go = n => { at = n; show(); const f = steps()[at].querySelector('input,textarea'); if (f && !(byTap && f.tagName === 'TEXTAREA')) f.focus({preventScroll: true}); scrollTo(0, 0); };
$('#next').addEventListener('click', () => go(at + 1));
for (const b of $$('[data-face]')) b.addEventListener('click', () => {
form.querySelector('[name=kind][value=entry]').checked = true;
for (const i of form.querySelectorAll('[name=mood]')) i.checked = i.value === b.dataset.face;
keep(); go(steps().findIndex(s => s.classList.contains('faces')) + 1);
});
$('#back').addEventListener('click', () => { at--; show(); scrollTo(0, 0); });
form.addEventListener('input', e => { if (e.target.name in edited) edited[e.target.name] = true; keep(); show(); });
form.addEventListener('submit', e => e.preventDefault());
// A tap on a value is the answer, also on the one that is chosen already; with the keyboard one goes on by the button.
let byTap = false;
for (const e of ['pointerdown', 'keydown']) d.addEventListener(e, () => { byTap = e === 'pointerdown'; }, true);
form.addEventListener('click', e => {
if (byTap && e.target.type === 'radio' && e.target.closest('.kinds,.faces,.scale,.shifts') && matchMedia('(max-width:699px)').matches) $('#next').click();
});
if (!shelf) { try { restore(sessionStorage.getItem(key)); } catch {} }
show();
// For the pocket, for those who try it out, and for the judge.
window.smjournalForm = {
file, stem, stamp, moment, checked, keep, forget, toFolder, asFile, download, reset,
words: () => $('#sum').textContent,
get key() { return key; },
// Begins a kind of record with what is known of it: the day, the shift; what is not asked is in `given`.
begin(kind, {date, shift, given = []} = {}) {
reset(); known = given; ofNow = date || '';
if (kind) form.querySelector('[name=kind][value=' + kind + ']').checked = true;
if (date) { form.elements.date.value = date; edited.date = true; }
for (const i of form.querySelectorAll('[name=shift]')) i.checked = i.value === shift;
show();
},
resume(text) { reset(); restore(text); show(); },
};
})();
