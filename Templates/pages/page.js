(() => {
'use strict';
const d = document, $ = s => d.querySelector(s), $$ = (s, r = d) => [...r.querySelectorAll(s)];
// As the program folds: canonical decomposition without accents, the letters that have none, plain signs.
const letters = {œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ŀ: 'l', ħ: 'h', ı: 'i', ŋ: 'n', ŧ: 't', '’': "'", ʼ: "'"};
const fold = s => s.normalize('NFD').replace(/[\u0300-\u036f\u00ad\u200b-\u200d\ufe0e\ufe0f]/g, '').normalize().toLowerCase().replace(/[œæßøđðþłŀħıŋŧ’ʼ]/g, c => letters[c]).replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ');
const tools = $('#tools');
if (tools && tools.dataset.newest) {
tools.hidden = false;
tools.addEventListener('submit', e => { e.preventDefault(); location.href = tools.dataset.newest + '#q=' + encodeURIComponent($('#q').value) + '&on=1'; });
} else if (tools) {
const q = $('#q'), found = $('#found'), all = $('#all'), items = $$('.item'), months = $$('.tmonth'), days = $$('.day');
const counts = $('#found-words').content.textContent.split('|');
const buttons = $$('button[data-k]', tools);
// Other entries are on an older page: a search that finds nothing here goes on there, and can be told to.
const {older} = tools.dataset, further = $('#older a');
// What is found stands right behind the search: the charts make room.
const charts = $$('.columns main > section:not(.timeline)');
let texts = null;
// What the program's search looks through: no times, no ratings, no names of steps.
const index = () => texts ||= items.map(i => $$('h5,.mood,.text,.highlights,.words span,.off>.meta strong', i).map(x => (x.matches('.mood') ? x.firstChild : x).textContent).concat((i.dataset.t || '').split('|'), (i.dataset.p || '').split('|')).map(t => ' ' + words(t).join(' ') + ' ').join('\n'));
const chosen = () => buttons.filter(b => b.ariaPressed === 'true');
// A search as the program reads it: every word whole, `word*` as the beginning of one, `-word` not there, "those of a
// phrase" one behind the other; in scripts without blanks a word is found within a run of letters.
const words = s => fold(s).match(/(?:[a-z0-9]|(?![\0-\x7f])[\p{Alphabetic}\p{N}\p{Emoji}])+/gu) || [];
const isUnspaced = w => w >= '\u3000' && !(w >= '\uac00' && w < '\ud7a4');
const terms = () => [...q.value.matchAll(/(-(?=\S))?(?:"([^"]*)"?|[“”]([^”]*)”?|«([^»]*)»?|(\S+))/g)].flatMap(([, no, ...said]) => {
const text = said.find(x => x !== undefined), asked = words(text), last = text.endsWith('*') ? asked.length - 1 : -1;
if (!asked.length) return [];
const parts = asked.map((w, i) => i === last ? w + '\\S*' : isUnspaced(w) ? '\\S*' + w + '\\S*' : w);
return [{not: no !== undefined, re: new RegExp(asked.length === 1 && last < 0 && isUnspaced(asked[0]) ? asked[0] : ' ' + parts.join(' ') + '(?= )', 'g')}];
});
const weekday = item => String(new Date(item.closest('.day').id.slice(1)).getUTCDay() || 7);
const has = (item, b) => { const v = b.dataset.k === 'w' ? weekday(item) : item.dataset[b.dataset.k]; return v !== undefined && v.split('|').some(x => fold(x) === fold(b.dataset.v)); };
if (CSS.highlights) { const sheet = new CSSStyleSheet(); sheet.replaceSync('::highlight(found){background:var(--mark);color:var(--on-fill)}'); d.adoptedStyleSheets = [sheet]; }
const mark = t => {
if (!CSS.highlights) return;
CSS.highlights.delete('found');
const marks = new Highlight(), wanted = t.filter(w => !w.not);
if (!wanted.length) return;
for (const item of items) {
if (item.hidden) continue;
const walk = d.createTreeWalker(item, NodeFilter.SHOW_TEXT);
for (let n; (n = walk.nextNode());) {
let folded = '', map = [];
for (let i = 0; i < n.data.length; i++) { const f = fold(n.data[i]); for (let k = 0; k < f.length; k++) map.push(i); folded += f; }
// The words with a blank around each, and where each letter of them stands.
let line = ' ', at = [0], from = 0;
for (const w of words(folded)) {
from = folded.indexOf(w, from);
for (let k = 0; k < w.length; k++) at.push(map[from++]);
at.push(0); line += w + ' ';
}
for (const {re} of wanted) for (const m of line.matchAll(re)) {
const r = new Range(); r.setStart(n, at[m.index + (m[0][0] === ' ')]); r.setEnd(n, at[m.index + m[0].length - 1] + 1); marks.add(r);
if (marks.size > 400) return CSS.highlights.set('found', marks);
}
}
}
CSS.highlights.set('found', marks);
};
const run = () => {
const t = terms(), on = chosen(), groups = {};
for (const b of on) (groups[b.dataset.k] ||= []).push(b);
const active = t.length > 0 || on.length > 0;
let n = 0;
const folded = t.length ? index() : [];
items.forEach((item, i) => {
const ok = t.every(w => w.not === (folded[i].search(w.re) < 0)) && Object.values(groups).every(g => g.some(b => has(item, b)));
if (item.hidden === ok) item.hidden = !ok;
if (ok) n++;
});
for (const day of days) day.hidden = active && !$$('.item', day).some(i => !i.hidden);
for (const m of months) m.hidden = active && !$$('.day', m).some(i => !i.hidden);
found.textContent = active ? (n === 1 ? counts[0] : counts[1].replace('7', n)) : '';
for (const c of charts) c.hidden = active;
all.hidden = !active;
const h = new URLSearchParams();
if (q.value) h.set('q', q.value);
for (const b of on) h.append(b.dataset.k, b.dataset.v);
const hash = h.toString();
if (older) { further.href = older + '#' + hash + '&on=1'; further.parentNode.hidden = !active; }
if (older && active && n === 0 && /&on=1$/.test(location.hash)) return location.replace(further.href);
if (active || /^#[qmstpw]=/.test(location.hash)) history.replaceState(null, '', hash ? '#' + hash : location.pathname);
setTimeout(() => mark(t));
};
const read = () => {
if (!/^#[qmstpw]=/.test(location.hash)) return false;
const h = new URLSearchParams(location.hash.slice(1));
q.value = h.get('q') || '';
for (const b of buttons) b.ariaPressed = String(h.getAll(b.dataset.k).includes(b.dataset.v));
return true;
};
tools.hidden = false;
let timer;
q.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(run, 60); });
tools.addEventListener('submit', e => { e.preventDefault(); run(); $('#entries').focus(); });
tools.addEventListener('click', e => {
const b = e.target.closest('button[data-k]');
if (b) { b.ariaPressed = String(b.ariaPressed !== 'true'); run(); }
});
all.addEventListener('click', () => { q.value = ''; for (const b of buttons) b.ariaPressed = 'false'; run(); q.focus(); });
d.addEventListener('keydown', e => {
if (e.key === '/' && !/INPUT|TEXTAREA/.test(d.activeElement.tagName)) { e.preventDefault(); q.focus(); }
if (e.key === 'Escape' && d.activeElement === q) all.click();
});
addEventListener('hashchange', () => { if (read()) run(); });
if (read()) run(); else (window.requestIdleCallback || setTimeout)(index);
}
const line = $('#year-line'), lang = d.documentElement.lang === 'en' ? 'en-GB' : d.documentElement.lang;
if (line) {
const rows = new Map($$('tr[data-d]').map(r => [r.dataset.d, r]));
const iso = t => new Date(t).toISOString().slice(0, 10), day = 864e5;
line.textContent = line.dataset.hint;
for (const c of $$('.chart')) {
const s = c.dataset, first = Date.parse(s.first), svg = c.querySelector('svg'), rowwise = c.classList.contains('fortnights');
const view = svg.viewBox.baseVal, [dx, dy, left, top, offset] = [s.x, s.y, s.left, s.top, s.offset].map(Number);
const last = first + (Number(s.count || 0) - 1) * day;
let at = null;
const ring = d.createElementNS(svg.namespaceURI, 'rect');
ring.setAttribute('class', 'cursor'); ring.setAttribute('width', Number(s.side) + 2); ring.setAttribute('height', Number(s.height) + 2); ring.setAttribute('rx', 2); ring.setAttribute('visibility', 'hidden');
svg.append(ring);
const place = t => { const n = Math.round((t - first) / day) + offset; return rowwise ? [n % 14, Math.floor(n / 14)] : [Math.floor(n / 7), n % 7]; };
const show = t => {
if (!(t >= first && t <= last)) return;
at = t;
const [col, row] = place(t), r = rows.get(iso(t));
ring.setAttribute('x', left + col * dx - 1); ring.setAttribute('y', top + row * dy - 1); ring.setAttribute('visibility', 'visible');
const text = r ? [...r.cells].map(x => x.textContent).filter(Boolean).join(' · ') : new Date(t).toLocaleDateString(lang, {weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC'});
line.textContent = text;
if (r && r.dataset.r !== undefined) { const a = d.createElement('a'); a.href = r.dataset.r + '#d' + iso(t); a.textContent = '→'; a.setAttribute('aria-label', text); line.append(' ', a); }
c.setAttribute('aria-valuenow', Math.round((t - first) / day) + 1); c.setAttribute('aria-valuetext', text);
};
c.tabIndex = 0;
c.setAttribute('role', 'slider'); c.setAttribute('aria-label', svg.querySelector('title').textContent);
c.setAttribute('aria-valuemin', 1); c.setAttribute('aria-valuemax', Math.round((last - first) / day) + 1); c.setAttribute('aria-valuenow', Math.round((last - first) / day) + 1);
const pick = e => {
const b = svg.getBoundingClientRect(), k = view.width / b.width;
const col = Math.floor(((e.clientX - b.left) * k - left) / dx), row = Math.floor(((e.clientY - b.top) * k - top) / dy);
if (col < 0 || row < 0) return;
show(first + ((rowwise ? row * 14 + col : col * 7 + row) - offset) * day);
};
c.addEventListener('pointerdown', pick);
// A finger finds its day by moving along a row.
c.addEventListener('pointermove', e => { if (e.buttons) pick(e); });
c.addEventListener('keydown', e => {
const move = {ArrowLeft: rowwise ? -1 : -7, ArrowRight: rowwise ? 1 : 7, ArrowUp: rowwise ? -14 : -1, ArrowDown: rowwise ? 14 : 1, PageUp: -30, PageDown: 30}[e.key];
if (move) { e.preventDefault(); show(Math.min(last, Math.max(first, (at ?? last) + move * day))); }
if (e.key === 'Home') { e.preventDefault(); show(first); }
if (e.key === 'End') { e.preventDefault(); show(last); }
if (e.key === 'Enter' && at !== null) { const a = line.querySelector('a'); if (a) location.href = a.href; }
});
}
}
d.addEventListener('click', e => { if (e.target.matches('.photo img,.text img')) e.target.classList.toggle('big'); });
})();
