import { ERRORS_KEPT, MAX_ERRORS_A_MINUTE } from '@streetlore/domain/health';
import { after } from '@streetlore/domain/time';
import { errorFields, type LogFields, log, traced } from '../base/log.ts';
import { masked } from '../base/mask.ts';
import { waitForRequests } from './ask-for-counts.ts';
import { services as running } from './runtime.ts';
import type { Services } from './services.ts';

/**
 * A function throws this in place of an unexpected error. The runtime logs the message, stack and
 * properties of every thrown error, and a vendor's error may contain keys, phone numbers and texts.
 * This error names only the function, the error's class and its code.
 */
export class FunctionFailed extends Error {
  override readonly name = 'FunctionFailed';

  /** The error's class and code. */
  readonly reason: string;

  constructor(fn: string, error: unknown) {
    const reason = errorReason(error);
    super(masked(`${fn} ${reason}`));
    this.reason = reason;
  }
}

/** An error's class and code, masked. No more of an error may be stored. */
export function errorReason(error: unknown): string {
  const { error: name, code, status } = errorFields(error);
  return masked([name, code ?? status].filter(Boolean).join(' '));
}

/**
 * Wraps a function's handler. An error is logged, recorded for System Health, and replaced by a
 * FunctionFailed, so that events are still delivered again.
 * @param about log fields of every entry of a run, besides the function's name
 * @throws FunctionFailed
 */
export function watched<Args extends unknown[], Result>(
  name: string,
  handler: (...args: Args) => Result | Promise<Result>,
  about: (...args: Args) => LogFields = () => ({}),
): (...args: Args) => Promise<Result> {
  return (...args) =>
    traced({ ...about(...args), function: name }, async () => {
      try {
        return await handler(...args);
      } catch (error) {
        log.error('A function failed', {}, error);
        await recordError(name, error);
        throw new FunctionFailed(name, error);
      } finally {
        await waitForRequests();
      }
    });
}

/**
 * Records an unexpected error for System Health. Never throws, because the log already has the
 * error.
 */
export async function recordError(name: string, error: unknown, of: () => Services = running): Promise<void> {
  try {
    const { store, now } = of();
    const at = now();
    if (!mayNote(at)) return;
    // No function is triggered by these documents, so a failure here cannot cause another.
    await store.functionErrors.at().create({
      function: name,
      error: error instanceof Error ? error.name : typeof error,
      at,
      expires_at: after(at, ERRORS_KEPT),
    });
  } catch (failure) {
    log.warn('An error could not be noted', {}, failure);
  }
}

/** How many errors this process has recorded in the current minute. */
const noted = { minute: 0, count: 0 };

function mayNote(at: Date): boolean {
  const minute = Math.floor(at.getTime() / 60_000);
  if (minute !== noted.minute) Object.assign(noted, { minute, count: 0 });
  noted.count += 1;
  return noted.count <= MAX_ERRORS_A_MINUTE;
}
