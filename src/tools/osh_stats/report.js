// SPDX-License-Identifier: BSD-3-Clause
//
// Shows the numbers of a job, which report.c has put into the page as JSON.  Names come
// from programs and files: they become text, never markup.
'use strict';
const byId = id => document.getElementById(id);
const {stats, block, trace} = JSON.parse(byId('data').textContent), {routines, pes} = stats;
const COLOURED = 8; // routines with a colour of their own: r0 .. r7, others r8
const LEVELS = 8; // of a map: m1 .. m8, and m0 for nothing

// ---- elements, numbers
function make(name, attributes, ...children) {
  const element = name.startsWith('svg:')
    ? document.createElementNS('http://www.w3.org/2000/svg', name.slice(4))
    : document.createElement(name);
  for (const key in attributes)
    element.setAttribute(key, attributes[key]);
  element.append(...children);
  return element;
}
const colour = name => `--c: var(--${name})`;
const sum = list => list.reduce((a, b) => a + b, 0), exact = v => v.toLocaleString('en');
const largest = list => list.reduce((a, b) => Math.max(a, b), 0);
const seconds = v => v.toFixed(6);

// A number in at most six characters: 123, 12.35k.
function number(v) {
  let unit = 0;
  if (v < 9999.5)
    return v.toFixed(0);
  for (; v >= 9999.5 && unit < 6; unit++)
    v /= 1000;
  return +v.toPrecision(4) + ' kMGTPE'[unit];
}

const units = [[1e9, ' s'], [1e6, ' ms'], [1e3, ' µs'], [1, ' ns']];
const unitOf = ns => units.find(u => ns >= u[0]) || units[3];

function duration(ns, digits) {
  const [size, name] = unitOf(ns);
  return +(ns / size).toPrecision(digits) + name;
}

// Shows a text beside the pointer, or nothing.
function show(event, text) {
  const tip = byId('tip');
  tip.hidden = !text;
  if (!text)
    return;
  tip.textContent = text;
  const w = tip.offsetWidth, h = tip.offsetHeight;
  const x = event.clientX + 14, y = event.clientY + 14;
  tip.style.left = Math.max(4, Math.min(x, innerWidth - w - 4)) + 'px';
  tip.style.top = (y + h > innerHeight ? y - h - 28 : y) + 'px';
}

// ---- tables that a click on a heading sorts
function sort(table, head, column) {
  const old = head.getAttribute('aria-sort');
  const up = old ? old === 'descending' : column === 0;
  for (const other of table.tHead.rows[0].cells)
    other.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', up ? 'ascending' : 'descending');
  const valueOf = row => row.cells[column].dataset.v;
  const order = (a, b) => isNaN(a) || isNaN(b) ? (a > b) - (a < b) : a - b;
  table.tBodies[0].append(...[...table.tBodies[0].rows].sort((a, b) =>
    order(valueOf(a), valueOf(b)) * (up ? 1 : -1)));
}

function makeTable(names, rows) {
  const heads = names.map((text, column) => {
    const head = make('th', {scope: 'col'}, make('button', {type: 'button'}, text));
    head.firstChild.addEventListener('click', () => sort(table, head, column));
    return head;
  });
  const table = make('table', {}, make('thead', {}, make('tr', {}, ...heads)),
    make('tbody', {}, ...rows.map(row => make('tr', {}, ...row))));
  return make('div', {class: 'wide'}, table);
}

// A cell with a number, and a bar that is as long as its share of `most`, if given.
function cell(v, text, most) {
  const td = make('td', {'data-v': v}, text);
  if (v >= 9999.5)
    td.title = v.toFixed(0);
  if (most > 0) {
    td.className = 'bar';
    td.style.setProperty('--w', (100 * v / most).toFixed(1) + '%');
  }
  return td;
}

