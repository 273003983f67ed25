import type { ReactNode } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { removeDeadDatabase } from './dead-database.ts';
import { firebase } from './start.ts';

/** No part of Firebase may ask for IndexedDB before this resolves. */
export const ready = removeDeadDatabase();

/** Gives reactfire's hooks the page's one Firebase. A tree may hold several of these. */
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
