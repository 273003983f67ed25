import { type FiguresKey, groupsOfDay, sumsOfDays } from '@streetlore/domain/stats';
import { londonDay } from '@streetlore/domain/time';
import type { Recount } from '../counting/recount.ts';
import { countKeys, recountQueue } from '../counting/recount-queue.ts';
import { RECOUNT_QUEUE, recountLater } from '../platform/ask-for-counts.ts';
import type { Services } from '../platform/services.ts';
import { recountOf } from './figures.ts';

const ofKey = (services: Services<'privacyKey'>, key: string): Recount => recountOf(services, key as FiguresKey);

/**
 * Counts a task's keys. After figures of today it also counts the sums over days, once for all tasks of a
 * second. After figures of another day it schedules a count of today, which then counts those sums. If the
 * process dies in between, the task is repeated.
 */
export async function countFigures(services: Services<'privacyKey'>, data: unknown): Promise<void> {
  const { keys, at } = await countKeys(services, ofKey, data);
  const day = `day.${londonDay(services.now())}`;
  const groups = groupsOfDay.filter((group) => sumsOfDays[group].length > 0);
  const today = groups.filter((group) => keys.includes(`${day}.${group}`));
  // For another day all groups are counted again: a day without a document was counted whole.
  const late = keys.some((key) => key.startsWith('day.') && !key.startsWith(`${day}.`)) ? groups : [];
  await countKeys(services, ofKey, { keys: today.flatMap((group): readonly FiguresKey[] => sumsOfDays[group]), at });
  const again = late.map((group) => `${day}.${group}`);
  await recountLater(services, RECOUNT_QUEUE, again);
}

/** The queue of figures that changed again just after they had been counted. */
export const recount = recountQueue(RECOUNT_QUEUE, ['privacyKey'], countFigures);
