import { onIdTokenChanged } from 'firebase/auth';
import { firebase } from '../firebase/start.ts';
import { reconnect } from './reconnect.ts';
import { onIdentityChange, restartFailed } from './registry.ts';

let watching = false;

/** From the first listener on, failed ones start again by themselves when the user, the role or the connection changes. */
export function watchIdentity() {
  if (watching) return;
  watching = true;
  // The first call reports who was signed in already; Firestore sends no request before it knows.
  let isFirst = true;
  onIdTokenChanged(firebase().auth, () => {
    if (!isFirst) onIdentityChange();
    isFirst = false;
  });
  window.addEventListener('online', restartFailed);
  // After a short interruption Firestore does not say whether it is connected again; reconnecting makes each listener report.
  const ask = () => void reconnect();
  window.addEventListener('online', ask);
  window.addEventListener('offline', ask);
}
