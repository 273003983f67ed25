import { onIdTokenChanged, signInWithEmailAndPassword, signOut as signOutOf } from 'firebase/auth';
import { Observable, switchMap } from 'rxjs';
import { local } from '../browser-storage.ts';
import { firebase } from '../firebase/start.ts';
import type { Live } from './live.ts';
import { useLive } from './use-live.ts';

export type Session = {
  readonly uid: string;
  /** Null for a visitor who signed in anonymously. */
  readonly email: string | null;
  readonly anonymous: boolean;
  /** Whether the token has `role == 'admin'`, which only functions can grant. */
  readonly admin: boolean;
  /** The time of the sign-in. Renewing the token does not change it. */
  readonly since: Date;
  readonly secondFactor: boolean;
};

/** The signed-in user, or null. A newly granted role counts once the token is renewed. */
export function useSession(): Live<Session | null> {
  return useLive('session', () => {
    const { auth } = firebase();
    return new Observable<typeof auth.currentUser>((subscriber) => onIdTokenChanged(auth, subscriber)).pipe(
      switchMap(async (user) => {
        if (!user) return null;
        const { claims, authTime, signInSecondFactor } = await user.getIdTokenResult();
        return {
          uid: user.uid,
          email: user.email,
          anonymous: user.isAnonymous,
          admin: claims.role === 'admin',
          since: new Date(authTime),
          secondFactor: signInSecondFactor !== null,
        };
      }),
    );
  });
}

export async function signIn(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(firebase().auth, email, password);
}

/** Fetches a new token, so that a role granted since the last token counts. */
export async function renewToken(): Promise<void> {
  await firebase().auth.currentUser?.getIdToken(true);
}

/** The prefix of the localStorage keys that hold an admin's unsaved text. */
export const UNSAVED_TEXT = 'unsaved-';

/** Also removes the admin's unsaved text: another person may use this computer next. */
export async function signOut(): Promise<void> {
  await signOutOf(firebase().auth);
  for (const [key] of local.entries(UNSAVED_TEXT)) local.remove(key);
}
