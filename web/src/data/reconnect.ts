import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { firebase } from '../firebase/start.ts';

/**
 * Makes Firestore reconnect now. By itself Firestore waits for up to a minute, and 'Try Again'
 * would fail although the connection is back.
 */
export async function reconnect(): Promise<void> {
  const { firestore } = firebase();
  await disableNetwork(firestore);
  await enableNetwork(firestore);
}
