import { healthSchema, scheduleNames, schedules } from '@streetlore/domain/health';
import { documents } from '@streetlore/domain/paths';
import { after } from '@streetlore/domain/time';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { deployedFunctions } from '../../../deploy/src/deployed-functions.ts';
import { checkHealth } from '../../../functions/src/health/check-health.ts';
import { runAndNote } from '../../../functions/src/platform/scheduled.ts';
import { withDates } from '../../../functions/src/store/convert.ts';
import { testServices } from '../../support/services.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const services = testServices('demo-schedules', { at: noon });
const { db, clock } = services;

beforeEach(async () => {
  await services.clear();
  clock.set(noon);
});
afterAll(() => services.end());

const noted = async () => healthSchema.parse(withDates((await db.doc(documents.health).get()).data() ?? {})).schedules;

test('every scheduled function is in System Health, and runs alone on a part of a CPU', async () => {
  const started = (await deployedFunctions()).flatMap(({ name, endpoint }) => {
    const { scheduleTrigger, cpu, maxInstances } = endpoint;
    const { schedule, timeZone } = scheduleTrigger ?? {};
    return schedule ? [[name, { schedule, timeZone, cpu, maxInstances }] as const] : [];
  });
  const wanted = scheduleNames.map((name) => {
    const { when } = schedules[name];
    return [name, { schedule: when, timeZone: 'Europe/London', cpu: 'gcf_gen1', maxInstances: 1 }] as const;
  });
  expect(Object.fromEntries(started)).toEqual(Object.fromEntries(wanted));
});

test('records a good run without changing other records, and does not record a failed run', async () => {
  await runAndNote('checkVotes', services, async () => undefined);
  clock.set(after(noon, 60_000));
  await runAndNote('checkFigures', services, async () => undefined);
  const failing = runAndNote('checkVotes', services, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await noted()).toEqual({ checkVotes: noon, checkFigures: after(noon, 60_000) });
});

test('a schedule that never runs counts from the first check that missed it', async () => {
  await runAndNote('closeRound', services, async () => undefined);
  clock.set(after(noon, 60_000));
  await checkHealth(services);
  clock.set(after(noon, 120_000));
  await checkHealth(services);
  expect(await noted()).toEqual({
    ...Object.fromEntries(scheduleNames.map((name) => [name, after(noon, 60_000)])),
    closeRound: noon,
  });
});
