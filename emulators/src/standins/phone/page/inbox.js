import { showNumber, sprayOf } from './numbers.js';

const readKey = 'streetlore-phone-read';
/** At the first visit to the page, texts older than this count as read (milliseconds). */
const fresh = 10 * 60_000;

/**
 * How many texts of each phone were read. The browser keeps the numbers, so that they survive a
 * reload.
 */
function loadRead() {
  try {
    return JSON.parse(localStorage.getItem(readKey) ?? '{}');
  } catch {
    return {};
  }
}

/** The list of phones. The phone with the newest text is on top; a mark shows unread texts. */
export function createInbox(list, emptyNote) {
  const phones = new Map();
  const read = loadRead();
  let open = null;

  function render() {
    const rows = [...phones.values()].sort((a, b) => b.last_at.localeCompare(a.last_at));
    emptyNote.hidden = rows.length > 0;
    list.replaceChildren(...rows.map(renderRow));
  }

  function renderRow(phone) {
    const unread = Math.max(0, phone.count - (read[phone.number] ?? 0));
    const link = document.createElement('a');
    link.href = `#${phone.number}`;
    link.className = 'phone-row';
    link.dataset.spray = sprayOf(phone.number);
    if (phone.number === open) link.setAttribute('aria-current', 'true');
    link.append(
      make('span', 'avatar', phone.number.slice(-3), true),
      make('span', 'row-number', showNumber(phone.number)),
      make('time', 'row-time', showTime(phone.last_at)),
      make(
        'span',
        'row-preview',
        `${phone.last_direction === 'inbound' ? 'You: ' : ''}${phone.last_body || '(empty text)'}`,
      ),
    );
    if (unread > 0 && phone.number !== open) {
      const badge = make('span', 'unread', String(unread));
      badge.append(make('span', 'hidden', ' unread'));
      link.append(badge);
    }
    const item = document.createElement('li');
    item.append(link);
    return item;
  }

  function markRead(number) {
    const phone = phones.get(number);
    if (!phone) return;
    read[number] = phone.count;
    localStorage.setItem(readKey, JSON.stringify(read));
  }

  return {
    /**
     * Takes the server's list. A restarted server counts from 0, and then no text counts as read.
     */
    load(listed) {
      phones.clear();
      for (const phone of listed) {
        phones.set(phone.number, phone);
        read[phone.number] ??= Date.now() - Date.parse(phone.last_at) > fresh ? phone.count : 0;
      }
      for (const number of Object.keys(read)) read[number] = Math.min(read[number], phones.get(number)?.count ?? 0);
      if (open) markRead(open);
      render();
    },
    /** Adds a new text or a new status to the list. */
    note(message, number, isNew) {
      const phone = phones.get(number) ?? { number, count: 0 };
      if (!isNew && phone.count > 0) return;
      phones.set(number, {
        number,
        count: phone.count + 1,
        last_body: message.body,
        last_direction: message.direction,
        last_at: message.date_created,
      });
      if (number === open && !document.hidden) markRead(number);
      render();
    },
    open(number) {
      open = number;
      if (number) markRead(number);
      render();
    },
    newest: () => [...phones.values()].sort((a, b) => b.last_at.localeCompare(a.last_at))[0]?.number ?? null,
  };
}

export function make(tag, className, text, isDecoration = false) {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  if (isDecoration) element.setAttribute('aria-hidden', 'true');
  return element;
}

/** `14:05` today, `3 Nov` before. */
export function showTime(iso) {
  const date = new Date(iso);
  return date.toDateString() === new Date().toDateString()
    ? date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
    : date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });
}
