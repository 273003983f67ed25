/** A file of the site that no cache keeps. */
const ASKED = '/sw.js';
/** After how long (ms) a page that comes back into sight asks again. */
const AGAIN_MS = 600_000;

type Tell = (ahead: number) => void;

let askedAt = 0;

/**
 * How far (ms) the server is ahead. Its answer has whole seconds only, given at some moment between
 * request and arrival. A device that is not provably off counts as right.
 */
export function aheadBy(server: number, asked: number, arrived: number): number {
  const [least, most] = [server - arrived, server + 999 - asked];
  return least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2);
}

async function learn(tell: Tell): Promise<void> {
  askedAt = performance.now();
  const asked = Date.now();
  const { headers } = await fetch(ASKED, { method: 'HEAD', cache: 'no-store' });
  // A cache on the way answers with the time at which it got the file, and that time's age.
  const server = Date.parse(headers.get('date') ?? '') + 1000 * Number(headers.get('age') ?? 0);
  if (!Number.isNaN(server)) tell(aheadBy(server, asked, Date.now()));
}

const ask = (tell: Tell) =>
  void learn(tell).catch((error: unknown) => console.warn('The time of the server is not known', error));

/**
 * Asks for the server's time now and at later returns to the page. `tell` hears how far (ms) it is
 * ahead.
 */
export function askServerTime(tell: Tell): void {
  ask(tell);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && performance.now() - askedAt > AGAIN_MS) ask(tell);
  });
}
