import { confirmPasswordReset, sendPasswordResetEmail, verifyPasswordResetCode } from 'firebase/auth';
import { firebase } from '../firebase/start.ts';

/**
 * Sends the mail by which an account's password is set anew. It does not reveal whether the address has an account: one
 * that has none is no error. Rejects with Firebase's AuthError.
 */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(firebase().auth, email);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')) throw error;
  }
}

/** Whose password the code of a mail sets; it is not used up. Rejects with Firebase's AuthError. */
export const ownerOfReset = (code: string): Promise<string> => verifyPasswordResetCode(firebase().auth, code);

/** Sets the password with the code of a mail, once. Rejects with Firebase's AuthError. */
export const setPassword = (code: string, password: string): Promise<void> =>
  confirmPasswordReset(firebase().auth, code, password);
