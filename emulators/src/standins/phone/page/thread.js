import { make, showTime } from './inbox.js';

/** The sign and the words for a text's status, for the person who holds the phone. */
const statuses = {
  queued: ['○', 'on its way'],
  sent: ['✓', 'sent'],
  delivered: ['✓✓', 'delivered'],
  received: ['✓', 'sent'],
  undelivered: ['!', 'not delivered'],
  failed: ['!', 'not delivered'],
};

/** The bubbles of one conversation. A text keeps its bubble when its status changes. */
export function createThread({ bubbles, scroller, empty }) {
  const known = new Map();

  function write(bubble, message) {
    const [mark, words] = statuses[message.status] ?? ['', message.status];
    const meta = make('span', 'meta', `${showTime(message.date_created)} `);
    const detail = message.error_code ? `${words} (error ${message.error_code})` : words;
    const tick = make('span', 'tick', `${mark} ${detail}`);
    tick.dataset.status = message.status;
    meta.append(tick);
    const text = document.createElement('p');
    text.append(...linked(message.body || '(empty text)'));
    bubble.className = `bubble ${message.direction === 'inbound' ? 'mine' : 'theirs'}`;
    const who = make('span', 'hidden', message.direction === 'inbound' ? 'You: ' : 'Streetlore: ');
    bubble.replaceChildren(who, text, ...message.media.map(picture), meta);
  }

  function upsert(message) {
    const before = known.get(message.sid);
    if (before) {
      write(before, message);
      return;
    }
    const bubble = document.createElement('li');
    write(bubble, message);
    known.set(message.sid, bubble);
    bubbles.append(bubble);
  }

  function scrollToEnd() {
    scroller.scrollTop = scroller.scrollHeight;
  }

  return {
    /** Shows another conversation. */
    show(messages, whenEmpty) {
      known.clear();
      bubbles.replaceChildren();
      for (const message of messages) upsert(message);
      empty.textContent = messages.length === 0 ? whenEmpty : '';
      scrollToEnd();
    },
    /** Adds a text, or updates the status of a known one. */
    take(message) {
      const isNew = !known.has(message.sid);
      const wasAtEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 80;
      upsert(message);
      empty.textContent = '';
      if (isNew && (wasAtEnd || message.direction === 'inbound')) scrollToEnd();
    },
  };
}

function picture(url) {
  const link = document.createElement('a');
  link.href = url;
  link.textContent = 'Picture';
  return link;
}

/** Makes links of the addresses in a text, as a real phone does. */
function linked(text) {
  return text.split(/(https?:\/\/[^\s]*[^\s.,;:!?)])/).map((part, index) => {
    if (index % 2 === 0) return part;
    const link = document.createElement('a');
    link.href = part;
    link.textContent = part;
    link.target = '_blank';
    link.rel = 'noreferrer';
    return link;
  });
}
