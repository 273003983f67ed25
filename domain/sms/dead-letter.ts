import type { SmsMessage } from './schema.ts';

/** How often the functions try to play an inbound text. */
export const MAX_PLAYS = 5;

/**
 * The changes of an inbound text after another failed attempt to play it.
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
