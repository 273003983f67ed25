import { ERRORS_KEPT, type FunctionError, MOST_ERRORS_A_MINUTE } from '@streetlore/domain/health';
import { collections } from '@streetlore/domain/paths';
import { after } from '@streetlore/domain/time';
import { logger } from 'firebase-functions/v2';
import { services as running } from './runtime.ts';
import type { Services } from './services.ts';

/**
 * A function's handler whose errors are noted for System Health. The error goes on to whoever waits for it, so that what
 * would be delivered again still is.
 */
export function watched<Args extends unknown[], Result>(
  name: string,
  handler: (...args: Args) => Result | Promise<Result>,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    try {
      return await handler(...args);
    } catch (error) {
      await noteError(name, error);
      throw error;
    }
  };
}

/** Notes an error that no function expected. Never fails itself: what cannot be noted is in the log all the same. */
export async function noteError(name: string, error: unknown, of: () => Services = running): Promise<void> {
  try {
    const { db, now } = of();
    const at = now();
    if (!mayNote(at)) return;
    const entry: FunctionError = {
      function: name,
      error: error instanceof Error ? error.name : typeof error,
      at,
      expires_at: after(at, ERRORS_KEPT),
    };
    // Nothing listens to these documents, so an error here cannot lead to another one.
    await db.collection(collections.functionErrors).add(entry);
  } catch (failure) {
    logger.warn('An error could not be noted', failure);
  }
}

/** What this process has noted in the minute under way. */
const noted = { minute: 0, count: 0 };

function mayNote(at: Date): boolean {
  const minute = Math.floor(at.getTime() / 60_000);
  if (minute !== noted.minute) Object.assign(noted, { minute, count: 0 });
  noted.count += 1;
  return noted.count <= MOST_ERRORS_A_MINUTE;
}
