import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signInAnonymously,
} from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { type Environment, hostAndPort, readEnvironment } from './config.ts';

export type Firebase = {
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly environment: Environment;
};

/** Without a site key the build leaves out App Check, which is 17 kB (gzip). */
const appCheck = import.meta.env.VITE_APP_CHECK_SITE_KEY ? await import('firebase/app-check') : null;

let started: Firebase | undefined;

/**
 * The one Firebase of this page, started on first use. `initializeAuth` instead of `getAuth` leaves
 * out the pop-up sign-in, which is not used here.
 * @throws the configuration's Error when a value is missing
 */
export function firebase(): Firebase {
  if (started) return started;
  const environment = readEnvironment(import.meta.env);
  const app = initializeApp({
    projectId: environment.VITE_FIREBASE_PROJECT_ID,
    apiKey: environment.VITE_FIREBASE_API_KEY,
    appId: environment.VITE_FIREBASE_APP_ID,
    authDomain: environment.VITE_FIREBASE_AUTH_DOMAIN,
    storageBucket: environment.VITE_FIREBASE_STORAGE_BUCKET,
  });
  if (appCheck && environment.VITE_APP_CHECK_SITE_KEY) {
    // Without App Check first, the first requests of the other products would go without a token.
    appCheck.initializeAppCheck(app, {
      provider: new appCheck.ReCaptchaEnterpriseProvider(environment.VITE_APP_CHECK_SITE_KEY),
      isTokenAutoRefreshEnabled: true,
    });
  }
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  const firestore = getFirestore(app);
  if (environment.VITE_EMULATOR_AUTH) {
    connectAuthEmulator(auth, `http://${environment.VITE_EMULATOR_AUTH}`, { disableWarnings: true });
  }
  if (environment.VITE_EMULATOR_FIRESTORE) {
    connectFirestoreEmulator(firestore, ...hostAndPort(environment.VITE_EMULATOR_FIRESTORE));
  }
  started = { app, auth, firestore, environment };
  return started;
}

/**
 * The visitor's uid, signed in anonymously if necessary. Only callers need an identity (a booking,
 * a vote, an upload): reading the site creates no accounts.
 */
export async function ensureSignedIn(): Promise<string> {
  const { auth } = firebase();
  await auth.authStateReady();
  const user = auth.currentUser ?? (await signInAnonymously(auth)).user;
  return user.uid;
}
