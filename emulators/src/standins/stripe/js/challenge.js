import { ask, moneyOf } from './dialog.js';

/**
 * Stands in for the bank's 3-D Secure page. Escape fails the challenge, as closing the page would.
 * @returns 'complete' or 'fail'
 */
export async function askToAuthenticate(intent) {
  const answer = await ask({
    title: 'Your bank wants to know it is you',
    text: `3D Secure, played by the local stand-in for Stripe. Please confirm a payment of ${moneyOf(intent)} to Streetlore.`,
    choices: [
      { value: 'complete', label: 'Complete authentication' },
      { value: 'fail', label: 'Fail authentication' },
    ],
  });
  return answer === 'complete' ? 'complete' : 'fail';
}
