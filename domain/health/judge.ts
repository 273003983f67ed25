import type { AiUsage } from '../ai/index.ts';
import { giftRoutes } from '../paths/gift-routes.ts';
import { routes } from '../paths/routes.ts';
import { PENCE_A_SEGMENT, RETRY_FOR } from '../sms/index.ts';
import { londonDay } from '../time/index.ts';
import { scheduleNames, schedules } from './schedules.ts';
import { type Health, STAMP_INTERVAL, type WebhookName } from './schema.ts';
import { healthTexts } from './texts.ts';

export type Level = 'green' | 'amber' | 'red';

export type SignalId = keyof typeof healthTexts.names;

/** One line of System Health. `to` is the page on which an admin can act. */
export type Signal = { id: SignalId; name: string; level: Level; reason: string; to?: string };

const signal = (id: SignalId, level: Level, reason: string, to?: string): Signal => ({
  id,
  name: healthTexts.names[id],
  level,
  reason,
  ...(to === undefined ? {} : { to }),
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The values from which a signal is amber, and from which it is red. Ages in ms, shares from 0 to 1. */
export const thresholds = {
  /** The sweep checks once a minute: three missed checks are a delay, ten are an outage. */
  checked: { amber: 3 * MINUTE, red: 10 * MINUTE },
  queued: { amber: MINUTE, red: 5 * MINUTE },
  /** Amber: Twilio refuses texts for now, and functions try again. Red: functions have given texts up. */
  refused: { amber: MINUTE, red: RETRY_FOR },
  /** A player who asks for a person stands in the street. */
  waiting: { amber: 0, red: 10 * MINUTE },
  /** An admin who was called presses Done within minutes. Until then the rest of us is called. */
  danger: { amber: 0, red: 3 * MINUTE },
  failedPhones: { amber: 1, red: 10 },
  /** One slow mail server may delay one mail. Ten late mails mean that our own sending is stuck. */
  lateMails: { amber: 1, red: 10 },
  /** A day without any call is normal, a week is not. */
  webhook: { amber: DAY, red: 7 * DAY },
  /** A call with a wrong signature is amber for this long (ms), never red: anybody can send one. */
  refusedCall: HOUR,
  failedJobs: { amber: 1, red: 3 },
  /** A customer has paid and has no hunt, or has neither hunt nor money. */
  mismatches: { amber: 1, red: 1 },
  errors: { amber: 1, red: 10 },
  /** One points to a document to mend. Many point to an outage that ended or a release to roll back. */
  deadLetters: { amber: 1, red: 10 },
  /** One malformed document is a slip. Ten mean that a release cannot read what the previous one wrote. */
  malformed: { amber: 1, red: 10 },
  /** The time since the model's last day, negative before it: we need some weeks to try another model. */
  model: { amber: -60 * DAY, red: -14 * DAY },
  tokens: { amber: 0.8, red: 0.95 },
  /** Shares of the day's second opinions. When all are used, the rules alone read texts. */
  opinions: { amber: 0.8, red: 1 },
  /** Shares of the day's budget for texts. When it is spent, strangers and broadcasts wait. */
  spend: { amber: 0.5, red: 1 },
} as const;

type Bounds = { readonly amber: number; readonly red: number };

const levelOf = (value: number, { amber, red }: Bounds): Level =>
  value >= red ? 'red' : value >= amber ? 'amber' : 'green';

/** The signals at `now`. Figures of an earlier day count as 0. A late check has a signal of its own. */
export function healthSignals(health: Health | null, usage: AiUsage | null, now: Date): Signal[] {
  return [
    checks(health, now),
    ...(health
      ? [runs(health, now), ...findings(health, now), model(health, now), tokens(usage, now), opinions(health, now)]
      : []),
  ];
}

export function worstOf(signals: readonly Pick<Signal, 'level'>[]): Level {
  const levels = new Set(signals.map(({ level }) => level));
  return levels.has('red') ? 'red' : levels.has('amber') ? 'amber' : 'green';
}

function checks(health: Health | null, now: Date): Signal {
  const { checked } = healthTexts;
  if (!health?.checked_at) return signal('checked', 'red', checked.never);
  const age = now.getTime() - health.checked_at.getTime();
  const level = levelOf(age, thresholds.checked);
  return signal('checked', level, level === 'green' ? checked.fresh : checked.late(age));
}

/**
 * The signal is as bad as the most overdue schedule. A schedule without an entry counts from the
 * next check on.
 */
function runs({ schedules: ran }: Health, now: Date): Signal {
  const ages = scheduleNames.flatMap((name) => {
    const at = ran[name];
    return at ? [{ name, age: now.getTime() - at.getTime() }] : [];
  });
  const levels = ages.map(({ name, age }) => ({ name, age, level: levelOf(age, schedules[name].late) }));
  const late = levels.filter(({ level }) => level !== 'green');
  return signal('schedules', worstOf(levels), healthTexts.schedules(late));
}

function findings(health: Health, now: Date): Signal[] {
  const { queued, texts, waiting: waits, mails, jobs, errors, payments, deadLetters, documents, spend } = healthTexts;
  const isToday = health.day === londonDay(now);
  const today = (figure: number) => (isToday ? figure : 0);
  const waited = queueDelayOf(health);
  const asked = waitOf(health);
  const failed = today(health.failed_phones);
  const wrong = today(health.errors);
  const [segments, budget] = [today(health.segments), health.text_budget];
  const { dead_letters, failed_jobs, late_mails, malformed } = health;
  const { payment_mismatches, refund_problems, gift_problems } = health;
  const waiting = health.oldest_queued_reason === null ? thresholds.queued : thresholds.refused;
  const wait = waited === null ? queued.none : queued.waited(waited, health.oldest_queued_reason);
  const ofHunts = payment_mismatches + refund_problems;
  const wrongly = ofHunts + gift_problems;
  const pageOfWrong = ofHunts > 0 ? routes.adminSection('players') : wrongly > 0 ? giftRoutes.admin : undefined;
  return [
    signal('queued', levelOf(waited ?? 0, waiting), wait),
    signal('texts', levelOf(failed, thresholds.failedPhones), texts(failed)),
    signal(
      'spend',
      levelOf(spentOf(health, now), thresholds.spend),
      spend(segments, segments * PENCE_A_SEGMENT, budget),
    ),
    signal(
      'waiting',
      asked === null ? 'green' : levelOf(asked, thresholds.waiting),
      waits(asked),
      asked === null ? undefined : `${routes.adminSection('sms')}?filter=awaiting`,
    ),
    danger(health),
    signal('mails', levelOf(late_mails, thresholds.lateMails), mails(late_mails)),
    signal(
      'payments',
      levelOf(wrongly, thresholds.mismatches),
      payments(payment_mismatches, refund_problems, gift_problems),
      pageOfWrong,
    ),
    ledger(health),
    stripe(health, now),
    webhook('twilio_inbound', health, now),
    webhook('twilio_status', health, now),
    signal('jobs', levelOf(failed_jobs, thresholds.failedJobs), jobs(failed_jobs)),
    signal('errors', levelOf(wrong, thresholds.errors), errors(wrong, health.last_error, now)),
    signal('set_aside', levelOf(dead_letters, thresholds.deadLetters), deadLetters(dead_letters)),
    signal('documents', levelOf(malformed, thresholds.malformed), documents(malformed, health.last_malformed)),
  ];
}

/** Every difference is money that is somewhere else than we think. */
function ledger({ ledger: check }: Health): Signal {
  const { ledger: texts } = healthTexts;
  if (!check) return signal('ledger', 'green', texts.never);
  if (check.differs > 0) return signal('ledger', 'red', texts.differs(check.differs), routes.adminSection('analytics'));
  return signal('ledger', 'green', texts.agrees(new Date(check.from), new Date(check.to)));
}

/** The spent share of the day's budget for texts. A budget of 0 counts as spent. */
export function spentOf({ day, segments, text_budget }: Health, now: Date): number {
  if (text_budget === null) return 0;
  if (text_budget === 0) return 1;
  return day === londonDay(now) ? segments / text_budget : 0;
}

/** How long (ms) the oldest text had waited at the last check. */
export const queueDelayOf = ({ oldest_queued_at, checked_at }: Health): number | null =>
  oldest_queued_at && checked_at ? Math.max(0, checked_at.getTime() - oldest_queued_at.getTime()) : null;

/** How long (ms) a player had waited for an admin at the last check; null when nobody did. */
const waitOf = ({ waiting_since, checked_at }: Health): number | null =>
  waiting_since && checked_at ? Math.max(0, checked_at.getTime() - waiting_since.getTime()) : null;

/** Danger counts at any hour. Without a phone on duty, only an open back office shows it (amber). */
function danger({ danger_since, duty_phones, checked_at }: Health): Signal {
  const { danger: texts } = healthTexts;
  if (danger_since && checked_at) {
    const age = Math.max(0, checked_at.getTime() - danger_since.getTime());
    return signal('danger', levelOf(age, thresholds.danger), texts.waits(age), routes.admin);
  }
  if (duty_phones === 0) return signal('danger', 'amber', texts.noPhone, routes.adminSection('settings'));
  return signal('danger', 'green', texts.none);
}

/** Whether something came after a provider's last good call, which we stamp once a minute at most. */
const isSince = (happened: Date, good: Date | undefined) =>
  good === undefined || happened.getTime() - good.getTime() > STAMP_INTERVAL;

/** Red when only our look-up at Stripe found a payment: no stranger can cause that. */
function stripe(health: Health, now: Date): Signal {
  const { payment_missed_at: missed, webhooks } = health;
  if (missed && isSince(missed, webhooks.stripe))
    return signal('stripe', 'red', healthTexts.webhook.missed(missed, now));
  return webhook('stripe', health, now);
}

function webhook(provider: WebhookName, { webhooks, refused }: Health, now: Date): Signal {
  const texts = healthTexts.webhook;
  const [at, bad] = [webhooks[provider], refused[provider]];
  const last = at ? texts.last(at, now) : texts.never;
  const level = at ? levelOf(now.getTime() - at.getTime(), thresholds.webhook) : 'amber';
  const isRefusing = bad && isSince(bad, at) && now.getTime() - bad.getTime() < thresholds.refusedCall;
  if (isRefusing && level !== 'red') return signal(provider, 'amber', texts.refused(bad, last, now));
  return signal(provider, level, last);
}

function model({ model }: Health, now: Date): Signal {
  const { model: texts } = healthTexts;
  if (!model) return signal('model', 'green', texts.unasked);
  const { name, status, ends_on } = model;
  if (status === 'gone') return signal('model', 'red', texts.gone(name));
  if (status === 'unknown') return signal('model', 'amber', texts.unknown(name));
  if (ends_on === null) return signal('model', 'green', texts.lasts(name));
  const end = new Date(ends_on);
  const level = levelOf(now.getTime() - end.getTime(), thresholds.model);
  return signal('model', level, level === 'green' ? texts.lastsUntil(name, end) : texts.ends(name, end));
}

function tokens(usage: AiUsage | null, now: Date): Signal {
  const { tokens } = healthTexts;
  if (!usage || usage.day !== londonDay(now)) return signal('tokens', 'green', tokens.none);
  return signal('tokens', levelOf(shareOf(usage), thresholds.tokens), tokens.used(usage.tokens, usage.cap));
}

/** The second opinions asked for today; green while they are turned off. */
function opinions({ day, opinions: asked, opinions_a_day: cap }: Health, now: Date): Signal {
  const today = day === londonDay(now) ? asked : 0;
  const level = cap ? levelOf(today / cap, thresholds.opinions) : 'green';
  return signal('opinions', level, healthTexts.opinions(today, cap));
}

/** The used share of the day's tokens. A cap of 0 counts as used up. */
const shareOf = ({ tokens, cap }: AiUsage) => (cap > 0 ? tokens / cap : 1);
