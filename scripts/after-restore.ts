/**
 * `npm run after-restore -- --project ID --bucket NAME --backup-from TIME`: prepares a restored
 * database before the functions come back (docs/backups.md). It may be run again.
 * 1. It settles the texts that were queued when the backup was taken.
 * 2. It lists admins again whose line is missing.
 * 3. It erases again who was erased since the backup.
 * It acts with the caller's Application Default Credentials, or on the emulators that the
 * environment names. It needs the secret PRIVACY_KEY in its environment.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { needing } from '../functions/src/platform/runtime.ts';
import { eraseAgain } from '../functions/src/restore/erase-again.ts';
import { listAdminsAgain } from '../functions/src/restore/list-admins-again.ts';
import { settleQueuedTexts } from '../functions/src/restore/settle-queued-texts.ts';

const { values } = parseArgs({
  options: { project: { type: 'string' }, bucket: { type: 'string' }, 'backup-from': { type: 'string' } },
});
const { project: projectId, bucket: storageBucket, 'backup-from': taken } = values;
const backupFrom = new Date(taken ?? '');
if (!projectId || !storageBucket || Number.isNaN(backupFrom.getTime()) || !taken?.endsWith('Z')) {
  console.error('npm run after-restore -- --project ID --bucket NAME --backup-from 2026-11-20T12:34:00Z');
  process.exit(1);
}

initializeApp({ projectId, storageBucket });
const services = needing('privacyKey', 'secondFactor').services();
console.log(`Texts that were queued: ${await settleQueuedTexts(services)}, all settled as failed.`);
const admins = await listAdminsAgain(services);
console.log(`Admins without a line: ${admins.length}, listed again${admins.map((uid) => `\n  ${uid}`).join('')}`);
const { erased, waiting } = await eraseAgain(services, backupFrom);
console.log(`Numbers and addresses erased since the backup: ${erased} erased again, ${waiting} wait for a booking.`);
if (waiting > 0)
  console.log(
    'Each has an open hunt or an unpaid booking. End or refund the hunts in the back office (Privacy names them). Unpaid bookings are given up when the functions are back and a day is over. Then run this command again.',
  );
// The admin SDK keeps its channels open for half a minute after the last write.
process.exit(0);
