import type { SmsMessage } from './schema.ts';

/** How often playing an inbound text is tried. */
export const MAX_PLAYS = 5;

/**
 * What becomes of an inbound text that once more could not be played.
 * @param attempts how often it had been tried before
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
