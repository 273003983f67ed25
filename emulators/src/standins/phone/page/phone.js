import { createInbox } from './inbox.js';
import { normaliseNumber, showNumber, sprayOf } from './numbers.js';
import { createThread } from './thread.js';

const { ownNumber, commands } = document.body.dataset;
const byId = (id) => document.getElementById(id);

const inbox = createInbox(byId('phones'), byId('no-phones'));
const thread = createThread({ bubbles: byId('bubbles'), scroller: byId('scroller'), empty: byId('empty-thread') });
const seen = new Set();
let open = null;

const otherEnd = (message) => (message.from === ownNumber ? message.to : message.from);
const numberInAddress = () => normaliseNumber(decodeURIComponent(location.hash.slice(1)));

async function getJson(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/**
 * Shows the phone that the page's address names. On a wide screen the default is the newest phone.
 */
async function follow() {
  const wanted = numberInAddress() ?? (matchMedia('(min-width: 60rem)').matches ? inbox.newest() : null);
  open = wanted;
  document.body.classList.toggle('has-thread', wanted !== null);
  inbox.open(wanted);
  complain('');
  for (const control of document.querySelectorAll('#composer input, #composer button, #quick button'))
    control.disabled = !wanted;
  byId('thread-number').textContent = wanted ? `on ${showNumber(wanted)}` : 'Pick a phone, or open a new number';
  byId('thread').dataset.spray = wanted ? sprayOf(wanted) : 'yellow';
  if (!wanted) {
    thread.show([], 'Texts from Streetlore show up here.');
    return;
  }
  const messages = await getJson(`/phone/messages?number=${encodeURIComponent(wanted)}`);
  if (open !== wanted) return;
  for (const { sid } of messages) seen.add(sid);
  thread.show(messages, 'No texts on this phone yet. If it has a booking, text START.');
}

async function reload() {
  try {
    inbox.load(await getJson('/phone/numbers'));
    await follow();
  } catch (error) {
    complain(`The phone lost its network: ${error.message}. It tries again by itself.`);
  }
}

function complain(sentence) {
  byId('send-error').textContent = sentence;
}

async function send(body) {
  if (!open) return;
  complain('');
  try {
    const response = await fetch('/phone/reply', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from: open, body }),
    });
    if (response.ok) return;
    const { error } = await response.json();
    complain(`Streetlore did not take that text. ${error}`);
  } catch {
    complain('That text was not sent: the local platform does not answer. Is npm start still running?');
  }
}

function listen() {
  const stream = new EventSource('/phone/stream');
  let isFirst = true;
  stream.addEventListener('hello', () => {
    // The page may have missed texts while the connection was down.
    if (!isFirst) void reload();
    isFirst = false;
  });
  stream.addEventListener('message', (event) => {
    const message = JSON.parse(event.data);
    const number = otherEnd(message);
    const isNew = !seen.has(message.sid);
    seen.add(message.sid);
    inbox.note(message, number, isNew);
    if (number === open) thread.take(message);
    else if (!open && matchMedia('(min-width: 60rem)').matches) void follow();
  });
}

// The focus lets people scroll the conversation with the keyboard alone.
byId('scroller').tabIndex = 0;

byId('quick').append(
  ...commands.split(' ').map((command) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = command;
    button.addEventListener('click', () => void send(command));
    return button;
  }),
);

byId('composer').addEventListener('submit', (event) => {
  event.preventDefault();
  const input = byId('body');
  const body = input.value;
  if (body.trim() === '') return;
  input.value = '';
  void send(body);
});

byId('new-number').addEventListener('submit', (event) => {
  event.preventDefault();
  const input = byId('number');
  const number = normaliseNumber(input.value);
  byId('number-error').textContent = number ? '' : 'That is not a phone number. Try 07700 900042.';
  input.setAttribute('aria-invalid', String(!number));
  if (!number) {
    input.focus();
    return;
  }
  input.value = '';
  location.hash = number;
  byId('body').focus();
});

addEventListener('hashchange', () => void follow());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && open) inbox.open(open);
});
listen();
void reload();
