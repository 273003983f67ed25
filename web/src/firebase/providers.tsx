import type { ReactNode } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { leaveOutDeadDatabase } from './dead-database.ts';
import { firebase } from './start.ts';

/** Settles when Firebase may start: nothing of it asks for IndexedDB before. */
export const ready = leaveOutDeadDatabase();

/** Gives reactfire's hooks the page's one Firebase. May stand in the tree several times: all share the same instances. */
export function FirebaseProviders({ children }: { readonly children: ReactNode }) {
  const { app, auth, firestore } = firebase();
  return (
    <FirebaseAppProvider firebaseApp={app} suspense={false}>
      <AuthProvider sdk={auth}>
        <FirestoreProvider sdk={firestore}>{children}</FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}
