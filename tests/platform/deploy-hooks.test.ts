import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readProject, root } from '../../deploy/src/project.ts';

const { functions, hosting } = readProject();

/**
 * Runs the commands that firebase.json runs before a deploy. Like the CLI it runs them in the
 * repository, with the project in GCLOUD_PROJECT.
 */
function hook(commands: readonly string[] | undefined, project: string, env: Record<string, string> = {}) {
  const [command, ...more] = commands ?? [];
  expect(more).toEqual([]);
  return spawnSync(command ?? 'false', {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, GCLOUD_PROJECT: project, ...env },
  });
}

test('builds before the functions and before the site, whichever of them is deployed', () => {
  expect(functions[0].predeploy).toEqual(hosting.predeploy);
  const { scripts } = z.parse(
    z.looseObject({ scripts: z.record(z.string(), z.string()) }),
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
  );
  expect(scripts.build).toContain('deploy/src/predeploy.ts');
});

test.each([
  ['the demo project', 'demo-streetlore', {}, '✘ demo-streetlore is a project of the emulators'],
  ['an emulator', 'streetlore-prod', { VITE_EMULATOR_FIRESTORE: 'localhost:8080' }, '✘ The site would use an emulator'],
  [
    'the stand-in for Stripe',
    'streetlore-prod',
    { VITE_STRIPE_JS_URL: 'http://localhost:4600/stripe.js' },
    '✘ The site would use the emulators: VITE_STRIPE_JS_URL',
  ],
])('stops a deploy that names %s', (_what, project, env, sentence) => {
  const { status, stderr } = hook(hosting.predeploy, project, env);
  expect(stderr).toContain(sentence);
  expect(status).toBe(1);
});
