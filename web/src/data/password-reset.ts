import { confirmPasswordReset, sendPasswordResetEmail, verifyPasswordResetCode } from 'firebase/auth';
import { firebase } from '../firebase/start.ts';

/**
 * Sends the mail with the link for a new password. It does not reveal whether the address has an
 * account: an unknown address is no error. Rejects with Firebase's AuthError.
 */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(firebase().auth, email);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')) throw error;
  }
}

/**
 * The e-mail address whose password the mailed code can set. The code stays valid. Rejects with
 * Firebase's AuthError.
 */
export const ownerOfReset = (code: string): Promise<string> => verifyPasswordResetCode(firebase().auth, code);

/** Sets the password with the mailed code, which works once. Rejects with Firebase's AuthError. */
export const setPassword = (code: string, password: string): Promise<void> =>
  confirmPasswordReset(firebase().auth, code, password);
