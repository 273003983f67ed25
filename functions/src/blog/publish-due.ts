import { randomUUID } from 'node:crypto';
import { postsDue, publishedOnTime } from '@streetlore/domain/blog';
import { log } from '../base/log.ts';
import { audit } from '../platform/audit.ts';
import type { Services } from '../platform/services.ts';
import { unlessOvertaken } from '../store/conflict.ts';

/** Posts one sweep publishes at most; the rest waits for the next. */
const MAX_AT_ONCE = 50;

/** The actor in the audit log for scheduled work; the admin who scheduled it has an entry already. */
const schedule = { uid: 'schedule', email: null };

/** Publishes the drafts whose moment has come. One that an editor saves at the same time waits for the next sweep. */
export async function publishDue(services: Services): Promise<number> {
  const { store, now } = services;
  let published = 0;
  for (const post of await store.findEach(postsDue(now(), MAX_AT_ONCE))) {
    const { ref, value } = post;
    const change = publishedOnTime(value, now());
    if (!change) continue;
    const commit = store.commit();
    // As every edit of a post: an editor knows by it what it has saved itself.
    const last_edit = randomUUID();
    commit.update(post, { ...change, last_edit });
    const deed = { action: 'post_published', target: ref.path, detail: { title: value.title } };
    audit(commit, services, schedule, deed, last_edit);
    if (await unlessOvertaken(commit.runVersioned())) published += 1;
    else log.info('A post was edited as it was to be published', { post: ref.id });
  }
  return published;
}
