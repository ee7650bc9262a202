// phones.js: touches, and what is new
//
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The page is made by the program. Here is only what it cannot do there: telling what was touched, listening, and showing anew
// what is otherwise than before.

'use strict';

const QUIET = 12000;
const PATIENCE = 8000;
const main = document.getElementById('main');
const shown = new Map();
let source = null;
let heard = 0;
let version = -1;
let spoken = document.documentElement.lang;
let busy = false;
const waiting = [];
let retry = 0;
let stopped = false;
let timer = 0;

function get(id) {
  return document.getElementById(id);
}

function notice(id) {
  for (const other of document.querySelectorAll('.notice'))
    other.hidden = other.id !== id;
}

// Nothing more is asked for until somebody looks at the page anew, or comes with the code.
function stop(id) {
  if (source)
    source.close();
  source = null;
  stopped = true;
  // Who was sent away has nothing of the game any more.
  if (id === 'stranger')
    main.replaceChildren();
  notice(id);
}

// What has not come after a while comes no more, as where a network is gone that nobody says so of.
function send(path, fields) {
  const end = new AbortController();
  setTimeout(() => end.abort(), PATIENCE);
  return fetch(path, {method: 'POST', body: new URLSearchParams(fields), credentials: 'same-origin', signal: end.signal});
}

// Where the keys are, and what is being typed there, so that it is there again when that was shown anew.
function findFocus() {
  const element = document.activeElement;
  if (!element || !main.contains(element))
    return null;
  const typed = element.matches('input:not([type="checkbox"])') ? element.value : null;
  const place = typed !== null ? [element.selectionStart, element.selectionEnd] : [null];
  for (const name of ['deed', 'act', 'topic', 'why', 'cell'])
    if (element.dataset[name])
      return {element, typed, place, path: `[data-${name}="${CSS.escape(element.dataset[name])}"]`
        + (element.dataset.which ? `[data-which="${CSS.escape(element.dataset.which)}"]` : '')};
  return {element, typed, place, path: element.name ? `[name="${CSS.escape(element.name)}"]` : null};
}

function bringBack({element, typed, place, path}) {
  const again = main.contains(element) ? element : path && main.querySelector(path);
  if (!again || again === document.activeElement)
    return;
  if (typed !== null) {
    again.value = typed;
    // What a script has put there is no change to a browser.
    if (again !== element && again.dataset.deed)
      again.addEventListener('blur', () => again.dispatchEvent(new Event('change', {bubbles: true})), {once: true});
  }
  again.focus({preventScroll: true});
  // A number does not say where in it somebody types.
  if (place[0] !== null)
    again.setSelectionRange(...place);
}

// What was opened or filled in on a page stays as it is, unless that was in another language.
function replace(section, sameLanguage) {
  if (shown.get(section.id) === section.innerHTML)
    return;
  shown.set(section.id, section.innerHTML);
  const old = get(section.id);
  const open = old ? [...old.querySelectorAll('details')].map(details => details.open) : [];
  const find = id => old && sameLanguage ? old.querySelector(id) : null;
  const found = find('#found');
  const words = old && old.querySelector('#search input');
  const form = find('#fill');
  const ring = find('#ring');
  if (old)
    old.replaceWith(section);
  else
    main.append(section);
  [...section.querySelectorAll('details')].forEach((details, i) => { details.open = !!open[i]; });
  if (found && section.querySelector('#found'))
    section.querySelector('#found').replaceWith(found);
  if (form && section.querySelector('#fill') && form.dataset.fill === section.querySelector('#fill').dataset.fill)
    section.querySelector('#fill').replaceWith(form);
  if (ring && section.querySelector('#ring'))
    section.querySelector('#ring').replaceWith(ring);
  if (words && section.querySelector('#search input'))
    section.querySelector('#search input').value = words.value;
}

// Why nothing was done stays until something else is touched.
function tell(told) {
  get('told').textContent = told || '';
}

// A number that is refused makes room for the one that stays chosen, so that nothing is entered but what is seen.
function putBack() {
  for (const number of main.querySelectorAll('input[data-deed]'))
    if (!number.validity.valid && number.defaultValue)
      number.value = number.defaultValue;
}

