const list = document.getElementById('mails');
const none = document.getElementById('no-mails');
const error = document.getElementById('mail-error');
let shown = '';

/**
 * Milliseconds between two requests. The server does not announce mail, so the page asks for it.
 */
const EVERY = 1_500;

function entry({ to, subject, link, text, html }) {
  const item = document.createElement('li');
  item.className = 'mail';
  const title = document.createElement('h3');
  title.textContent = subject;
  const whom = document.createElement('p');
  whom.textContent = `To ${to}`;
  const open = document.createElement('a');
  if (link) open.href = link;
  open.textContent = 'Open the link';
  open.setAttribute('aria-label', `Open the link in the mail to ${to}`);
  item.append(title, whom);
  if (text) {
    const words = document.createElement('p');
    words.className = 'mail-text';
    words.textContent = text;
    item.append(words);
  }
  if (html) item.append(asHtml(to, html));
  if (link) item.append(open);
  return item;
}

/** The mail as most mail programs show it. The frame runs no script; links open the site beside it. */
function asHtml(to, html) {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = 'As HTML';
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  frame.title = `The mail to ${to} as HTML`;
  frame.srcdoc = html.replace('<head>', '<head><base target="_blank">');
  details.append(summary, frame);
  return details;
}

async function look() {
  try {
    const answer = await fetch('/mail/messages');
    if (!answer.ok) throw new Error((await answer.json()).error);
    const mails = await answer.json();
    const now = JSON.stringify(mails);
    error.textContent = '';
    if (now !== shown) {
      shown = now;
      none.hidden = mails.length > 0;
      // The newest mail is on top.
      list.replaceChildren(...mails.toReversed().map(entry));
    }
  } catch (failure) {
    error.textContent = `The mail cannot be fetched: ${failure.message}. It tries again by itself.`;
  }
  setTimeout(look, EVERY);
}

void look();
