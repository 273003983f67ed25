import { type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInAnonymously, signInWithEmailAndPassword } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  onSnapshot,
  type Query,
  setLogLevel,
  type Unsubscribe,
} from 'firebase/firestore';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { demoAdmin, ports, projectId, region } from '../../emulators/src/config.ts';

// When the server stops at the end, each of a hundred screens would print this several times.
setLogLevel('silent');

/** A browser's connection to the product: the client SDKs, signed in. */
export type Client = {
  app: FirebaseApp;
  db: Firestore;
  uid: string;
  call<Output>(name: string, input: unknown): Promise<Output>;
};

/** Opens a new client: an anonymous visitor, or signed in as the demo admin. */
export async function openClient(who: 'visitor' | 'admin'): Promise<Client> {
  const app = initializeApp({ projectId, apiKey: 'demo' }, crypto.randomUUID());
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true });
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', ports.firestore);
  const functions = getFunctions(app, region);
  connectFunctionsEmulator(functions, '127.0.0.1', ports.functions);
  const { user } =
    who === 'admin'
      ? await signInWithEmailAndPassword(auth, demoAdmin.email, demoAdmin.password)
      : await signInAnonymously(auth);
  return {
    app,
    db,
    uid: user.uid,
    call: async <Output>(name: string, input: unknown) =>
      (await httpsCallable<unknown, Output>(functions, name)(input)).data,
  };
}

/** Opens a client of a visitor who may vote. The rules refuse votes of unregistered visitors. */
export async function openVoter(): Promise<Client> {
  const voter = await openClient('visitor');
  await voter.call('registerVoter', {});
  return voter;
}

type Seen = { id: string; data: Record<string, unknown> };

/** An open listener, like a screen's. */
export type Watch = {
  /**
   * Resolves with the time (performance.now) at which the listener sees a changed document that
   * `matches`.
   */
  next(matches: (seen: Seen) => boolean): Promise<number>;
  /** Ends the listener. */
  close(): void;
};

/**
 * Listens to a query and resolves at its first answer.
 * @throws when the rules refuse the query
 */
export async function watch(query: Query): Promise<Watch> {
  const waiting = new Set<{ matches: (seen: Seen) => boolean; resolve: (at: number) => void }>();
  const stop = await new Promise<Unsubscribe>((resolve, reject) => {
    const unsubscribe = onSnapshot(
      query,
      (snapshot) => {
        const at = performance.now();
        resolve(() => unsubscribe());
        for (const { doc } of snapshot.docChanges()) {
          for (const one of waiting) {
            if (!one.matches({ id: doc.id, data: doc.data() })) continue;
            waiting.delete(one);
            one.resolve(at);
          }
        }
      },
      reject,
    );
  });
  return { next: (matches) => new Promise((resolve) => waiting.add({ matches, resolve })), close: stop };
}

/**
 * Follows one document, for a visitor who may not list. Resolves with the time at which it
 * `matches`.
 */
export function seen({ db }: Client, path: string, matches: (data: Record<string, unknown>) => boolean) {
  let begun: () => void = () => undefined;
  const listening = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const at = new Promise<number>((resolve, reject) => {
    const stop = onSnapshot(
      doc(db, path),
      (snapshot) => {
        begun();
        const data = snapshot.data();
        if (!data || !matches(data)) return;
        stop();
        resolve(performance.now());
      },
      reject,
    );
  });
  return { listening, at };
}
