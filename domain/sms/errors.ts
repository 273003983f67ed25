/**
 * What to do about one of Twilio's error codes (https://www.twilio.com/docs/api/errors). `retry`:
 * the fault passes by itself.
 */
export type DeliveryFault = { retry: boolean; reason: string; alert: boolean };

const known: Record<number, DeliveryFault> = {
  21211: { retry: false, reason: 'The number is not valid', alert: false },
  21610: { retry: false, reason: 'The number has opted out', alert: false },
  // 'This From number has exceeded the maximum number of queued messages': the queue drains by
  // itself.
  21611: { retry: true, reason: 'The queue of our number at Twilio is full', alert: false },
  21614: { retry: false, reason: 'The number is not a mobile', alert: false },
  21617: { retry: false, reason: 'The text is longer than 1,600 characters', alert: true },
  20003: { retry: false, reason: 'Twilio refused our credentials', alert: true },
  30001: { retry: true, reason: 'The queue at Twilio is full', alert: false },
  30003: { retry: true, reason: 'The phone is off or out of reach', alert: false },
  30005: { retry: false, reason: 'The number does not exist', alert: false },
  30006: { retry: false, reason: 'A landline cannot take texts', alert: false },
  30007: { retry: false, reason: 'The carrier filtered the text', alert: true },
  30008: { retry: true, reason: 'The carrier gave no reason', alert: false },
  20429: { retry: true, reason: 'Twilio asked us to slow down', alert: false },
};

/** Twilio's code for a phone that has opted out. */
export const OPTED_OUT = 21610;

/** The codes for numbers that no text will ever reach. */
const deadNumbers: readonly (number | null)[] = [21211, 21614, 30005, 30006];

/** Whether a text failed because of its number, so that sending it again cannot help. */
export const isDeadNumber = ({ error_code }: { error_code: number | null }): boolean =>
  deadNumbers.includes(error_code);

/** The fault of a call without a response: Twilio has not got the text. */
export const unreachable: DeliveryFault = { retry: true, reason: 'Twilio could not be reached', alert: false };

/**
 * How long, in ms, a text is tried again after refusals that pass by themselves, counted from its
 * first attempt.
 */
export const RETRY_FOR = 15 * 60_000;

/**
 * After this many senders in a row have died of a text, it rests. After Twilio has failed to
 * deliver it this many times, it is given up.
 */
export const MAX_ATTEMPTS = 3;

/**
 * How long, in ms, a text rests between two attempts after its senders died, and how long after its
 * first attempt it is given up.
 */
export const REST = 5 * 60_000;
export const RESTS_FOR = 60 * 60_000;

const PAUSE = { first: 2_000, longest: 30_000 } as const;

/**
 * What a response of Twilio means: decided by its error code, or without one by its HTTP status.
 */
export function faultOf(error: {
  code?: number | null | undefined;
  status?: number | null | undefined;
}): DeliveryFault {
  const byCode = error.code ? known[error.code] : undefined;
  if (byCode) return byCode;
  if (error.status === 429) return known[20429] as DeliveryFault;
  if (error.status && error.status >= 500)
    return { retry: true, reason: `Twilio answered ${error.status}`, alert: false };
  return { retry: false, reason: `Twilio error ${error.code ?? error.status ?? 'without a code'}`, alert: true };
}

/**
 * The pause before the attempt after `attempts` failed ones, in ms: 2 s, 4 s, 8 s, 16 s, then 30 s.
 * Each is up to a quarter longer or shorter, so that texts that failed together are not all sent
 * again at once.
 * @param random from 0 to 1
 */
export function backoff(attempts: number, random: number): number {
  const pause = Math.min(PAUSE.longest, PAUSE.first * 2 ** Math.max(0, attempts - 1));
  return Math.round(pause * (0.75 + random / 2));
}
