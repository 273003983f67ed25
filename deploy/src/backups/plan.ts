/** How a database is protected, as `gcloud firestore` prints it with the formats of backups.ts. */
export type Protection = {
  /** From `databases describe`: whether point-in-time recovery and delete protection are on. */
  readonly database: string;
  /**
   * From `backups schedules list`: a line for each schedule, `SUNDAY<tab>8467200s` or
   * `<tab>604800s` for a daily one.
   */
  readonly schedules: string;
};

const DATABASE = '--database=(default)';

/**
 * The gcloud commands that set up what is missing: versions of the last seven days, a daily backup
 * kept for a week, and a weekly backup kept for fourteen weeks, the longest that Firestore keeps
 * one (https://cloud.google.com/sdk/gcloud/reference/firestore/backups/schedules/create).
 */
export function missingBackupCommands({ database, schedules }: Protection): readonly (readonly string[])[] {
  const update = ['firestore', 'databases', 'update', DATABASE];
  const create = ['firestore', 'backups', 'schedules', 'create', DATABASE];
  // gcloud also prints remarks, such as 'Listed 0 items.'
  const hasDaily = /^\t\d+s$/m.test(schedules);
  const hasWeekly = /^[A-Z]+DAY\t\d+s$/m.test(schedules);
  return [
    ...(database.includes('POINT_IN_TIME_RECOVERY_ENABLED') ? [] : [[...update, '--enable-pitr']]),
    ...(database.includes('DELETE_PROTECTION_ENABLED') ? [] : [[...update, '--delete-protection']]),
    ...(hasDaily ? [] : [[...create, '--recurrence=daily', '--retention=7d']]),
    ...(hasWeekly ? [] : [[...create, '--recurrence=weekly', '--day-of-week=SUN', '--retention=14w']]),
  ];
}
