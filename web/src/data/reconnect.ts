import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { firebase } from '../firebase/start.ts';

/**
 * Makes Firestore try its connection now. After failures it waits longer and longer by itself, up to a minute, and somebody
 * who presses 'Try Again' would be told a second time that there is no connection while there is one.
 */
export async function reconnect(): Promise<void> {
  const { firestore } = firebase();
  await disableNetwork(firestore);
  await enableNetwork(firestore);
}
