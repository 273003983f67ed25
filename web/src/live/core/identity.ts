import { onIdTokenChanged } from 'firebase/auth';
import { firebase } from '../../firebase/start.ts';
import { onIdentityChange, restartFailed } from './registry.ts';

let watching = false;

/** From the first listener on, failed ones start again by themselves when the user, the role or the connection changes. */
export function watchIdentity() {
  if (watching) return;
  watching = true;
  onIdTokenChanged(firebase().auth, onIdentityChange);
  window.addEventListener('online', restartFailed);
}
