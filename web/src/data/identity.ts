import { onIdTokenChanged } from 'firebase/auth';
import { firebase } from '../firebase/start.ts';
import { reconnect } from './reconnect.ts';
import { onIdentityChange, restartFailed } from './registry.ts';

let watching = false;

/** From the first listener on, failed ones start again by themselves when the user, the role or the connection changes. */
export function watchIdentity() {
  if (watching) return;
  watching = true;
  // The first word says who has been here all along: Firestore asks nothing before it knows.
  let isFirst = true;
  onIdTokenChanged(firebase().auth, () => {
    if (!isFirst) onIdentityChange();
    isFirst = false;
  });
  window.addEventListener('online', restartFailed);
  // After a short cut Firestore goes on without a word. Asked anew, each listener says whether it has the server.
  const ask = () => void reconnect();
  window.addEventListener('online', ask);
  window.addEventListener('offline', ask);
}
