import { type SignalId, thresholds } from './judge.ts';
import { HEALTH_LOGGED, type SpendReached } from './report.ts';
import { healthTexts } from './texts.ts';

/** The severities that Cloud Monitoring has for an alert policy. */
type Severity = 'CRITICAL' | 'ERROR' | 'WARNING';

/** `urgent` wakes the operator on call, who reads `daily` once a day. */
type Channel = 'urgent' | 'daily';

/** What every alert has. Each alert has one alert policy and one paragraph in docs/runbook.md. */
type Call = {
  /** The name of the alert's files. */
  readonly id: string;
  /** The heading of the alert's paragraph. For a signal, also its line on System Health. */
  readonly name: string;
  readonly severity: Severity;
  readonly channel: Channel;
};

/** An alert on log entries. A log-based metric with the same id counts the entries. */
export type Alert = Call & {
  /** The texts of the log entries that the metric counts. */
  readonly texts: readonly string[];
  /** The metric counts only entries with this field. */
  readonly field?: { readonly name: string; readonly value: string };
  /** Alerts when `times` entries come within `within` ms, or when no entry comes for `silent` ms. */
  readonly when: { readonly times: number; readonly within: number } | { readonly silent: number };
};

/** An alert on what Google finds when Google opens the site from outside. */
export type SiteAlert = Call & {
  /** Alerts when the page does not load, or this long (ms) before the site's certificate expires. */
  readonly when: 'unreachable' | { readonly certificateEndsIn: number };
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * How bad each red signal is, and whether it can wait for the morning. A `daily` signal never means
 * that a player is stuck in the street or lacks what they paid for. The health check has an alert
 * of its own, because a check that does not run logs nothing.
 */
const calls: Readonly<Record<Exclude<SignalId, 'checked'>, readonly [Severity, Channel]>> = {
  schedules: ['ERROR', 'daily'],
  queued: ['CRITICAL', 'urgent'],
  texts: ['ERROR', 'urgent'],
  spend: ['CRITICAL', 'urgent'],
  waiting: ['ERROR', 'urgent'],
  danger: ['CRITICAL', 'urgent'],
  mails: ['ERROR', 'daily'],
  payments: ['ERROR', 'urgent'],
  ledger: ['ERROR', 'daily'],
  stripe: ['CRITICAL', 'urgent'],
  twilio_inbound: ['CRITICAL', 'urgent'],
  twilio_status: ['WARNING', 'daily'],
  jobs: ['WARNING', 'daily'],
  errors: ['ERROR', 'urgent'],
  set_aside: ['ERROR', 'daily'],
  documents: ['WARNING', 'daily'],
  model: ['WARNING', 'daily'],
  tokens: ['WARNING', 'daily'],
  opinions: ['WARNING', 'daily'],
};

/** Each line of System Health alerts while it says 'Act now'. */
const signals = Object.entries(calls).map(
  ([id, [severity, channel]]): Alert => ({
    id,
    name: healthTexts.names[id as SignalId],
    severity,
    channel,
    texts: [HEALTH_LOGGED],
    field: { name: id, value: 'red' },
    // The check runs once a minute. Two red checks are needed, so that one odd moment wakes nobody.
    when: { times: 2, within: 5 * MINUTE },
  }),
);

/** Warns before the whole budget is spent. The line itself alerts when it is. */
const spending = (step: SpendReached, severity: Severity): Alert => ({
  id: `spend_${step}`,
  name: `Spend on texts at ${step} of 100`,
  severity,
  // The alert for the whole budget is urgent; the earlier steps are not.
  channel: 'daily',
  texts: [HEALTH_LOGGED],
  field: { name: 'spend_reached', value: step },
  when: { times: 2, within: 5 * MINUTE },
});

export const alerts: readonly Alert[] = [
  {
    id: 'checked',
    name: healthTexts.names.checked,
    severity: 'CRITICAL',
    channel: 'urgent',
    texts: [HEALTH_LOGGED],
    when: { silent: thresholds.checked.red },
  },
  {
    id: 'webhooks',
    name: 'Webhooks that fail',
    severity: 'CRITICAL',
    channel: 'urgent',
    // Only calls with a valid signature of the provider count, so that no stranger can trigger this
    // alert. System Health shows refused signatures.
    texts: [
      'An event of Stripe could not be taken',
      'Stripe signed an event that cannot be read',
      'A webhook of Twilio failed',
      'Twilio posted an inbound text that cannot be read',
      'Twilio posted a delivery report that cannot be read',
    ],
    when: { times: 3, within: 10 * MINUTE },
  },
  {
    id: 'unplayable',
    name: 'A hunt was sold whose tour cannot be played',
    severity: 'ERROR',
    channel: 'urgent',
    texts: ['A hunt was sold whose tour cannot be played'],
    // The players stand in the street, so one such sale is enough to alert.
    when: { times: 1, within: 10 * MINUTE },
  },
  ...signals,
  spending('50', 'WARNING'),
  spending('80', 'ERROR'),
];

/** Alerts on the site's address, DNS and certificate, which our functions cannot see. */
export const siteAlerts: readonly SiteAlert[] = [
  { id: 'site', name: 'The site', severity: 'CRITICAL', channel: 'urgent', when: 'unreachable' },
  {
    id: 'certificate',
    name: 'The certificate of the site',
    severity: 'ERROR',
    channel: 'daily',
    // Hosting renews a certificate about a month before it ends.
    when: { certificateEndsIn: 14 * DAY },
  },
];