// What stands around the sections is written anew where it is in another language than they are; nothing is typed there.
async function speak() {
  const text = await fetch('/', {credentials: 'same-origin'}).then(answer => answer.ok ? answer.text() : '').catch(() => '');
  if (!text)
    return;
  const frame = new DOMParser().parseFromString(text, 'text/html');
  spoken = frame.documentElement.lang;
  document.title = frame.title;
  document.documentElement.dir = frame.documentElement.dir;
  for (const part of frame.querySelectorAll('[data-frame]')) {
    const old = document.querySelector(`[data-frame="${part.dataset.frame}"]`);
    old.innerHTML = part.innerHTML;
    if (part.hasAttribute('aria-label'))
      old.setAttribute('aria-label', part.getAttribute('aria-label'));
  }
}

// The sections come in their order; those that are gone go.
function show(html, isAnswer) {
  const focus = findFocus();
  const page = document.createElement('template');
  page.innerHTML = html;
  const state = page.content.querySelector('#state');
  const sections = [...page.content.querySelectorAll('section[id]')];
  const ids = sections.map(section => section.id);
  for (const old of [...main.children])
    if (old.id !== 'state' && !ids.includes(old.id)) {
      shown.delete(old.id);
      old.remove();
    }
  if (get('state'))
    get('state').replaceWith(state);
  else
    main.prepend(state);
  const sameLanguage = document.documentElement.lang === state.lang;
  sections.forEach(section => replace(section, sameLanguage));
  // What stands in its place stays there, as whoever types in it would begin anew.
  ids.reduce((before, id) => {
    if (before.nextElementSibling !== get(id))
      before.after(get(id));
    return get(id);
  }, get('state'));
  version = Number(state.dataset.version);
  document.documentElement.lang = state.lang;
  if (isAnswer)
    tell(state.dataset.told);
  if (state.dataset.live && get('live').textContent !== state.dataset.live)
    get('live').textContent = state.dataset.live;
  if (focus)
    bringBack(focus);
  if (isAnswer && state.dataset.told)
    putBack();
  if (state.lang !== spoken)
    speak();
}

// One request at a time: what is touched meanwhile follows, about the game that was seen then.
async function ask(path, fields) {
  const seen = get('state') ? get('state').dataset : {};
  const wish = {path, fields: {revision: seen.revision || '', ...fields}};
  if (path !== '/look')
    tell('');
  if (path !== '/look' || !waiting.length)
    waiting.push(wish);
  if (busy)
    return;
  busy = true;
  while (waiting.length)
    await carryOut(waiting.shift());
  busy = false;
}

// What is too much for now is said, and what stands there stays.
async function refuse(answer) {
  const told = [413, 429, 503].includes(answer.status) ? await answer.text() : '';
  if (told)
    tell(told);
  else
    again();
}

async function carryOut({path, fields}) {
  const seen = get('state') ? get('state').dataset : {};
  try {
    const answer = await send(path, {choices: seen.choices || '', form: seen.form || '', ...fields});
    if (answer.status === 401)
      await enter();
    else if (answer.ok || answer.status === 409 || answer.status === 422)
      show(await answer.text(), path !== '/look');
    else if (path !== '/look')
      await refuse(answer);
    else
      again();
  } catch (error) {
    again();
  }
}

function listen() {
  if (source)
    source.close();
  heard = Date.now();
  source = new EventSource('/stream');
  source.onopen = () => { heard = Date.now(); retry = 0; notice(null); ask('/look', {}); };
  source.addEventListener('news', event => {
    heard = Date.now();
    if (Number(event.data) > version)
      ask('/look', {});
  });
  source.addEventListener('awake', () => { heard = Date.now(); notice(null); });
  for (const end of ['newer', 'stranger'])
    source.addEventListener(end, () => stop(end));
  source.onerror = () => {
    if (source && source.readyState === EventSource.CLOSED)
      again();
    else
      notice('reconnecting');
  };
}

// Nothing may come of a network that is gone.
setInterval(() => {
  if (source && Date.now() - heard > QUIET)
    again();
}, 3000);

function again() {
  if (stopped || timer)
    return;
  notice('reconnecting');
  retry = Math.min(retry + 1, 10);
  heard = Date.now();
  timer = setTimeout(start, 500 * retry);
}

// A page that slept may have missed anything: it always begins anew.
function start() {
  if (source)
    source.close();
  source = null;
  stopped = false;
  clearTimeout(timer);
  timer = 0;
  ask('/look', {}).then(() => { if (!stopped && get('state') && document.visibilityState === 'visible') listen(); });
}

