import { type Alert, alerts } from '@streetlore/domain/health';

/** Of our metrics in Cloud Logging. */
const PREFIX = 'streetlore_';

/** Where 2nd-gen functions run, whose entries and metrics these are. */
const RESOURCE = 'resource.type="cloud_run_revision"';

const seconds = (milliseconds: number) => `${milliseconds / 1000}s`;

/** As GitHub makes a heading's: lower case, without punctuation, hyphens for spaces. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/**
 * A counter of log entries (cloud.google.com/logging/docs/reference/v2/rest/v2/projects.metrics). Whether a figure is too high is
 * decided where it is known, in System Health: so no threshold stands here that could be another one.
 */
function metricOf({ name, texts, field }: Alert) {
  const entries = texts.map((text) => `jsonPayload.message="${text}"`).join(' OR ');
  const level = field ? ` AND jsonPayload.${field.name}="${field.value}"` : '';
  return {
    description: name,
    filter: `${RESOURCE} AND (${entries})${level}`,
    metricDescriptor: { metricKind: 'DELTA', valueType: 'INT64', unit: '1' },
  };
}

/** An alert policy (cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies). Whom it calls is chosen where it is applied. */
function policyOf({ id, name, severity, when }: Alert) {
  const of = { filter: `metric.type="logging.googleapis.com/user/${PREFIX}${id}" AND ${RESOURCE}` };
  const counted = (period: number) => ({
    ...of,
    // Instances come and go, each a series of its own.
    aggregations: [
      { alignmentPeriod: seconds(period), perSeriesAligner: 'ALIGN_DELTA', crossSeriesReducer: 'REDUCE_SUM' },
    ],
  });
  const condition =
    'silent' in when
      ? { conditionAbsent: { ...counted(60_000), duration: seconds(when.silent) } }
      : {
          conditionThreshold: {
            ...counted(when.within),
            ...{ comparison: 'COMPARISON_GT', thresholdValue: when.times - 1, duration: '0s' },
          },
        };
  return {
    displayName: `Streetlore: ${name}`,
    documentation: {
      content: `Runbook: docs/runbook.md#${anchorOf(name)}`,
      mimeType: 'text/markdown',
    },
    userLabels: { streetlore: id },
    conditions: [{ displayName: name, ...condition }],
    combiner: 'OR',
    severity,
    // Half an hour without an entry ends it: Monitoring's shortest.
    alertStrategy: { autoClose: '1800s' },
  };
}

/** The files under deploy/alerts by their paths there, as the Cloud CLI applies them. */
export const alertFiles: ReadonlyMap<string, string> = new Map(
  alerts.flatMap((alert) => [
    [`metrics/${PREFIX}${alert.id}.json`, textOf(metricOf(alert))] as const,
    [`policies/${alert.id}.json`, textOf(policyOf(alert))] as const,
  ]),
);

function textOf(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
