import type { ReactNode } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { firebase } from './start.ts';

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