// The code is known to this page alone, and goes from the address as soon as it was exchanged.
async function enter() {
  const token = location.hash.slice(1);
  if (!/^[0-9a-f]{32}$/.test(token)) {
    stop('stranger');
    return;
  }
  const answer = await send('/enter', {token});
  // Others of the same address ask too much: one comes in a moment later.
  if (answer.headers.has('Retry-After'))
    throw new Error(await answer.text());
  if (!answer.ok) {
    stop({429: 'wait', 503: 'full'}[answer.status] || 'stranger');
    return;
  }
  history.replaceState(null, '', location.pathname);
  waiting.push({path: '/look', fields: {}});
}

// The last row of a list once more, empty.
function addRow(button) {
  const n = Number(button.dataset.next);
  const row = button.previousElementSibling.cloneNode(true);
  for (const input of row.querySelectorAll('[name]')) {
    input.name = input.name.replace(`${button.dataset.more}.${n - 1}`, `${button.dataset.more}.${n}`);
    if (input.type === 'checkbox')
      input.checked = false;
    else
      input.value = '';
  }
  row.querySelector('legend, span').textContent = n + 1;
  button.before(row);
  button.dataset.next = n + 1;
  row.querySelector('[name]').focus();
  if (n + 1 >= Number(button.dataset.most))
    button.remove();
}

// What is asked beside the game, and changes nothing of it: nothing where none comes, and why is told.
async function consult(path, fields) {
  tell('');
  try {
    const answer = await send(path, fields);
    if (answer.ok)
      return await answer.text();
    if (answer.status === 404)
      ask('/look', {});
    else
      await refuse(answer);
  } catch (error) {
    again();
  }
  return null;
}

async function lookUp(fields) {
  const answer = await consult('/rules', fields);
  if (answer === null || !get('found'))
    return;
  get('found').innerHTML = answer;
  if (fields.topic)
    get('found').scrollIntoView();
}

// An answer stands below what was asked until that is touched once more.
async function askWhy(button) {
  const next = button.nextElementSibling;
  const open = next && next.classList.contains('answer');
  if (open) {
    button.setAttribute('aria-expanded', 'false');
    next.remove();
    return;
  }
  const answer = await consult('/why', {question: button.dataset.why, which: button.dataset.which, choices: get('state').dataset.choices});
  if (answer === null)
    return;
  button.setAttribute('aria-expanded', 'true');
  const place = document.createElement('span');
  place.className = 'answer';
  place.setAttribute('role', 'status');
  button.after(place);
  place.innerHTML = answer;
}

async function workOut(cell) {
  const answer = await consult('/ring', {had: Number(get('ring').dataset.had) ^ (1 << Number(cell))});
  if (answer === null || !get('ring'))
    return;
  const page = document.createElement('template');
  page.innerHTML = answer;
  get('ring').replaceWith(page.content);
  document.querySelector(`[data-cell="${cell}"]`).focus({preventScroll: true});
}

document.addEventListener('click', event => {
  if (event.target.closest('#newer')) {
    start();
    return;
  }
  if (event.target.id === 'told')
    tell('');
  const button = event.target.closest('button');
  if (!button)
    return;
  if (button.dataset.deed)
    ask('/do', {deed: button.dataset.deed});
  else if (button.dataset.act)
    ask('/act', {act: button.dataset.act, which: button.dataset.which || ''});
  else if (button.dataset.why)
    askWhy(button);
  else if (button.dataset.cell)
    workOut(button.dataset.cell);
  else if (button.dataset.more)
    addRow(button);
  else if (button.dataset.topic)
    lookUp({topic: button.dataset.topic});
});

document.addEventListener('change', event => {
  if (event.target.dataset.deed)
    ask('/do', {deed: event.target.dataset.deed, number: event.target.value});
});

document.addEventListener('submit', event => {
  event.preventDefault();
  if (event.target.id === 'fill')
    ask('/do', Object.assign({deed: event.target.dataset.fill, filled: '1'},
                             Object.fromEntries([...new FormData(event.target)].filter(([, value]) => value !== ''))));
  if (event.target.id === 'search')
    lookUp({words: event.target.elements.words.value});
});

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible')
    start();
  else if (source) {
    source.close();
    source = null;
  }
});
window.addEventListener('pageshow', event => { if (event.persisted) start(); });
window.addEventListener('hashchange', () => { if (/^#[0-9a-f]{32}$/.test(location.hash)) comeIn(); });

// Where the network is not there yet, the code is tried once more.
function comeIn() {
  stopped = false;
  enter().then(() => { if (!stopped) start(); }, again);
}

if (/^#[0-9a-f]{32}$/.test(location.hash))
  comeIn();
else
  start();
