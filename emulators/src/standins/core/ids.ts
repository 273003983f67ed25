import { createHash, randomBytes, randomInt } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A Stripe-like id: the prefix, an underscore and 24 letters or digits. */
export function stripeId(prefix: string): string {
  return `${prefix}_${Array.from({ length: 24 }, () => letters[randomInt(letters.length)]).join('')}`;
}

/** A Twilio-like id: two capitals and 32 hexadecimal digits. */
export function twilioSid(prefix: string): string {
  return prefix + randomBytes(16).toString('hex');
}

/** Whole seconds since 1970, as Stripe and OpenAI write times. */
export function unixSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/**
 * A generator of numbers from 0 up to 1. The same text always gives the same numbers (mulberry32
 * over the text's SHA-256).
 */
export function seededRandom(text: string): () => number {
  let state = createHash('sha256').update(text).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
