import { signIn, UNREACHABLE } from '../../data/index.ts';
import { adminTexts } from '../texts.ts';
import { takeUpRole } from './role.ts';

const WRONG = 'Email or password is wrong';

/** What people can do something about; Firebase's own messages are codes. */
const messages: Readonly<Record<string, string>> = {
  'auth/invalid-credential': WRONG,
  'auth/invalid-email': WRONG,
  'auth/wrong-password': WRONG,
  'auth/user-not-found': WRONG,
  'auth/user-disabled': 'This account has been disabled',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes and try again.',
  'auth/expired-action-code': adminTexts.linkBad,
  'auth/invalid-action-code': adminTexts.linkBad,
  'auth/weak-password': adminTexts.passwordWeak,
  'auth/network-request-failed': UNREACHABLE,
  unavailable: UNREACHABLE,
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
