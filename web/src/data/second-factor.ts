import type { MultiFactorError, PhoneInfoOptions } from 'firebase/auth';
import { firebase } from '../firebase/start.ts';

/** A code that is on its way to a phone. */
export type TextedCode = {
  /** As Auth names it: all but the last digits are hidden when somebody signs in. */
  readonly phone: string;
  /** Goes on with what the person typed. Rejects with Firebase's AuthError. */
  confirm(code: string): Promise<void>;
};

/**
 * Texts the code with which a sign-in goes on that Auth stopped for its second factor.
 * @returns null when that is not why it failed. Rejects with Firebase's AuthError.
 */
export async function textCodeToSignIn(failure: unknown): Promise<TextedCode | null> {
  if (!isStopped(failure)) return null;
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

/** Texts the code that shows that a phone is theirs whose second factor it is to be. Rejects with Firebase's AuthError. */
export async function textCodeToEnrol(phoneNumber: string): Promise<TextedCode> {
  const { currentUser } = firebase().auth;
  if (!currentUser) throw new Error('Nobody is signed in');
  const { multiFactor, text, assertion } = await sdk();
  const user = multiFactor(currentUser);
  const sent = await text({ phoneNumber, session: await user.getSession() });
  return { phone: phoneNumber, confirm: (code) => user.enroll(assertion(sent, code), 'Phone') };
}

function isStopped(failure: unknown): failure is MultiFactorError {
  return failure instanceof Error && 'code' in failure && failure.code === 'auth/multi-factor-auth-required';
}

/** What second factors need of the SDK; in a build from a copy of their own (web/build/auth-copy.ts). */
async function sdk() {
  const { getMultiFactorResolver, multiFactor, PhoneAuthProvider, PhoneMultiFactorGenerator, RecaptchaVerifier } =
    await import('firebase/auth');
  const { auth } = firebase();
  return {
    getMultiFactorResolver,
    multiFactor,
    /** Nothing is seen of reCAPTCHA unless it doubts that a person asks. The emulator has none, and the SDK asks none there. */
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
