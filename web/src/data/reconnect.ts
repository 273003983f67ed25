import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { firebase } from '../firebase/start.ts';

/**
 * Firestore by itself waits up to a minute: 'Try Again' would fail though the connection is back.
 */
export async function reconnect(): Promise<void> {
  const { firestore } = firebase();
  await disableNetwork(firestore);
  await enableNetwork(firestore);
}
