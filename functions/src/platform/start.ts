import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from './config.ts';
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
export function ownRequests(config: Pick<Config, 'FUNCTIONS_BASE' | 'STRIPE_WEBHOOK_SECRET'>): Starts {
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
  config: Pick<Config, 'FUNCTIONS_BASE' | 'STRIPE_WEBHOOK_SECRET'>,
  fn: string,
  payload: Record<string, unknown>,
  ended: () => void,
): Promise<boolean> {
  const body = JSON.stringify(payload);
  try {
    const answer = await fetch(`${config.FUNCTIONS_BASE}/${fn}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE]: signatureOf(config, fn, body) },
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
export function isOwnRequest(
  config: Pick<Config, 'STRIPE_WEBHOOK_SECRET'>,
  fn: string,
  body: string,
  signature: string,
): boolean {
  const expected = Buffer.from(signatureOf(config, fn, body));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Keyed with a secret that all functions share already, for this purpose alone; a body sent again asks for nothing new. */
const signatureOf = ({ STRIPE_WEBHOOK_SECRET }: Pick<Config, 'STRIPE_WEBHOOK_SECRET'>, fn: string, body: string) =>
  createHmac('sha256', STRIPE_WEBHOOK_SECRET).update(`start/${fn}:${body}`).digest('base64url');
