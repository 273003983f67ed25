import { onIdTokenChanged } from 'firebase/auth';
import { firebase } from '../firebase/start.ts';
import { reconnect } from './reconnect.ts';
import { onIdentityChange, restartFailed } from './registry.ts';

let watching = false;

/** Makes failed listeners restart when the user, the role or the connection changes. */
export function watchIdentity() {
  if (watching) return;
  watching = true;
  // The first report names the user who was already signed in. Firestore sends no query before it.
  let isFirst = true;
  onIdTokenChanged(firebase().auth, () => {
    if (!isFirst) onIdentityChange();
    isFirst = false;
  });
  window.addEventListener('online', restartFailed);
  // After a short interruption Firestore does not report whether it is connected again.
  // Reconnecting makes each listener report.
  const ask = () => void reconnect();
  window.addEventListener('online', ask);
  window.addEventListener('offline', ask);
}
