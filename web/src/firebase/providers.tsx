import type { ReactNode } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { removeDeadDatabase } from './dead-database.ts';
import { firebase } from './start.ts';

/** Resolves when Firebase may start: no part of Firebase asks for IndexedDB before. */
export const ready = removeDeadDatabase();

/**
 * Gives reactfire's hooks the page's one Firebase. The tree may hold several of these: all share
 * the same instances.
 */
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
