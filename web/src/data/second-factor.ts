import type { MultiFactorError, PhoneInfoOptions } from 'firebase/auth';
import { firebase } from '../firebase/start.ts';

export type TextedCode = {
  /** The number as Auth gives it. During sign-in only the last digits are visible. */
  readonly phone: string;
  /** Continues with the code that the person typed. Rejects with Firebase's AuthError. */
  confirm(code: string): Promise<void>;
};

/**
 * Texts the code that a sign-in needs when Auth asks for a second factor. Null when the sign-in failed for
 * another reason. Rejects with Firebase's AuthError.
 */
export async function textCodeToSignIn(failure: unknown): Promise<TextedCode | null> {
  if (!isSecondFactorMissing(failure)) return null;
  const { getMultiFactorResolver, text, assertion } = await sdk();
  const resolver = getMultiFactorResolver(firebase().auth, failure);
  const [multiFactorHint] = resolver.hints;
  if (!multiFactorHint) throw failure;
  const sent = await text({ multiFactorHint, session: resolver.session });
  return {
    phone: 'phoneNumber' in multiFactorHint ? String(multiFactorHint.phoneNumber) : '',
    confirm: async (code) => void (await resolver.resolveSignIn(assertion(sent, code))),
  };
}

/**
 * Texts a code that proves that a phone is the person's, to make it their second factor. Rejects
 * with Firebase's AuthError.
 */
export async function textCodeToEnrol(phoneNumber: string): Promise<TextedCode> {
  const { currentUser } = firebase().auth;
  if (!currentUser) throw new Error('Nobody is signed in');
  const { multiFactor, text, assertion } = await sdk();
  const user = multiFactor(currentUser);
  const sent = await text({ phoneNumber, session: await user.getSession() });
  return { phone: phoneNumber, confirm: (code) => user.enroll(assertion(sent, code), 'Phone') };
}

/** Whether a sign-in has failed only because Auth asks for the second factor: the password was right. */
export function isSecondFactorMissing(failure: unknown): failure is MultiFactorError {
  return failure instanceof Error && 'code' in failure && failure.code === 'auth/multi-factor-auth-required';
}

/** The part of the SDK for second factors. A build has a copy of it (web/build/auth-copy.ts). */
async function sdk() {
  const { getMultiFactorResolver, multiFactor, PhoneAuthProvider, PhoneMultiFactorGenerator, RecaptchaVerifier } =
    await import('firebase/auth');
  const { auth } = firebase();
  return {
    getMultiFactorResolver,
    multiFactor,
    /** reCAPTCHA asks only when it doubts that the user is a person. The emulator needs none. */
    async text(options: PhoneInfoOptions): Promise<string> {
      const box = document.body.appendChild(document.createElement('div'));
      const verifier = new RecaptchaVerifier(auth, box, { size: 'invisible' });
      try {
        return await new PhoneAuthProvider(auth).verifyPhoneNumber(options, verifier);
      } finally {
        verifier.clear();
        box.remove();
      }
    },
    assertion: (sent: string, code: string) =>
      PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(sent, code)),
  };
}
