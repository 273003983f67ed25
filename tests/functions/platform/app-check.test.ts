import { deleteApp, getApp, getApps } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { callAs, callableProject } from '../../support/callables.ts';
import { testServices } from '../../support/services.ts';

const services = testServices(callableProject);
const visitor = () => ({ uid: crypto.randomUUID(), ip: '203.0.113.78' });
const WEBSITE = '1:000000000000:web:streetlore';

/** Loads the functions anew: a process keeps its services, and each setting needs its own. */
async function functionsWith(ENFORCE_APP_CHECK: string): Promise<typeof import('../../../functions/src/index.ts')> {
  await forget();
  vi.stubEnv('ENFORCE_APP_CHECK', ENFORCE_APP_CHECK);
  return await import('../../../functions/src/index.ts');
}

async function forget(): Promise<void> {
  vi.resetModules();
  if (getApps().some(({ name }) => name === '[DEFAULT]')) await deleteApp(getApp());
}

afterAll(async () => {
  await forget();
  vi.unstubAllEnvs();
  await services.end();
});

describe.each([
  ['enforced', 'true'],
  ['not enforced', 'false'],
])('where App Check is %s', (_how, setting) => {
  let functions: typeof import('../../../functions/src/index.ts');
  beforeAll(async () => {
    functions = await functionsWith(setting);
  });

  test('accepts calls from the website', async () => {
    expect(await callAs(functions.registerVoter, null, { ...visitor(), app: WEBSITE })).toEqual({});
  });

  test('accepts a call without its token only where it needs none', async () => {
    const answer = callAs(functions.registerVoter, null, visitor());
    if (setting === 'true') await expect(answer).rejects.toMatchObject({ code: 'unauthenticated' });
    else expect(await answer).toEqual({});
  });
});