// ---- the parts of the page
function showHead() {
  const hosts = new Set(stats.hosts.filter(h => h)).size;
  const all = key => sum(routines.map(r => r[key]));
  const item = (name, text) => byId('sums').append(
    make('div', {}, make('dt', {}, name), make('dd', {}, text)));
  document.title = stats.program + ': SHMEM report';
  byId('program').textContent = stats.program;
  if (stats.library)
    byId('library').textContent = ', counted by ' + stats.library;
  byId('alone').hidden = stats.complete !== false;
  item(pes === 1 ? 'PE' : 'PEs', pes);
  item(hosts === 1 ? 'host' : 'hosts', hosts);
  item('run time', seconds(largest(stats.seconds)) + ' s');
  item('of it in SHMEM routines', all('share').toFixed(1) + '%');
  ['calls', 'bytes'].forEach(key => item(key, number(all(key))));
}

function colourOf(name) {
  const i = routines.findIndex(r => r.name === name);
  return 'r' + (i < 0 ? COLOURED : Math.min(i, COLOURED));
}

const nameOf = i => i < COLOURED ? routines[i].name : 'other routines';

function legend() {
  return make('ul', {class: 'legend name'}, ...routines.slice(0, COLOURED + 1).map((_, i) =>
    make('li', {}, make('i', {style: colour('r' + i)}), nameOf(i))));
}

function showRoutines() {
  const section = byId('routines');
  if (routines.length === 0)
    return section.lastElementChild.replaceWith(make('p', {}, 'No routine was called.'));
  const [calls, bytes, time] = ['calls', 'bytes', 'seconds'].map(
    key => largest(routines.map(r => r[key])));
  section.append(makeTable(
    ['routine', 'calls', 'bytes', 'time s', 'share', 'min s', 'median s', 'max s'],
    routines.map(r => [
      make('th', {scope: 'row', 'data-v': r.name},
        make('i', {style: colour(colourOf(r.name))}),
        // it may be broken after each underscore
        ...r.name.split(/(?<=_)/).flatMap(part => [part, make('wbr', {})])),
      cell(r.calls, number(r.calls), calls), cell(r.bytes, number(r.bytes), bytes),
      cell(r.seconds, seconds(r.seconds), time), cell(r.share, r.share.toFixed(2) + '%'),
      ...['min', 'median', 'max'].map(key => cell(r[key], seconds(r[key])))
    ])));
}

// The numbers along an axis, at most 8 steps of 1, 2, 5, 10, ...: `edge` is left or top.
function ticks(count, each, edge) {
  const list = [];
  let step = 1;
  for (let i = 0; count / step > 8; i++)
    step *= i % 3 === 1 ? 2.5 : 2;
  for (let i = 0; i < count; i += step)
    list.push(make('span', {style: `${edge}: ${100 * (i + 0.5) / count}%`}, i * each));
  return list;
}

// A drawing with what stands at its left, and the numbers of PEs below it.
function plot(y, svg, count, each, axis) {
  return make('div', {class: 'plot'}, make('div', {class: 'y'}, ...y), svg,
    make('div', {class: 'x'}, ...ticks(count, each, 'left'),
      make('span', {class: 'axis'}, axis)));
}

function pesOf(i, each) {
  const first = i * each, last = Math.min(first + each, pes) - 1;
  return first === last ? 'PE ' + first : 'PEs ' + first + '–' + last;
}

// A chart with a column for each PE, or for several, divided by routines.
function chart(title, key, format) {
  const each = Math.ceil(pes / 256), columns = Math.ceil(pes / each);
  const sums = Array.from({length: columns}, () => Array(COLOURED + 1).fill(0));
  routines.forEach((r, i) => r[key].forEach((v, pe) => {
    sums[Math.floor(pe / each)][Math.min(i, COLOURED)] += v;
  }));
  const most = largest(sums.map(sum)), gap = columns <= 64 ? 0.08 : 0;
  const svg = make('svg:svg', {viewBox: `0 0 ${columns} 100`, preserveAspectRatio: 'none',
    role: 'img', 'aria-label': title});
  sums.forEach((column, k) => {
    let below = 0;
    column.forEach((v, i) => {
      const height = 100 * v / most;
      if (!(height > 0))
        return;
      below += height;
      svg.append(make('svg:rect', {x: k + gap, y: 100 - below, width: 1 - 2 * gap, height,
        style: colour('r' + i)},
      make('svg:title', {}, `${pesOf(k, each)}: ${nameOf(i)}, ${format(v)}`)));
    });
  });
  return make('figure', {class: 'chart'}, make('h3', {}, title),
    plot([make('span', {class: 'top'}, most > 0 ? format(most) : ''),
      make('span', {class: 'zero'}, '0')], svg, columns, each,
    each > 1 ? `PE (a column is ${each} PEs)` : 'PE'));
}

