import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { healthTexts } from '@streetlore/domain/health';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8');

test('the runbook has every error and warning that functions log', () => {
  const sources = readdirSync(join(root, 'functions/src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const logged = sources.flatMap((name) =>
    [
      ...readFileSync(join(root, 'functions/src', name), 'utf8').matchAll(
        /\blog\.(?:error|warn)\(\s*'((?:\\.|[^'\\])+)'/g,
      ),
    ].map(([, text = '']) => text.replaceAll(/\\(.)/g, '$1')),
  );
  expect(logged.length).toBeGreaterThan(40);
  expect(logged.filter((text) => !runbook.includes(`### ${text}\n`) && !runbook.includes(`\`${text}\``))).toEqual([]);
});

test('the runbook has a heading for every signal of System Health', () => {
  const names = Object.values(healthTexts.names);
  expect(names.filter((name) => !runbook.includes(`\n### ${name}\n`))).toEqual([]);
});

test('every link within the runbook leads to one of its headings', () => {
  const seen = new Map<string, number>();
  const anchors = new Set(
    [...runbook.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => {
      // GitHub makes anchors so: lower case, no punctuation, hyphens for spaces.
      const slug = heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-');
      const before = seen.get(slug) ?? 0;
      seen.set(slug, before + 1);
      return before === 0 ? slug : `${slug}-${before}`;
    }),
  );
  const links = [...runbook.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
  expect(links.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  expect([...seen].filter(([, times]) => times > 1)).toEqual([]);
});
