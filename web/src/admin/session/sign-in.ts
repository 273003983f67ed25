import { takeUpRole } from '../../live/admin-role.ts';
import { signIn } from '../../live/session.ts';
import { adminTexts } from '../texts.ts';

/** What people can do something about; Firebase's own messages are codes. */
const messages: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'Email or password is wrong',
  'auth/invalid-email': 'Email or password is wrong',
  'auth/wrong-password': 'Email or password is wrong',
  'auth/user-not-found': 'Email or password is wrong',
  'auth/user-disabled': 'This account has been disabled',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes and try again.',
  'auth/network-request-failed': 'The server could not be reached. Check your connection and try again.',
  unavailable: 'The server could not be reached. Check your connection and try again.',
};

/** What people can do something about; `otherwise` for the rest. */
export function messageOf(error: unknown, otherwise: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return messages[code] ?? otherwise;
}

/** Signs in and takes up the role that belongs to the address. Answers the message to show, or null when it went well. */
export async function signInAsAdmin(email: string, password: string): Promise<string | null> {
  try {
    await signIn(email, password);
    await takeUpRole();
    return null;
  } catch (error) {
    console.error('Signing in failed', error);
    return messageOf(error, adminTexts.loginFailed);
  }
}
