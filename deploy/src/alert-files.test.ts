import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alerts, HEALTH_LOGGED, siteAlerts } from '@streetlore/domain/health';
import { expect, test } from 'vitest';
import { alertFiles, alertParameters, anchorOf } from './alert-files.ts';
import { root } from './project.ts';

const folder = join(root, 'deploy', 'alerts');
const names = (path: string) => readdirSync(path, { recursive: true, encoding: 'utf8' });

test('the alert files match the definitions; if not, run npm run alerts', () => {
  const kept = names(folder).filter((name) => name.endsWith('.json'));
  const read = kept.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')] as const);
  expect(Object.fromEntries(read)).toEqual(Object.fromEntries(alertFiles));
});

test('each alert links to its paragraph in the runbook with a full address', () => {
  const runbook = readFileSync(join(root, 'docs', 'runbook.md'), 'utf8');
  const anchors = new Set([...runbook.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));
  const links = [...alertFiles].flatMap(([, text]) =>
    [...text.matchAll(/\(@RUNBOOK_URL@#([^")]+)\)/g)].map(([, to = '']) => to),
  );
  expect(links).toHaveLength(alerts.length + siteAlerts.length);
  expect(links.filter((link) => !anchors.has(link))).toEqual([]);
});

test('each alert looks for entries that functions write', () => {
  const sources = names(join(root, 'functions', 'src')).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const written = sources.map((name) => readFileSync(join(root, 'functions', 'src', name), 'utf8')).join('\n');
  const asked = new Set(alerts.flatMap(({ texts }) => texts));
  // The code names this entry by a constant of the domain.
  expect(written).toContain('log.info(HEALTH_LOGGED,');
  asked.delete(HEALTH_LOGGED);
  expect(asked.size).toBeGreaterThan(4);
  expect([...asked].filter((text) => !written.includes(`log.error('${text}'`))).toEqual([]);
});

test('alerts after two red health checks in five minutes, and after ten minutes without a check', () => {
  expect(JSON.parse(alertFiles.get('metrics/streetlore_queued.json') ?? '')).toMatchObject({
    filter:
      'resource.type="cloud_run_revision" AND (jsonPayload.message="Health was checked") AND jsonPayload.queued="red"',
  });
  expect(JSON.parse(alertFiles.get('policies/queued.json') ?? '')).toMatchObject({
    documentation: { content: '[Runbook: Texts waiting](@RUNBOOK_URL@#texts-waiting)' },
    notificationChannels: ['@URGENT_CHANNEL@'],
    conditions: [
      {
        conditionThreshold: {
          filter: 'metric.type="logging.googleapis.com/user/streetlore_queued" AND resource.type="cloud_run_revision"',
          aggregations: [{ alignmentPeriod: '300s' }],
          comparison: 'COMPARISON_GT',
          thresholdValue: 1,
        },
      },
    ],
  });
  expect(JSON.parse(alertFiles.get('policies/checked.json') ?? '').conditions).toMatchObject([
    { conditionAbsent: { duration: '600s' } },
  ]);
});

test('sends each alert to the channel in its definition', () => {
  for (const { id, channel } of [...alerts, ...siteAlerts])
    expect(JSON.parse(alertFiles.get(`policies/${id}.json`) ?? '')).toMatchObject({
      userLabels: { streetlore: id, channel },
      notificationChannels: [channel === 'urgent' ? '@URGENT_CHANNEL@' : '@DAILY_CHANNEL@'],
    });
});

test('the uptime check alerts when the site does not answer or its certificate is about to expire', () => {
  expect(JSON.parse(alertFiles.get('uptime/site.json') ?? '')).toMatchObject({
    monitoredResource: { type: 'uptime_url', labels: { host: '@SITE_HOST@', project_id: '@PROJECT@' } },
    httpCheck: { path: '/', useSsl: true, validateSsl: true },
  });
  const conditionOf = (id: string) => JSON.parse(alertFiles.get(`policies/${id}.json`) ?? '').conditions[0];
  expect(conditionOf('site')).toMatchObject({
    conditionThreshold: {
      filter:
        'metric.type="monitoring.googleapis.com/uptime_check/check_passed" AND resource.type="uptime_url" AND resource.label.host="@SITE_HOST@"',
      aggregations: [{ crossSeriesReducer: 'REDUCE_COUNT_FALSE' }],
      comparison: 'COMPARISON_GT',
      thresholdValue: 1,
    },
  });
  expect(conditionOf('certificate')).toMatchObject({
    conditionThreshold: {
      filter: expect.stringContaining('uptime_check/time_until_ssl_cert_expires'),
      comparison: 'COMPARISON_LT',
      thresholdValue: 14,
    },
  });
});

test('docs/deploy.md fills in every parameter that the files have, and no file has another', () => {
  const [, block = ''] =
    /## Alerts[\s\S]*?```sh\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs', 'deploy.md'), 'utf8')) ?? [];
  const used = [...alertFiles.values()].flatMap((text) => [...text.matchAll(/@([A-Z_]+)@/g)].map(([, name]) => name));
  expect([...new Set(used)].toSorted()).toEqual(alertParameters.toSorted());
  for (const name of alertParameters) {
    expect(block).toMatch(new RegExp(`^${name}=`, 'm'));
    expect(block).toContain(`s|@${name}@|$${name}|g`);
  }
});

test('docs/deploy.md says which alerts wake somebody and which wait', () => {
  const text = readFileSync(join(root, 'docs', 'deploy.md'), 'utf8');
  for (const channel of ['urgent', 'daily'] as const) {
    const names = [...alerts, ...siteAlerts].flatMap((alert) => (alert.channel === channel ? [alert.name] : []));
    const [, listed = ''] = new RegExp(`^\\| ${channel} \\|(.+)\\|$`, 'm').exec(text) ?? [];
    expect(
      listed
        .split('; ')
        .map((name) => name.trim())
        .toSorted(),
    ).toEqual(names.toSorted());
  }
});
