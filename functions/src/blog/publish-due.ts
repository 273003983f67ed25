import { randomUUID } from 'node:crypto';
import { postsDue, publishedOnTime } from '@streetlore/domain/blog';
import { log } from '../base/log.ts';
import { audit } from '../platform/audit.ts';
import type { Services } from '../platform/services.ts';
import { nullIfConflict } from '../store/conflict.ts';

/** The most posts that one sweep publishes. The rest waits for the next sweep. */
const MAX_AT_ONCE = 50;

/** The actor of scheduled work in the audit log. The admin who scheduled the post has an entry already. */
const schedule = { uid: 'schedule', email: null };

/**
 * Publishes the drafts that are due. A draft that an editor saves at the same moment waits for the next
 * sweep.
 */
export async function publishDue(services: Services): Promise<number> {
  const { store, now } = services;
  let published = 0;
  for (const post of await store.findEach(postsDue(now(), MAX_AT_ONCE))) {
    const { ref, value } = post;
    const change = publishedOnTime(value, now());
    if (!change) continue;
    const commit = store.commit();
    // Every edit sets this id. An open editor compares it with the ids of its own saves.
    const last_edit = randomUUID();
    commit.update(post, { ...change, last_edit });
    const auditEntry = { action: 'post_published' as const, target: ref.path, detail: { title: value.title } };
    audit(commit, services, schedule, auditEntry, last_edit);
    if (await nullIfConflict(commit.runVersioned())) published += 1;
    else log.info('A post was edited as it was to be published', { post: ref.id });
  }
  return published;
}
