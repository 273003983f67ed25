import type { FiguresKey } from '@streetlore/domain/stats';
import type { Recount } from '../platform/recount.ts';
import { countKeys, recountQueue } from '../platform/recount-queue.ts';
import type { Services } from '../platform/services.ts';
import { recountOf } from './figures.ts';

const ofKey = (services: Services<'privacyKey'>, key: string): Recount => recountOf(services, key as FiguresKey);

/** Counts the figures of a task's keys, now. */
export const countFigures = (services: Services<'privacyKey'>, data: unknown): Promise<void> =>
  countKeys(services, ofKey, data);

/** The trailing recount: figures that events moved while they had just been counted. */
export const recount = recountQueue('recount', ['privacyKey'], ofKey);
