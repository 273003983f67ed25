import type { FiguresKey } from '@streetlore/domain/stats';
import { log } from '../base/log.ts';
import type { Services } from '../platform/services.ts';
import { recountLater } from './recount.ts';

/** The queue that counts figures again. */
export const RECOUNT_QUEUE = 'recount';

/**
 * Has figures counted that a commit has moved: whoever commits asks for it afterwards. At most once a second for each, and a second
 * late, in one task for all of them. Never fails: what is not asked for, because the process died or the queue did not answer, the
 * nightly check counts.
 */
export async function countMoved(services: Services, keys: readonly FiguresKey[]): Promise<void> {
  try {
    await recountLater(services, RECOUNT_QUEUE, [...new Set(keys)]);
  } catch (error) {
    log.error('Figures were left to the nightly check', {}, error);
  }
}
