import { adminEnv, projectId } from '@streetlore/emulators/config';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** Firestore of the running platform with every right, for what a test prepares and looks up behind the scenes. */
export function platformFirestore(): Firestore {
  Object.assign(process.env, adminEnv);
  const name = 'e2e';
  const app = getApps().find((known) => known.name === name) ?? initializeApp({ projectId }, name);
  return getFirestore(app);
}