function showPes() {
  const keys = ['pe_seconds', 'pe_calls', 'pe_bytes'];
  const known = routines.length > 0 && routines.every(r => keys.every(k => r[k]));
  const sums = (known ? keys : []).map(key =>
    stats.seconds.map((_, pe) => sum(routines.map(r => r[key][pe]))));
  const most = sums.map(largest), longest = largest(stats.seconds);
  const rows = stats.seconds.map((ran, pe) => [
    make('th', {scope: 'row', 'data-v': pe}, 'PE ' + pe),
    make('td', {'data-v': stats.hosts[pe]}, stats.hosts[pe]), cell(ran, seconds(ran), longest),
    ...sums.map((list, i) =>
      cell(list[pe], (i === 0 ? seconds : number)(list[pe]), most[i]))
  ]);
  const heads = ['PE', 'host', 'run time s', 'in SHMEM s', 'calls', 'bytes'];
  const details = make('details', {}, make('summary', {}, 'Numbers of each PE'),
    makeTable(known ? heads : heads.slice(0, 3), rows));
  details.open = !known;
  if (known)
    byId('pes').append(legend(), make('div', {class: 'grid'},
      chart('Time in SHMEM routines', keys[0], v => duration(v * 1e9, 4)),
      chart('Calls', keys[1], number), chart('Bytes', keys[2], number)));
  byId('pes').append(details);
}

// ---- maps of the traffic
// Limits of levels that are next to each other differ by the smallest power of two with which
// the lowest level reaches the smallest sum.
function map(title, key) {
  const matrix = stats[key], n = matrix.length, paths = Array(LEVELS + 1).fill('');
  const some = matrix.flat().filter(v => v > 0), most = largest(some);
  const least = some.reduce((a, b) => Math.min(a, b), most), used = [];
  let factor = 2;
  while (factor < 1024 && least < most / factor ** (LEVELS - 1))
    factor *= 2;
  const limit = level => most / factor ** (LEVELS - level);
  function levelOf(v) {
    let level = v > 0 ? LEVELS : 0;
    while (level > 1 && v <= limit(level - 1))
      level--;
    return level;
  }
  // cells of one level in a row are one rectangle
  matrix.forEach((row, i) => {
    for (let k = 0, next; k < n; k = next) {
      const level = levelOf(row[k]);
      for (next = k + 1; next < n && levelOf(row[next]) === level;)
        next++;
      paths[level] += `M${k} ${i}h${next - k}v1h${k - next}z`;
    }
  });
  const svg = make('svg:svg', {viewBox: `0 0 ${n} ${n}`, role: 'img',
    'aria-label': title + ' from each PE to each PE', 'shape-rendering': 'crispEdges'});
  for (let level = most > 0 ? levelOf(least) : LEVELS + 1; level <= LEVELS; level++) {
    svg.append(make('svg:path', {d: paths[level], style: colour('m' + level)}));
    used.push(make('li', {}, make('i', {style: colour('m' + level)}),
      'up to ' + number(Math.floor(limit(level)))));
  }
  const tell = event => {
    const box = svg.getBoundingClientRect(), gone = event.type === 'pointerleave';
    const k = Math.floor((event.clientX - box.left) / box.width * n);
    const i = Math.floor((event.clientY - box.top) / box.height * n);
    show(event, gone || k < 0 || i < 0 || k >= n || i >= n ? ''
      : `${pesOf(i, block)} → ${pesOf(k, block)}\n` +
        `${exact(stats.bytes[i][k])} bytes\n${exact(stats.calls[i][k])} calls`);
  };
  ['pointermove', 'pointerdown', 'pointerleave'].forEach(e => svg.addEventListener(e, tell));
  return make('figure', {class: 'map'}, make('h3', {}, title),
    plot([make('span', {class: 'axis'}, 'from PE'), ...ticks(n, block, 'top')], svg, n, block,
      'to PE'),
    make('ul', {class: 'legend'}, ...(most > 0 ? used : [make('li', {}, 'none')])));
}

