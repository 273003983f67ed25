import type { DeliveryFault } from '@streetlore/domain/sms';

type Meaning = Omit<DeliveryFault, 'code'>;

const rateLimited: Meaning = {
  name: 'rate_limited',
  retry: true,
  reason: 'Twilio asked us to slow down',
  alert: false,
};

/** What Twilio's error codes mean to us (https://www.twilio.com/docs/api/errors). */
export const errorMeanings: Readonly<Record<number, Meaning>> = {
  20003: { name: 'wrong_credentials', retry: false, reason: 'Twilio refused our credentials', alert: true },
  20429: rateLimited,
  21211: { name: 'invalid_number', retry: false, reason: 'The number is not valid', alert: false },
  21610: { name: 'opted_out', retry: false, reason: 'The number has opted out', alert: false },
  // 'This From number has exceeded the maximum number of queued messages': the queue drains by
  // itself.
  21611: { name: 'queue_full', retry: true, reason: 'The queue of our number at Twilio is full', alert: false },
  21614: { name: 'not_mobile', retry: false, reason: 'The number is not a mobile', alert: false },
  21617: { name: 'too_long', retry: false, reason: 'The text is longer than 1,600 characters', alert: true },
  30001: { name: 'queue_full', retry: true, reason: 'The queue at Twilio is full', alert: false },
  30003: { name: 'out_of_reach', retry: true, reason: 'The phone is off or out of reach', alert: false },
  30005: { name: 'unknown_number', retry: false, reason: 'The number does not exist', alert: false },
  30006: { name: 'landline', retry: false, reason: 'A landline cannot take texts', alert: false },
  30007: { name: 'filtered', retry: false, reason: 'The carrier filtered the text', alert: true },
  30008: { name: 'unexplained', retry: true, reason: 'The carrier gave no reason', alert: false },
};

/**
 * The fault in an answer or report of Twilio. Its error code decides, or without a known one its
 * HTTP status.
 */
export function faultOf(error: {
  code?: number | null | undefined;
  status?: number | null | undefined;
}): DeliveryFault {
  const code = error.code ?? error.status ?? null;
  return { ...meaningOf(error.code ?? null, error.status ?? null), code };
}

function meaningOf(code: number | null, status: number | null): Meaning {
  const known = code === null ? undefined : errorMeanings[code];
  if (known) return known;
  if (status === 429) return rateLimited;
  if (status !== null && status >= 500)
    return { name: 'outage', retry: true, reason: `Twilio answered ${status}`, alert: false };
  return { name: 'other', retry: false, reason: `Twilio error ${code ?? status ?? 'without a code'}`, alert: true };
}

/** The fault with which Twilio refuses a text to a phone that has opted out. */
export const optedOut = faultOf({ code: 21610 });

/** The fault of a call that made no connection, so that the text never left this machine. */
const noConnection: DeliveryFault = {
  name: 'no_connection',
  code: null,
  retry: true,
  reason: 'Twilio could not be reached',
  alert: false,
};

const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/**
 * The fault in an error of Twilio's client. `null`: the outcome of the call is unknown, after a
 * timeout, a broken connection or an unreadable answer.
 */
export function faultOfCall(error: unknown): DeliveryFault | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? error.code : null;
  if ('status' in error && typeof error.status === 'number')
    return faultOf({ code: typeof code === 'number' ? code : null, status: error.status });
  return typeof code === 'string' && neverConnected.has(code) ? noConnection : null;
}
