import type { FiguresKey } from '@streetlore/domain/stats';
import { log } from '../base/log.ts';
import type { Services } from '../platform/services.ts';
import { recountLater } from './recount.ts';

/** The task queue that recounts figures. */
export const RECOUNT_QUEUE = 'recount';

/**
 * Has the figures recounted that a commit has changed. Whoever commits calls this afterwards.
 * One task counts all of `keys`, at most once a second for each key and about a second late.
 * Never fails. If the process dies or the queue does not answer, the nightly check counts the
 * figures.
 */
export async function countMoved(services: Services, keys: readonly FiguresKey[]): Promise<void> {
  try {
    await recountLater(services, RECOUNT_QUEUE, [...new Set(keys)]);
  } catch (error) {
    log.error('Figures were left to the nightly check', {}, error);
  }
}
