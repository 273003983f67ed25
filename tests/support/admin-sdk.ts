import { adminEnv, projectId } from '@streetlore/emulators/config';
import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/**
 * The running platform with every right, for what a test prepares and looks up behind the scenes.
 */
export function platformApp(): App {
  Object.assign(process.env, adminEnv);
  const name = 'e2e';
  return getApps().find((known) => known.name === name) ?? initializeApp({ projectId }, name);
}

/** Firestore of the running platform, with every right. */
export function platformFirestore(): Firestore {
  return getFirestore(platformApp());
}

/** Auth of the running platform, with every right. */
export function platformAuth(): Auth {
  return getAuth(platformApp());
}
