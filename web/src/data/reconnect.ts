import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { firebase } from '../firebase/start.ts';

/**
 * Firestore waits for up to a minute by itself: 'Try Again' would fail although the connection is
 * back.
 */
export async function reconnect(): Promise<void> {
  const { firestore } = firebase();
  await disableNetwork(firestore);
  await enableNetwork(firestore);
}
