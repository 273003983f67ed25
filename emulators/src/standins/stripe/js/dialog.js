import { make } from './dom.js';

/**
 * Asks in a dialog over the page, as a bank or a wallet does. The first choice has the focus.
 * @returns the value of the chosen button; `''` when the dialog was closed by Escape
 */
export function ask({ title, text, choices }) {
  const [first, ...others] = choices.map(({ value, label }) => make('button', { value }, label));
  const dialog = make(
    'dialog',
    { class: 'sl-challenge', 'aria-labelledby': 'sl-challenge-title' },
    make(
      'form',
      { method: 'dialog' },
      make('h2', { id: 'sl-challenge-title' }, title),
      make('p', {}, text),
      first,
      ...others,
    ),
  );
  first.classList.add('sl-first');
  document.body.append(dialog);
  dialog.showModal();
  first.focus();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
}

/** An amount as people read it, such as £18.00. */
export const moneyOf = ({ amount, currency }) =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100);
