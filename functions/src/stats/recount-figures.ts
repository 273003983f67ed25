import { type FiguresKey, groupsOfDay, sumsOfDays } from '@streetlore/domain/stats';
import { londonDay } from '@streetlore/domain/time';
import { RECOUNT_QUEUE } from '../counting/count-moved.ts';
import { type Recount, recountLater, recountNow } from '../counting/recount.ts';
import { countKeys, recountQueue } from '../counting/recount-queue.ts';
import type { Services } from '../platform/services.ts';
import { recountOf } from './figures.ts';

const ofKey = (services: Services<'privacyKey'>, key: string): Recount => recountOf(services, key as FiguresKey);

/**
 * Counts the figures of a task's keys, now, and after today those that add days up. So these are never counted in a second before today
 * has been, and of the tasks of one second the first counts them for all. Who has counted another day has today counted again a second
 * later: by then that day is written, whoever adds up. A task that died in between comes again and asks again. The rating of all tours
 * is made of the tours' own, so it is counted after any of these.
 */
export async function countFigures(services: Services<'privacyKey'>, data: unknown): Promise<void> {
  const { keys, at } = await countKeys(services, ofKey, data);
  const day = `day.${londonDay(services.now())}`;
  const groups = groupsOfDay.filter((group) => sumsOfDays[group].length > 0);
  const today = groups.filter((group) => keys.includes(`${day}.${group}`));
  // Of another day's groups any: a day that had no document was counted whole.
  const late = keys.some((key) => key.startsWith('day.') && !key.startsWith(`${day}.`)) ? groups : [];
  await countKeys(services, ofKey, { keys: today.flatMap((group): readonly FiguresKey[] => sumsOfDays[group]), at });
  const again = late.map((group) => `${day}.${group}`);
  await recountLater(services, RECOUNT_QUEUE, again);
  if (keys.some((key) => key.startsWith('rating.'))) await recountNow(recountOf(services, 'public.tours'), services);
}

/** The trailing recount: figures that events moved while they had just been counted. */
export const recount = recountQueue(RECOUNT_QUEUE, ['privacyKey'], countFigures);
