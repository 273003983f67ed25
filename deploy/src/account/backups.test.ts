import { expect, test } from 'vitest';
import { checkBackups } from './backups.ts';
import type { AskGoogle } from './google.ts';

const now = new Date('2026-11-25T12:00:00Z');
const database = 'projects/streetlore-prod/databases/(default)';
const daily = { name: `${database}/backupSchedules/a`, createTime: '2026-11-01T09:00:00Z', dailyRecurrence: {} };
const weekly = { ...daily, name: `${database}/backupSchedules/b`, dailyRecurrence: undefined, weeklyRecurrence: {} };
const backup = (snapshotTime: string, given: object = {}) => ({
  name: 'projects/streetlore-prod/locations/eur3/backups/c',
  database,
  state: 'READY',
  snapshotTime,
  ...given,
});

/** Faults of a project with these schedules and backups, as Google's REST reference shows them. */
async function faultsOf(backupSchedules: object[], backups: object[], more: object = {}) {
  const ask: AskGoogle = async (url) => (url.includes('backupSchedules') ? { backupSchedules } : { backups, ...more });
  return (await checkBackups(ask, 'streetlore-prod', now)).faults;
}

test('accepts a database whose last backup is from yesterday', async () => {
  const backups = [backup('2026-11-18T03:00:00Z'), backup('2026-11-24T03:00:00.123456Z')];
  expect(await faultsOf([weekly, daily], backups)).toEqual([]);
});

test('names a database without a daily backup', async () => {
  expect(await faultsOf([weekly], [backup('2026-11-24T03:00:00Z')])).toEqual([
    expect.stringMatching(/^Firestore has no daily backup/),
  ]);
});

test('names a missed backup, even while one is being made or another database has one', async () => {
  const backups = [
    backup('2026-11-22T03:00:00Z'),
    backup('2026-11-24T03:00:00Z', { state: 'CREATING' }),
    backup('2026-11-25T03:00:00Z', { database: 'projects/streetlore-prod/databases/before' }),
  ];
  expect(await faultsOf([daily], backups)).toEqual([
    'No backup of Firestore was made since 2026-11-22T03:00:00.000Z: docs/backups.md.',
  ]);
});

test('waits two days for the first backup of a schedule', async () => {
  expect(await faultsOf([{ ...daily, createTime: '2026-11-24T09:00:00Z' }], [])).toEqual([]);
  expect(await faultsOf([daily], [])).toHaveLength(1);
});

test('says which location could not be asked', async () => {
  const more = { unreachable: ['projects/streetlore-prod/locations/nam5'] };
  expect(await faultsOf([daily], [backup('2026-11-25T03:00:00Z')], more)).toEqual([
    'The backups in projects/streetlore-prod/locations/nam5 could not be listed.',
  ]);
});
