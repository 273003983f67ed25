import { expect, test } from 'vitest';
import { missingBackupCommands } from './plan.ts';

const off = 'POINT_IN_TIME_RECOVERY_DISABLED\tDELETE_PROTECTION_DISABLED\n';
const on = 'POINT_IN_TIME_RECOVERY_ENABLED\tDELETE_PROTECTION_ENABLED\n';
const said = (...given: Parameters<typeof missingBackupCommands>) =>
  missingBackupCommands(...given).map((command) => command.slice(1).join(' '));

test('a new project gets recovery, protection and two schedules', () => {
  expect(said({ database: off, schedules: 'Listed 0 items.\n' })).toEqual([
    'databases update --database=(default) --enable-pitr',
    'databases update --database=(default) --delete-protection',
    'backups schedules create --database=(default) --recurrence=daily --retention=7d',
    'backups schedules create --database=(default) --recurrence=weekly --day-of-week=SUN --retention=14w',
  ]);
});

test('sets up only what is missing', () => {
  expect(said({ database: on, schedules: '\t604800s\nSUNDAY\t8467200s\n' })).toEqual([]);
  expect(said({ database: on, schedules: '\t604800s\n' })).toHaveLength(1);
});