function showTraffic() {
  const section = byId('traffic');
  if (block > 1)
    section.lastElementChild.append(` A cell is ${block} x ${block} PEs.`);
  section.append(stats.calls.flat().some(v => v > 0)
    ? make('div', {class: 'grid maps'}, map('Bytes', 'bytes'), map('Calls', 'calls'))
    : make('p', {}, 'There was none.'));
}

// ---- the time line
function timeLine() {
  const canvas = document.querySelector('#line canvas'), context = canvas.getContext('2d');
  const {tracks, names} = trace, rows = tracks.length, end = Math.max(trace.end, 1);
  const left = 34, top = 22, height = Math.max(3, Math.min(22, Math.floor(480 / rows)));
  const gap = height > 5 ? 2 : height > 3 ? 1 : 0;
  const FIELDS = 6; // start, length, routine, bytes, PE or -1, calls (report.c)
  const colours = names.map(colourOf);
  let from = 0, to = end, width = 0, style;
  const scale = () => (width - left) / (to - from);

  // Where the last slice begins that starts at or before a time; negative: there is none.
  function find(slices, time) {
    let low = -1, high = slices.length / FIELDS - 1;
    for (let middle; low < high;)
      if (slices[(middle = Math.ceil((low + high) / 2)) * FIELDS] <= time)
        low = middle;
      else
        high = middle - 1;
    return low * FIELDS;
  }

  function measure() {
    const ratio = devicePixelRatio || 1;
    style = getComputedStyle(document.documentElement);
    canvas.style.height = top + rows * height + 2 + 'px';
    width = canvas.clientWidth;
    canvas.width = width * ratio;
    canvas.height = canvas.clientHeight * ratio;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    draw();
  }

  function drawAxis() {
    const most = Math.max(2, Math.floor((width - left) / 110));
    let step = Math.pow(10, Math.floor(Math.log10((to - from) / most)));
    [2, 2.5, 2].forEach(m => (to - from) / step > most && (step *= m));
    // as many decimals as the step has
    const [size, unit] = unitOf(to), decimals = Math.max(0, Math.ceil(Math.log10(size / step) - 1e-9));
    for (let i = Math.ceil(from / step); i * step <= to; i++) {
      const x = left + (i * step - from) * scale();
      const label = (i * step / size).toFixed(decimals) + unit;
      const half = context.measureText(label).width / 2;
      context.fillStyle = style.getPropertyValue('--text');
      if (x - half >= left - 8 && x + half <= width)
        context.fillText(label, x, 12);
      context.fillStyle = style.getPropertyValue('--line');
      context.fillRect(x, top - 5, 1, rows * height + 5);
    }
  }

  function drawTrack(slices, y) {
    let drawn = left;
    for (let i = Math.max(0, find(slices, from)); i < slices.length; i += FIELDS) {
      const [start, length, name] = [slices[i], slices[i + 1], slices[i + 2]];
      if (start > to)
        break;
      const x = Math.max(left, left + (start - from) * scale());
      const last = left + (start + length - from) * scale();
      // nothing is drawn twice on the same half of a pixel
      if (start + length < from || (last < drawn + 0.5 && x < drawn))
        continue;
      drawn = Math.min(width, Math.max(last, x + 1));
      context.fillStyle = style.getPropertyValue('--' + colours[name]);
      context.fillRect(x, y, drawn - x, height - gap);
    }
  }

  function draw() {
    const step = Math.ceil(14 / height), text = style.getPropertyValue('--text');
    context.clearRect(0, 0, width, top + rows * height + 2);
    context.font = '12px system-ui, sans-serif';
    context.textAlign = 'center';
    drawAxis();
    tracks.forEach((track, i) => {
      const y = top + i * height;
      const [pe, thread] = track.name.match(/\d+/g) || ['?'];
      drawTrack(track.slices, y);
      context.fillStyle = text;
      context.textAlign = 'right';
      if (i % step === 0)
        context.fillText(thread ? '·' + thread : pe, left - 5, y + Math.min(height, 14) / 2 + 4);
    });
  }

  // Shows `length` of the time, with `middle` at a share of the width.
  function zoom(length, middle, share) {
    length = Math.min(end, Math.max(20, length));
    from = Math.min(end - length, Math.max(0, middle - length * share));
    to = from + length;
    show(null, '');
    requestAnimationFrame(draw);
  }
  const move = by => zoom(to - from, from + by, 0);
  const times = factor => zoom((to - from) * factor, (from + to) / 2, 0.5);

  function tell(event) {
    const box = canvas.getBoundingClientRect();
    const x = event.clientX - box.left, y = event.clientY - box.top;
    const track = tracks[Math.floor((y - top) / height)];
    const time = from + (x - left) / scale(), near = 2 / scale();
    if (!track || x < left)
      return show(event, '');
    const i = find(track.slices, time + near);
    const [start, length, name, bytes, pe, calls] = track.slices.slice(i, i + FIELDS);
    if (i < 0 || start + length < time - near)
      return show(event,
        `${track.name}, outside of SHMEM routines\nat ${duration(time, 9)}`);
    show(event, track.name + '\n' +
      (calls > 1 ? exact(calls) + ' calls, the longest of ' : '') + names[name] +
      (pe >= 0 ? ' with PE ' + pe : '') + `\nat ${duration(start, 9)}, for ` +
      duration(length, 4) + (bytes ? `, ${exact(bytes)} bytes` : ''));
  }

  // ---- pointers: one moves, two zoom
  const held = new Map(), on = (name, f) => canvas.addEventListener(name, f, {passive: false});
  const place = event => event.clientX - canvas.getBoundingClientRect().left - left;
  on('pointerdown', event => {
    canvas.setPointerCapture(event.pointerId);
    held.set(event.pointerId, place(event));
    tell(event);
  });
  on('pointermove', event => {
    const before = [...held.values()];
    if (!held.has(event.pointerId))
      return tell(event);
    held.set(event.pointerId, place(event));
    const now = [...held.values()];
    if (now.length === 1 && now[0] !== before[0])
      return move((before[0] - now[0]) / scale());
    if (now.length === 2) {
      const apart = p => Math.max(8, Math.abs(p[0] - p[1])), middle = p => (p[0] + p[1]) / 2;
      zoom((to - from) * apart(before) / apart(now),
        from + middle(before) / scale(), middle(now) / (width - left));
    }
  });
  ['pointerup', 'pointercancel'].forEach(e => on(e, event => held.delete(event.pointerId)));
  on('pointerleave', event => show(event, ''));
  on('wheel', event => {
    if (!event.ctrlKey)
      return;
    event.preventDefault();
    zoom((to - from) * Math.exp(event.deltaY / 300),
      from + place(event) / scale(), place(event) / (width - left));
  });
  const actions = {in: () => times(0.5), out: () => times(2), all: () => zoom(end, 0, 0),
    left: () => move((from - to) / 3), right: () => move((to - from) / 3)};
  const keys = {'+': 'in', '=': 'in', '-': 'out', '0': 'all', ArrowLeft: 'left',
    ArrowRight: 'right'};
  on('keydown', event => {
    if (!keys[event.key] || event.ctrlKey)
      return;
    event.preventDefault();
    actions[keys[event.key]]();
  });
  for (const button of document.querySelectorAll('.tools button'))
    button.addEventListener('click', actions[button.dataset.do]);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', measure);
  new ResizeObserver(() => requestAnimationFrame(measure)).observe(canvas.parentElement);
  measure();
}

function showLine() {
  const {calls, end, joined, pieces, rows, tracks} = trace, section = byId('line');
  section.hidden = false;
  byId('line-says').textContent = `The calls of the trace: ${calls} in ` +
    `${seconds(end / 1e9)} s. A row is a PE, or a thread of a PE.` +
    (joined > 0 ? ` Calls of one row that follow each other within ${duration(joined, 4)}` +
      ' are drawn as one piece in the colour of the longest call; ' +
      `${pieces} pieces are left.` : '') +
    (tracks.length < rows ? ` Only the first ${tracks.length} of ${rows} rows are drawn.` : '');
  section.lastElementChild.before(legend());
  timeLine();
}

document.querySelector('main').hidden = false;
showHead();
showRoutines();
showPes();
showTraffic();
if (trace)
  showLine();
document.documentElement.dataset.ready = 'yes';
