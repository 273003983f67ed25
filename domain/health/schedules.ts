import type { Health } from './schema.ts';

/** When a schedule runs, and how long (ms) after its last good run it counts as late. */
export type Schedule = {
  /** In words or cron fields, as Cloud Scheduler reads them. Hours are London's. */
  readonly when: string;
  readonly late: { readonly amber: number; readonly red: number };
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Amber after one missed night, red after two. The limit is 26 hours, because a day in autumn has 25. */
const nightly = (when: string): Schedule => ({ when, late: { amber: 26 * HOUR, red: 50 * HOUR } });

export const schedules = {
  sweep: { when: 'every 1 minutes', late: { amber: 3 * MINUTE, red: 10 * MINUTE } },
  expireBookings: { when: 'every 5 minutes', late: { amber: 15 * MINUTE, red: HOUR } },
  enforceRetention: nightly('20 2 * * *'),
  checkFigures: nightly('40 3 * * *'),
  checkVotes: nightly('50 3 * * *'),
  checkDocuments: nightly('10 4 * * *'),
  sweepUploads: nightly('10 4 * * *'),
  replayStripe: nightly('20 4 * * *'),
  closeRound: { when: '5 0 * * 1', late: { amber: 7 * DAY + 2 * HOUR, red: 8 * DAY } },
} as const satisfies Record<string, Schedule>;

export type ScheduleName = keyof typeof schedules;
export const scheduleNames = Object.keys(schedules) as ScheduleName[];

export const unnotedSchedules = ({ schedules: ran }: Health): ScheduleName[] =>
  scheduleNames.filter((name) => ran[name] === undefined);
