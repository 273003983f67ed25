/** What to do about one of Twilio's error codes (https://www.twilio.com/docs/api/errors). */
export type Fault = { retry: boolean; reason: string; alert: boolean };

const known: Record<number, Fault> = {
  21211: { retry: false, reason: 'The number is not valid', alert: false },
  21610: { retry: false, reason: 'The number has opted out', alert: false },
  // 'This From number has exceeded the maximum number of queued messages': the queue drains by itself.
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

/** A text is tried at most this often, whatever keeps it from going. */
export const MAX_ATTEMPTS = 3;

/** What an answer of Twilio means: its error code where there is one, else its HTTP status. */
export function faultOf(error: { code?: number | null | undefined; status?: number | null | undefined }): Fault {
  const byCode = error.code ? known[error.code] : undefined;
  if (byCode) return byCode;
  if (error.status === 429) return known[20429] as Fault;
  if (error.status && error.status >= 500)
    return { retry: true, reason: `Twilio answered ${error.status}`, alert: false };
  return { retry: false, reason: `Twilio error ${error.code ?? error.status ?? 'without a code'}`, alert: true };
}

/** Milliseconds to wait before the attempt after `attempts` failed ones: 2 s, 8 s, 32 s. */
export function backoff(attempts: number): number {
  return 2000 * 4 ** Math.max(0, attempts - 1);
}
