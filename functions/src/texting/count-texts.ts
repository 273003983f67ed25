import { isErased } from '@streetlore/domain/phone';
import type { FiguresKey } from '@streetlore/domain/stats';
import { londonDay } from '@streetlore/domain/time';
import { log } from '../platform/log.ts';
import { recountLater } from '../platform/recount.ts';
import type { Services } from '../platform/services.ts';

/** The queue that counts figures again. */
const QUEUE = 'recount';

/**
 * Has the figures counted that texts from or to some phones move: whoever commits texts asks for it, once the replies are on
 * their way. At most once a second for each, and a second late. Never fails: what is not asked for, because the process died or
 * the queue did not answer, the nightly check counts.
 */
export async function countTexts(services: Services, phones: Iterable<string>): Promise<void> {
  const today: FiguresKey[] = ['totals.messages', `day.${londonDay(services.now())}.messages`];
  const numbers = [...new Set(phones)].filter((number) => !isErased(number));
  const theirs = numbers.flatMap((number): FiguresKey[] => [`player.${number}`, `conversation.${number}`]);
  try {
    // Two tasks: the figures of everybody's texts are asked for by all processes under the same name, and so counted once.
    await Promise.all([recountLater(services, QUEUE, today), recountLater(services, QUEUE, theirs)]);
  } catch (error) {
    log.error('Figures were left to the nightly check', {}, error);
  }
}
