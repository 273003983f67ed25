/**
 * `npm run publish-pictures -- --project ID --bucket NAME [--write]`: brings the pictures of tours and posts that are shown as they
 * were uploaded to where new ones are: copies without metadata are shown, and the originals' links end. Without `--write` it says
 * what it would do. It may be run again, and goes on where it was cut off. It acts with the caller's Application Default
 * Credentials (`gcloud auth application-default login`), or on the emulators that the environment names.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { publishStanding } from '../functions/src/pictures/publish-standing.ts';
import { needing } from '../functions/src/platform/runtime.ts';

const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    bucket: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const { project: projectId, bucket: storageBucket, write } = values;
if (!projectId || !storageBucket) {
  console.error('npm run publish-pictures -- --project ID --bucket NAME [--write]');
  process.exit(1);
}

initializeApp({ projectId, storageBucket });
const counts = { published: 0, left: 0, 'links ended': 0 };
await publishStanding(needing('storageBase').services(), {
  isDry: !write,
  tell(one) {
    counts[one.step] += 1;
    console.log(`${one.path}: ${one.step}${one.step === 'left' ? ` as it is. ${one.reason}` : ''}`);
  },
});
const said = `${counts.published} published, ${counts.left} left as they are, ${counts['links ended']} links ended.`;
console.log(write ? said : `Nothing was changed. It would be: ${said} Add --write to do it.`);
// The admin SDK keeps its channels open for half a minute after the last write.
process.exit(0);
