import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { firebase } from '../firebase/start.ts';

/**
 * Connects at once. Firestore by itself waits up to a minute, and 'Try Again' would fail although the
 * connection is back.
 */
export async function reconnect(): Promise<void> {
  const { firestore } = firebase();
  await disableNetwork(firestore);
  await enableNetwork(firestore);
}
