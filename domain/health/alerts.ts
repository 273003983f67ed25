import { type SignalId, thresholds } from './judge.ts';
import { HEALTH_LOGGED, type SpendReached } from './report.ts';
import { healthTexts } from './texts.ts';

/** Cloud Monitoring's severities of an alert policy. */
export type Severity = 'CRITICAL' | 'ERROR' | 'WARNING';

/** Whom a call reaches: `urgent` wakes whoever is on call, `daily` is read once a day. */
export type Channel = 'urgent' | 'daily';

/** What calls an operator. Each has one alert policy, and one paragraph of docs/runbook.md. */
type Call = {
  /** Of its files. */
  readonly id: string;
  /** The heading of its paragraph; of a signal, its line on System Health. */
  readonly name: string;
  readonly severity: Severity;
  readonly channel: Channel;
};

/** A call that is made of log entries, by a log-based metric of the same id. */
export type Alert = Call & {
  /** The texts of the log entries that are counted. */
  readonly texts: readonly string[];
  /** Of those only the ones with this field. */
  readonly field?: { readonly name: string; readonly value: string };
  /** Called when there are this many within `within` (ms), or for `silent` (ms) none. */
  readonly when: { readonly times: number; readonly within: number } | { readonly silent: number };
};

/** A call that is made of what Google finds when it opens the site from outside. */
export type SiteAlert = Call & {
  /** Called when the page does not come, or this long (ms) before the site's certificate ends. */
  readonly when: 'unreachable' | { readonly certificateEndsIn: number };
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Signals by how bad they are when they are red, and whether they can wait for the morning: nobody is left in the street or without
 * what was paid for by what is daily. The check itself has an alert of its own: no entry is no level.
 */
const calls: Readonly<Record<Exclude<SignalId, 'checked'>, readonly [Severity, Channel]>> = {
  schedules: ['ERROR', 'daily'],
  queued: ['CRITICAL', 'urgent'],
  texts: ['ERROR', 'urgent'],
  spend: ['CRITICAL', 'urgent'],
  mails: ['ERROR', 'daily'],
  payments: ['ERROR', 'urgent'],
  stripe: ['CRITICAL', 'urgent'],
  twilio_inbound: ['CRITICAL', 'urgent'],
  twilio_status: ['WARNING', 'daily'],
  jobs: ['WARNING', 'daily'],
  errors: ['ERROR', 'urgent'],
  set_aside: ['ERROR', 'daily'],
  documents: ['WARNING', 'daily'],
  model: ['WARNING', 'daily'],
  tokens: ['WARNING', 'daily'],
};

/** Each line of System Health calls while it says 'Act now'. */
const signals = Object.entries(calls).map(
  ([id, [severity, channel]]): Alert => ({
    id,
    name: healthTexts.names[id as SignalId],
    severity,
    channel,
    texts: [HEALTH_LOGGED],
    field: { name: id, value: 'red' },
    // A check a minute: two of them, so that one odd moment wakes nobody.
    when: { times: 2, within: 5 * MINUTE },
  }),
);

/** Ahead of the line's own call, when the whole budget is spent. */
const spending = (step: SpendReached, severity: Severity): Alert => ({
  id: `spend_${step}`,
  name: `Spend on texts at ${step} of 100`,
  severity,
  // The whole budget calls urgently.
  channel: 'daily',
  texts: [HEALTH_LOGGED],
  field: { name: 'spend_reached', value: step },
  when: { times: 2, within: 5 * MINUTE },
});

/** All alerts that are made of log entries. */
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
    // Signed by the provider, so that no stranger can call anybody; a refused signature is System Health's.
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
    // Its players stand in the street: one is enough, whatever else went well today.
    when: { times: 1, within: 10 * MINUTE },
  },
  ...signals,
  spending('50', 'WARNING'),
  spending('80', 'ERROR'),
];

/** The alerts of the site, whose address, DNS and certificate no function of ours sees. */
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
