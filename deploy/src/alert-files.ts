import { type Alert, alerts, type SiteAlert, siteAlerts } from '@streetlore/domain/health';

/** The prefix of our metrics in Cloud Logging. */
const PREFIX = 'streetlore_';

/** Where 2nd-gen functions run: the entries and metrics come from there. */
const RESOURCE = 'resource.type="cloud_run_revision"';

/**
 * Values that differ from project to project. The files hold only their names; docs/deploy.md says
 * how to fill in the values.
 */
export const alertParameters = ['URGENT_CHANNEL', 'DAILY_CHANNEL', 'RUNBOOK_URL', 'SITE_HOST', 'PROJECT'] as const;
const parameter = (name: (typeof alertParameters)[number]) => `@${name}@`;

const seconds = (milliseconds: number) => `${milliseconds / 1000}s`;

/** The anchor that GitHub gives a heading: lower case, no punctuation, hyphens for spaces. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/**
 * A counter of log entries (cloud.google.com/logging/docs/reference/v2/rest/v2/projects.metrics).
 * System Health knows each figure and decides whether it is too high. So this file holds no
 * threshold that could differ from System Health's.
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

function logCondition({ id, when }: Alert) {
  const of = { filter: `metric.type="logging.googleapis.com/user/${PREFIX}${id}" AND ${RESOURCE}` };
  const counted = (period: number) => ({
    ...of,
    // Instances come and go, and each is a series of its own: the sum counts all of them.
    aggregations: [
      { alignmentPeriod: seconds(period), perSeriesAligner: 'ALIGN_DELTA', crossSeriesReducer: 'REDUCE_SUM' },
    ],
  });
  return 'silent' in when
    ? { conditionAbsent: { ...counted(60_000), duration: seconds(when.silent) } }
    : {
        conditionThreshold: {
          ...counted(when.within),
          comparison: 'COMPARISON_GT',
          thresholdValue: when.times - 1,
          duration: '0s',
        },
      };
}

const CHECKED_EVERY = 60_000;
const DAY = 24 * 3_600_000;

/**
 * An uptime check (cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.uptimeCheckConfigs),
 * from all of Google's locations.
 */
const uptimeCheck = {
  displayName: 'Streetlore: The site',
  userLabels: { streetlore: 'site' },
  monitoredResource: {
    type: 'uptime_url',
    labels: { project_id: parameter('PROJECT'), host: parameter('SITE_HOST') },
  },
  httpCheck: { requestMethod: 'GET', path: '/', port: 443, useSsl: true, validateSsl: true },
  // Hosting answers for an empty project too, with its own page. So the check looks for our name.
  contentMatchers: [{ content: 'Streetlore', matcher: 'CONTAINS_STRING' }],
  period: seconds(CHECKED_EVERY),
  timeout: '10s',
};

/** The condition of an alert on the uptime check, as Google's console makes it. */
function siteCondition({ when }: SiteAlert) {
  const of = (metric: string, reducer: string) => ({
    filter: `metric.type="monitoring.googleapis.com/uptime_check/${metric}" AND resource.type="uptime_url" AND resource.label.host="${parameter('SITE_HOST')}"`,
    aggregations: [
      {
        alignmentPeriod: '1200s',
        perSeriesAligner: 'ALIGN_NEXT_OLDER',
        crossSeriesReducer: reducer,
        groupByFields: ['resource.label.*'],
      },
    ],
  });
  return when === 'unreachable'
    ? {
        conditionThreshold: {
          ...of('check_passed', 'REDUCE_COUNT_FALSE'),
          // More than one location must fail, twice in a row: a fault in Google's network calls no
          // person.
          comparison: 'COMPARISON_GT',
          thresholdValue: 1,
          duration: seconds(2 * CHECKED_EVERY),
        },
      }
    : {
        conditionThreshold: {
          ...of('time_until_ssl_cert_expires', 'REDUCE_MEAN'),
          // Google's metric counts days.
          comparison: 'COMPARISON_LT',
          thresholdValue: when.certificateEndsIn / DAY,
          duration: '600s',
        },
      };
}

/** An alert policy (cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies). */
function policyOf({ id, name, severity, channel }: Alert | SiteAlert, condition: object) {
  return {
    displayName: `Streetlore: ${name}`,
    documentation: {
      content: `[Runbook: ${name}](${parameter('RUNBOOK_URL')}#${anchorOf(name)})`,
      mimeType: 'text/markdown',
    },
    userLabels: { streetlore: id, channel },
    conditions: [{ displayName: name, ...condition }],
    combiner: 'OR',
    severity,
    notificationChannels: [parameter(channel === 'urgent' ? 'URGENT_CHANNEL' : 'DAILY_CHANNEL')],
    // The alert ends after half an hour without an entry, the shortest that Monitoring allows.
    alertStrategy: { autoClose: '1800s' },
  };
}

/** The files under deploy/alerts by their paths, as the Cloud CLI applies them. */
export const alertFiles: ReadonlyMap<string, string> = new Map([
  ...alerts.flatMap((alert) => [
    [`metrics/${PREFIX}${alert.id}.json`, textOf(metricOf(alert))] as const,
    [`policies/${alert.id}.json`, textOf(policyOf(alert, logCondition(alert)))] as const,
  ]),
  ['uptime/site.json', textOf(uptimeCheck)],
  ...siteAlerts.map((alert) => [`policies/${alert.id}.json`, textOf(policyOf(alert, siteCondition(alert)))] as const),
]);

function textOf(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
