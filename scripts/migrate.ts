/**
 * `npm run migrate -- --project ID --bucket NAME [--dry-run]`: runs the migrations of
 * functions/src/migrations that this project has not had yet. With `--dry-run` it says what they
 * would do. It may be run again, and continues where it was cut off. It acts with the caller's
 * Application Default Credentials (`gcloud auth application-default login`), or on the emulators
 * that the environment names.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { migrations } from '../functions/src/migrations/index.ts';
import { MigrationHeld, migrate } from '../functions/src/migrations/run.ts';
import { needing } from '../functions/src/platform/runtime.ts';

const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    bucket: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
});
const { project: projectId, bucket: storageBucket, 'dry-run': isDry } = values;
if (!projectId || !storageBucket) {
  console.error('npm run migrate -- --project ID --bucket NAME [--dry-run]');
  process.exit(1);
}

initializeApp({ projectId, storageBucket });
try {
  const changed = await migrate(needing('storageBase').services(), migrations, { isDry, report: console.log });
  for (const [id, count] of changed) console.log(`${id}: ${count} ${isDry ? 'would be changed' : 'changed'}`);
  if (changed.size === 0) console.log('Every migration has been run here.');
  else if (isDry) console.log('Nothing was changed. Without --dry-run it is done.');
} catch (error) {
  if (!(error instanceof MigrationHeld)) throw error;
  console.error(error.message);
  process.exit(1);
}
// The admin SDK keeps its channels open for half a minute after the last write.
process.exit(0);
