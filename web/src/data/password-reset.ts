import { confirmPasswordReset, sendPasswordResetEmail, verifyPasswordResetCode } from 'firebase/auth';
import { firebase } from '../firebase/start.ts';

/**
 * Mails the link for a new password. An unknown address is no error, so that strangers do not learn
 * who has an account. Rejects with Firebase's AuthError.
 */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(firebase().auth, email);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')) throw error;
  }
}

/**
 * The address that a mailed code is for. The code stays valid. Rejects with Firebase's AuthError.
 */
export const ownerOfReset = (code: string): Promise<string> => verifyPasswordResetCode(firebase().auth, code);

/** Sets the password with the mailed code, which works once. Rejects with Firebase's AuthError. */
export const setPassword = (code: string, password: string): Promise<void> =>
  confirmPasswordReset(firebase().auth, code, password);
