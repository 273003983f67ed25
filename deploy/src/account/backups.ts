import * as z from 'zod/mini';
import type { Finding } from './finding.ts';
import type { AskGoogle } from './google.ts';

/**
 * A day's backup begins some time within the day and takes a while. After two days without one, a
 * backup was missed.
 */
const MISSED_AFTER = 48 * 3_600_000;

const schedulesSchema = z.nullable(
  z.looseObject({
    backupSchedules: z.optional(
      z.array(z.looseObject({ createTime: z.string(), dailyRecurrence: z.optional(z.looseObject({})) })),
    ),
  }),
);
const backupsSchema = z.nullable(
  z.looseObject({
    backups: z.optional(z.array(z.looseObject({ database: z.string(), snapshotTime: z.string(), state: z.string() }))),
    unreachable: z.optional(z.array(z.string())),
  }),
);

/**
 * Checks that Firestore has a daily backup schedule and a recent backup. Firestore Admin API,
 * databases.backupSchedules.list and locations.backups.list:
 * https://firebase.google.com/docs/firestore/reference/rest/v1/projects.locations.backups
 */
export async function checkBackups(ask: AskGoogle, project: string, now: Date): Promise<Finding> {
  const api = `https://firestore.googleapis.com/v1/projects/${project}`;
  const schedules = z.parse(schedulesSchema, await ask(`${api}/databases/(default)/backupSchedules`));
  const daily = (schedules?.backupSchedules ?? []).find(({ dailyRecurrence }) => dailyRecurrence !== undefined);
  const set = 'npm run backups -- --project ID --write';
  if (!daily) return finding('no daily backup', [`Firestore has no daily backup: ${set} sets one up.`]);
  const said = z.parse(backupsSchema, await ask(`${api}/locations/-/backups`));
  const taken = (said?.backups ?? [])
    .filter(({ database, state }) => state === 'READY' && database.endsWith('/databases/(default)'))
    .map(({ snapshotTime }) => Date.parse(snapshotTime));
  const last = taken.length > 0 ? new Date(Math.max(...taken)) : null;
  const found = `${taken.length} kept, ${last ? `the last of ${last.toISOString().slice(0, 16)}` : 'none yet'}`;
  const since = last?.getTime() ?? Date.parse(daily.createTime);
  const isMissed = now.getTime() - since > MISSED_AFTER;
  return finding(found, [
    ...(isMissed ? [`No backup of Firestore was made since ${new Date(since).toISOString()}: docs/backups.md.`] : []),
    ...(said?.unreachable ?? []).map((place) => `The backups in ${place} could not be listed.`),
  ]);
}

const finding = (found: string, faults: readonly string[]): Finding => ({ what: 'Backups', found, faults });
