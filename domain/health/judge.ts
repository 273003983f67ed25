import type { AiUsage } from '../ai/index.ts';
import { routes } from '../paths/routes.ts';
import { RETRY_FOR } from '../sms/errors.ts';
import { londonDay } from '../time/index.ts';
import type { Health, WebhookName } from './schema.ts';
import { healthTexts } from './texts.ts';

export type Level = 'green' | 'amber' | 'red';

/** One line of System Health: what is looked at, how it is, why, and where something can be done about it. */
export type Signal = { name: string; level: Level; reason: string; to?: string };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** From where on a figure is amber, and from where on red; ages in ms, shares from 0 to 1. */
export const thresholds = {
  /** The sweep looks once a minute: three misses are a delay, ten an outage. */
  checked: { amber: 3 * MINUTE, red: 10 * MINUTE },
  queued: { amber: MINUTE, red: 5 * MINUTE },
  /** Twilio's refusals that pass are waited out: an operator looks at Twilio, and acts when texts are given up. */
  refused: { amber: MINUTE, red: RETRY_FOR },
  failedTexts: { amber: 1, red: 10 },
  /** A day without any call is normal, a week is not. */
  webhook: { amber: DAY, red: 7 * DAY },
  failedJobs: { amber: 1, red: 3 },
  /** Somebody has paid and has no hunt. */
  mismatches: { amber: 1, red: 1 },
  errors: { amber: 1, red: 10 },
  /** One is a slip; ten are a release that cannot read what the one before wrote. */
  malformed: { amber: 1, red: 10 },
  /** Counted from the model's last day: sixty days leave time to try another one, fourteen hardly do. */
  model: { amber: -60 * DAY, red: -14 * DAY },
  tokens: { amber: 0.8, red: 0.95 },
} as const;

type Bounds = { readonly amber: number; readonly red: number };

const levelOf = (value: number, { amber, red }: Bounds): Level =>
  value >= red ? 'red' : value >= amber ? 'amber' : 'green';

/**
 * The signals of System Health at `now`. Stale data is not trusted: figures of another day count as 0, and a late check is a
 * signal itself.
 */
export function judge(health: Health | null, usage: AiUsage | null, now: Date): Signal[] {
  return [checks(health, now), ...(health ? [...findings(health, now), model(health, now), tokens(usage, now)] : [])];
}

/** The worst of some signals. */
export function worstOf(signals: readonly Signal[]): Level {
  const levels = new Set(signals.map(({ level }) => level));
  return levels.has('red') ? 'red' : levels.has('amber') ? 'amber' : 'green';
}

function checks(health: Health | null, now: Date): Signal {
  const { names, checked } = healthTexts;
  if (!health?.checked_at) return { name: names.checked, level: 'red', reason: checked.never };
  const age = now.getTime() - health.checked_at.getTime();
  const level = levelOf(age, thresholds.checked);
  return { name: names.checked, level, reason: level === 'green' ? checked.fresh : checked.late(age) };
}

function findings(health: Health, now: Date): Signal[] {
  const { names, queued, texts, jobs, errors, payments, documents } = healthTexts;
  const isToday = health.day === londonDay(now);
  const today = (figure: number) => (isToday ? figure : 0);
  // How long it had waited at the last check; whether it still waits is known only at the next one.
  const waited =
    health.oldest_queued_at && health.checked_at
      ? Math.max(0, health.checked_at.getTime() - health.oldest_queued_at.getTime())
      : null;
  const failed = today(health.failed_texts);
  const wrong = today(health.errors);
  return [
    {
      name: names.queued,
      level: levelOf(waited ?? 0, health.oldest_queued_reason === null ? thresholds.queued : thresholds.refused),
      reason: waited === null ? queued.none : queued.waited(waited, health.oldest_queued_reason),
    },
    { name: names.texts, level: levelOf(failed, thresholds.failedTexts), reason: texts(failed) },
    {
      name: names.payments,
      level: levelOf(health.payment_mismatches, thresholds.mismatches),
      reason: payments(health.payment_mismatches),
      ...(health.payment_mismatches > 0 ? { to: routes.adminSection('players') } : {}),
    },
    webhook('stripe', health, now),
    webhook('twilio_inbound', health, now),
    webhook('twilio_status', health, now),
    { name: names.jobs, level: levelOf(health.failed_jobs, thresholds.failedJobs), reason: jobs(health.failed_jobs) },
    { name: names.errors, level: levelOf(wrong, thresholds.errors), reason: errors(wrong, health.last_error, now) },
    {
      name: names.documents,
      level: levelOf(health.malformed, thresholds.malformed),
      reason: documents(health.malformed, health.last_malformed),
    },
  ];
}

function webhook(provider: WebhookName, { webhooks }: Health, now: Date): Signal {
  const { names, webhook } = healthTexts;
  const at = webhooks[provider];
  if (!at) return { name: names[provider], level: 'amber', reason: webhook.never };
  const age = now.getTime() - at.getTime();
  return { name: names[provider], level: levelOf(age, thresholds.webhook), reason: webhook.last(at, now) };
}

function model({ model }: Health, now: Date): Signal {
  const { names, model: texts } = healthTexts;
  const signal = (level: Level, reason: string): Signal => ({ name: names.model, level, reason });
  if (!model) return signal('green', texts.unasked);
  const { name, status, ends_on } = model;
  if (status === 'gone') return signal('red', texts.gone(name));
  if (status === 'unknown') return signal('amber', texts.unknown(name));
  if (ends_on === null) return signal('green', texts.lasts(name));
  const end = new Date(ends_on);
  const level = levelOf(now.getTime() - end.getTime(), thresholds.model);
  return signal(level, level === 'green' ? texts.lastsUntil(name, end) : texts.ends(name, end));
}

function tokens(usage: AiUsage | null, now: Date): Signal {
  const { names, tokens } = healthTexts;
  if (!usage || usage.day !== londonDay(now)) return { name: names.tokens, level: 'green', reason: tokens.none };
  // A cap of 0 allows nothing, so it counts as used up.
  const share = usage.cap > 0 ? usage.tokens / usage.cap : 1;
  return { name: names.tokens, level: levelOf(share, thresholds.tokens), reason: tokens.used(usage.tokens, usage.cap) };
}
