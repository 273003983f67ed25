import { type SignalId, thresholds } from './judge.ts';
import { HEALTH_LOGGED, type SpendReached } from './report.ts';
import { healthTexts } from './texts.ts';

/** Cloud Monitoring's severities of an alert policy. */
export type Severity = 'CRITICAL' | 'ERROR' | 'WARNING';

/** What calls an operator. Each is one log-based metric with one alert policy, and one paragraph of docs/runbook.md. */
export type Alert = {
  /** Of its files and its metric. */
  readonly id: string;
  /** The heading of its paragraph; of a signal, its line on System Health. */
  readonly name: string;
  readonly severity: Severity;
  /** The texts of the log entries that are counted. */
  readonly texts: readonly string[];
  /** Of those only the ones with this field. */
  readonly field?: { readonly name: string; readonly value: string };
  /** Called when there are this many within `within` (ms), or for `silent` (ms) none. */
  readonly when: { readonly times: number; readonly within: number } | { readonly silent: number };
};

const MINUTE = 60_000;

/** Signals by how soon somebody must look when they are red. The check itself has an alert of its own: no entry is no level. */
const severities: Readonly<Record<Exclude<SignalId, 'checked'>, Severity>> = {
  queued: 'CRITICAL',
  texts: 'ERROR',
  spend: 'CRITICAL',
  mails: 'ERROR',
  payments: 'ERROR',
  stripe: 'CRITICAL',
  twilio_inbound: 'CRITICAL',
  twilio_status: 'WARNING',
  jobs: 'WARNING',
  errors: 'ERROR',
  set_aside: 'ERROR',
  documents: 'WARNING',
  model: 'WARNING',
  tokens: 'WARNING',
};

/** Each line of System Health calls while it says 'Act now'. */
const signals = Object.entries(severities).map(
  ([id, severity]): Alert => ({
    id,
    name: healthTexts.names[id as SignalId],
    severity,
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
  texts: [HEALTH_LOGGED],
  field: { name: 'spend_reached', value: step },
  when: { times: 2, within: 5 * MINUTE },
});

/** All alerts of the product. */
export const alerts: readonly Alert[] = [
  {
    id: 'checked',
    name: healthTexts.names.checked,
    severity: 'CRITICAL',
    texts: [HEALTH_LOGGED],
    when: { silent: thresholds.checked.red },
  },
  {
    id: 'webhooks',
    name: 'Webhooks that fail',
    severity: 'CRITICAL',
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
    texts: ['A hunt was sold whose tour cannot be played'],
    // Its players stand in the street: one is enough, whatever else went well today.
    when: { times: 1, within: 10 * MINUTE },
  },
  ...signals,
  spending('50', 'WARNING'),
  spending('80', 'ERROR'),
];
