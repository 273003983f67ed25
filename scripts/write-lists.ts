/**
 * `npm run write-lists -- --project ID [--write]`: gives the documents that are stored already what pages find them by: the slugs of
 * tours and partners, the partners of tours, the summaries of posts. Without `--write` it says what it would do. It may be run again,
 * and goes on where it was cut off. It acts with the caller's Application Default Credentials
 * (`gcloud auth application-default login`), or on the emulators that the environment names.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { summariseStanding } from '../functions/src/blog/summarise-post.ts';
import { completePartners } from '../functions/src/partners/write-standing.ts';
import { services as running } from '../functions/src/platform/runtime.ts';
import { completeTours } from '../functions/src/tours/write-standing.ts';

const { values } = parseArgs({
  options: { project: { type: 'string' }, write: { type: 'boolean', default: false } },
});
const { project: projectId, write } = values;
if (!projectId) {
  console.error('npm run write-lists -- --project ID [--write]');
  process.exit(1);
}

initializeApp({ projectId });
const services = running();
const tours = await completeTours(services, !write);
const partners = await completePartners(services, !write);
const posts = await summariseStanding(services, !write);
const said = `${tours} tours, ${partners} partners and ${posts} posts.`;
console.log(write ? `Written: ${said}` : `Nothing was changed. It would be: ${said} Add --write to do it.`);
// The admin SDK keeps its channels open for half a minute after the last write.
process.exit(0);
