import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys, Settings } from './config.ts';
import { log } from './log.ts';

/** Work that begins at once in a request of its own, which ends when the work does. */
export type Starts = {
  /** @returns whether somebody has begun; the caller does not wait for the work itself */
  start(fn: string, payload: Record<string, unknown>): Promise<boolean>;
};

/** Header in which a request of our own is signed. */
export const SIGNATURE = 'x-streetlore-signature';

/** Longest (ms) that a caller waits for a sign of life: whoever asks is usually a trigger, and others stand behind it. */
const PATIENCE = 500;
/** Starts under way that one process asks for at most; what comes on top has a queue. */
const MOST_AT_ONCE = 4;

/**
 * Starts by plain requests between our own functions. A function must do its work within a request, since its processor is taken
 * away afterwards; so the called one sends its first byte as it begins and its last when it is done.
 */
export function ownRequests(config: Settings<'starts'>): Starts {
  let underWay = 0;
  return {
    async start(fn, payload) {
      if (underWay >= MOST_AT_ONCE) return false;
      underWay += 1;
      const begun = ask(config, fn, payload, () => {
        underWay -= 1;
      });
      const late = new Promise<true>((resolve) => {
        setTimeout(() => resolve(true), PATIENCE).unref();
      });
      // Nothing heard yet is a process that is only just starting: the request is on its way.
      return await Promise.race([begun, late]);
    },
  };
}

async function ask(
  config: Settings<'starts'>,
  fn: string,
  payload: Record<string, unknown>,
  ended: () => void,
): Promise<boolean> {
  const body = JSON.stringify(payload);
  try {
    const answer = await fetch(`${config.FUNCTIONS_BASE}/${fn}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE]: signatureOf(config.APP_KEY[0], fn, body) },
      body,
    });
    answer.text().then(ended, ended);
    if (!answer.ok) log.warn('A function was not started', { started: fn, status: answer.status });
    return answer.ok;
  } catch (error) {
    ended();
    log.warn('A function was not started', { started: fn }, error);
    return false;
  }
}

/** Whether a body was signed by one of our own functions for this one. */
export function isOwnRequest(appKey: Keys, fn: string, body: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return appKey.some((key) => {
    const expected = Buffer.from(signatureOf(key, fn, body));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** A body sent again asks for nothing new. */
const signatureOf = (key: string, fn: string, body: string) =>
  createHmac('sha256', key).update(`start/${fn}:${body}`).digest('base64url');
