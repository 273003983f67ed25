import type { SmsMessage } from './schema.ts';

/** How long (ms) from its first attempt we keep trying a text that is refused for a fault that passes. */
export const RETRY_FOR = 15 * 60_000;

/** After so many dead senders in a row a text rests; after so many failures of Twilio it is given up. */
export const MAX_ATTEMPTS = 3;

/** How long (ms) a text rests after its senders died, and how long after its first attempt it is given up. */
export const CRASH_BACKOFF = 5 * 60_000;
export const MAX_CRASH_BACKOFF = 60 * 60_000;

const PAUSE = { first: 2_000, longest: 30_000 } as const;

/**
 * The pause (ms) after so many failed attempts: 2, 4, 8, 16, then 30 s, a quarter longer or shorter
 * so that failed texts are not all sent again at once.
 * @param random from 0 to 1
 */
export function backoff(attempts: number, random: number): number {
  const pause = Math.min(PAUSE.longest, PAUSE.first * 2 ** Math.max(0, attempts - 1));
  return Math.round(pause * (0.75 + random / 2));
}

/** How many times the functions try to play an inbound text. */
export const MAX_PLAYS = 5;

/**
 * What another failed attempt to play an inbound text changes.
 * @param attempts the number of attempts before this one
 * @param reason the name of the error
 */
export function deadLetter(
  attempts: number,
  reason: string,
): Pick<SmsMessage, 'attempts'> & Partial<Pick<SmsMessage, 'settled' | 'status' | 'error_message'>> {
  const tried = { attempts: attempts + 1 };
  if (tried.attempts < MAX_PLAYS) return tried;
  return { ...tried, settled: true, status: 'failed', error_message: `It could not be played (${reason})` };
}
