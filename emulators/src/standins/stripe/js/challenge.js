import { make } from './dom.js';

/**
 * Stands in for the bank's 3-D Secure page. Escape fails the challenge, as closing the page would.
 * @returns 'complete' or 'fail'
 */
export function askToAuthenticate(intent) {
  const amount = new Intl.NumberFormat('en-GB', { style: 'currency', currency: intent.currency }).format(
    intent.amount / 100,
  );
  const complete = make('button', { value: 'complete' }, 'Complete authentication');
  const dialog = make(
    'dialog',
    { class: 'sl-challenge', 'aria-labelledby': 'sl-challenge-title' },
    make(
      'form',
      { method: 'dialog' },
      make('h2', { id: 'sl-challenge-title' }, 'Your bank wants to know it is you'),
      make(
        'p',
        {},
        `3D Secure, played by the local stand-in for Stripe. Please confirm a payment of ${amount} to Streetlore.`,
      ),
      complete,
      make('button', { value: 'fail' }, 'Fail authentication'),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  complete.focus();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'complete' ? 'complete' : 'fail');
    });
  });
}
