import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alerts, HEALTH_LOGGED } from '@streetlore/domain/health';
import { expect, test } from 'vitest';
import { alertFiles, anchorOf } from './alert-files.ts';
import { root } from './project.ts';

const folder = join(root, 'deploy', 'alerts');
const names = (path: string) => readdirSync(path, { recursive: true, encoding: 'utf8' });

test('the files of the alerts are what the definitions say: npm run alerts', () => {
  const kept = names(folder).filter((name) => name.endsWith('.json'));
  const read = kept.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')] as const);
  expect(Object.fromEntries(read)).toEqual(Object.fromEntries(alertFiles));
});

test('each alert leads to its paragraph in the runbook', () => {
  const runbook = readFileSync(join(root, 'docs', 'runbook.md'), 'utf8');
  const anchors = new Set([...runbook.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));
  const links = [...alertFiles].flatMap(([, text]) =>
    [...text.matchAll(/runbook\.md#([^"]+)/g)].map(([, to = '']) => to),
  );
  expect(links).toHaveLength(alerts.length);
  expect(links.filter((link) => !anchors.has(link))).toEqual([]);
});

test('each alert looks for entries that functions write', () => {
  const sources = names(join(root, 'functions', 'src')).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const written = sources.map((name) => readFileSync(join(root, 'functions', 'src', name), 'utf8')).join('\n');
  const asked = new Set(alerts.flatMap(({ texts }) => texts));
  // That one is named by a constant of the domain.
  expect(written).toContain('log.info(HEALTH_LOGGED,');
  asked.delete(HEALTH_LOGGED);
  expect(asked.size).toBeGreaterThan(4);
  expect([...asked].filter((text) => !written.includes(`log.error('${text}'`))).toEqual([]);
});

test('a red line of System Health calls when two checks in five minutes say so, and no check calls after ten', () => {
  expect(JSON.parse(alertFiles.get('metrics/streetlore_queued.json') ?? '')).toMatchObject({
    filter:
      'resource.type="cloud_run_revision" AND (jsonPayload.message="Health was checked") AND jsonPayload.queued="red"',
  });
  expect(JSON.parse(alertFiles.get('policies/queued.json') ?? '')).toMatchObject({
    documentation: { content: 'Runbook: docs/runbook.md#texts-waiting' },
    conditions: [
      {
        conditionThreshold: {
          filter: 'metric.type="logging.googleapis.com/user/streetlore_queued" AND resource.type="cloud_run_revision"',
          aggregations: [{ alignmentPeriod: '300s' }],
          ...{ comparison: 'COMPARISON_GT', thresholdValue: 1 },
        },
      },
    ],
  });
  expect(JSON.parse(alertFiles.get('policies/checked.json') ?? '').conditions).toMatchObject([
    { conditionAbsent: { duration: '600s' } },
  ]);
});
