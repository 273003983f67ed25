import * as z from 'zod/mini';
import { callable } from '../../../data/index.ts';

/** Tells the server, once per voter, that somebody new votes; it notes from which network, against stuffed votes. */
const registerVoter = callable('registerVoter', z.strictObject({}), z.object({}));

const KEY = 'contest-voter';
/** Who was registered by this page, for browsers that keep nothing. */
let registered: string | null = null;

const storedVoter = () => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing registers once per page
  }
};

/** Registers the voter in the background, unless this browser has. A vote counts without it, so a failure only warns. */
export function registerOnce(uid: string): void {
  if (registered === uid || storedVoter() === uid) return;
  registered = uid;
  registerVoter({})
    .then(() => localStorage.setItem(KEY, uid))
    .catch((error: unknown) => {
      registered = null;
      console.warn('The voter could not be registered', error);
    });
}
