import { deployedFunctions } from '../../../deploy/src/deployed-functions.ts';
import { triggerOf } from '../../../deploy/src/functions-table.ts';

/** A function's configuration; `memory` in GiB. */
export type BilledFunction = { name: string; trigger: string; memory: number };

const loaded = await deployedFunctions();

/** Every function, as its definition says. */
export const configured = (): BilledFunction[] =>
  loaded.map(({ name, endpoint }) => ({
    name,
    trigger: triggerOf(endpoint),
    memory: (endpoint.availableMemoryMb ?? 256) / 1024,
  }));

/** A function that Cloud Scheduler calls, and how often a day. */
export type ScheduledJob = { name: string; daily: number };

/**
 * The scheduled functions.
 * @throws Error for a schedule that this cannot read
 */
export const jobs = (): ScheduledJob[] =>
  configured().flatMap(({ name, trigger }) => {
    const schedule = /^schedule: ([^(]+)/.exec(trigger)?.[1];
    return schedule ? [{ name, daily: dailyRuns(schedule.trim()) }] : [];
  });

/**
 * How often a day an App Engine schedule or a cron line runs.
 * @throws Error when the text is neither
 */
export function dailyRuns(schedule: string): number {
  const every = /^every (\d+) (minute|hour)s?$/.exec(schedule);
  if (every) return (every[2] === 'minute' ? 1440 : 24) / Number(every[1]);
  if (/^every day/.test(schedule)) return 1;
  const [minute = '', hour = '', , , weekday = ''] = schedule.split(' ');
  const step = /^\*\/(\d+)$/.exec(minute)?.[1];
  if (step && hour === '*') return 1440 / Number(step);
  if (/^\d+$/.test(minute) && hour === '*') return 24;
  if (/^\d+$/.test(minute) && /^\d+$/.test(hour)) return weekday === '*' ? 1 : 1 / 7;
  throw new Error(`A schedule that the benchmark cannot read: ${schedule}`);
}
