import type { AiUsage } from '../ai/index.ts';
import { healthSignals, type Level, queueDelayOf, type SignalId, spentOf } from './judge.ts';
import type { Health } from './schema.ts';

/** The log entry after each check, which the alerts look for. */
export const HEALTH_LOGGED = 'Health was checked';

/** The last step of the day's budget for texts that was reached, in per cent. */
export type SpendReached = '0' | '50' | '80' | '100';

const reached = (share: number): SpendReached => (share >= 1 ? '100' : share >= 0.8 ? '80' : share >= 0.5 ? '50' : '0');

/** The fields of that log entry: each signal's level by its id, and the figures worth a chart. */
export type HealthReport = Partial<Record<SignalId, Level>> & {
  readonly waited_seconds: number;
  readonly segments_today: number;
  readonly spend_reached: SpendReached;
  readonly tokens_today: number;
};

export function reportOf(health: Health, usage: AiUsage | null, now: Date): HealthReport {
  const levels = healthSignals(health, usage, now).map(({ id, level }) => [id, level] as const);
  return {
    ...(Object.fromEntries(levels) as Partial<Record<SignalId, Level>>),
    waited_seconds: Math.round((queueDelayOf(health) ?? 0) / 1000),
    segments_today: health.segments,
    spend_reached: reached(spentOf(health, now)),
    tokens_today: usage?.day === health.day ? usage.tokens : 0,
  };
}
