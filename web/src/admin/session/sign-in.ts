import * as z from 'zod/mini';
import { CallError, signIn, type TextedCode, textCodeToSignIn, UNREACHABLE } from '../../data/index.ts';
import { adminTexts } from '../texts.ts';
import { claimOwnRole } from './role.ts';

export const loginFields = {
  email: z.string().check(z.trim(), z.minLength(1, 'Please enter your email')),
  password: z.string().check(z.minLength(1, 'Please enter your password')),
};

const WRONG = 'Email or password is wrong';

/** Texts for errors that people can do something about. Firebase's own messages are codes. */
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
  'auth/invalid-verification-code': adminTexts.codeWrong,
  'auth/missing-code': adminTexts.codeWrong,
  'auth/code-expired': adminTexts.codeOld,
  'auth/invalid-phone-number': adminTexts.phoneShape,
  'auth/unverified-email': adminTexts.factorUnverified,
  'auth/multi-factor-auth-required': adminTexts.factorBefore,
  'auth/second-factor-already-in-use': adminTexts.factorBefore,
  'auth/operation-not-allowed': adminTexts.factorOff,
  'auth/argument-error': adminTexts.factorOff,
  'auth/network-request-failed': UNREACHABLE,
  unavailable: UNREACHABLE,
};

/** `otherwise` is for errors that people can do nothing about. */
export function messageOf(error: unknown, otherwise: string): string {
  if (error instanceof CallError && (error.isRefusal || error.code === 'resource-exhausted')) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return messages[code] ?? otherwise;
}

/**
 * Signs in, and claims the role of the address.
 * @returns null when that is complete; with a second factor, the code that was texted, with which the sign-in
 * continues
 */
export async function signInAsAdmin(email: string, password: string): Promise<TextedCode | null> {
  const texted = await signIn(email, password).then(() => null, continued);
  if (!texted) await claimOwnRole();
  return texted;
}

async function continued(failure: unknown): Promise<TextedCode> {
  const texted = await textCodeToSignIn(failure);
  if (!texted) throw failure;
  return texted;
}
