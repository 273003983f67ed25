import { postsDue, publishedOnTime } from '@streetlore/domain/blog';
import { audit } from '../platform/audit.ts';
import { log } from '../platform/log.ts';
import type { Services } from '../platform/services.ts';
import { isConflict } from '../store/conflict.ts';

/** Posts one sweep publishes at most; the rest waits for the next. */
const MOST_AT_ONCE = 50;

/** Who stands in the audit log for what a clock did; the admin who set the moment is in it already. */
const schedule = { uid: 'schedule', email: null };

/** Publishes the drafts whose moment has come. One that an editor saves at the same time waits for the next sweep. */
export async function publishDue(services: Services): Promise<number> {
  const { db, store, now } = services;
  const due = await store.query(postsDue(now(), MOST_AT_ONCE)).get();
  let published = 0;
  for (const { ref, updateTime, data } of due.docs.map((post) => ({
    ref: db.doc(post.ref.path),
    updateTime: post.updateTime,
    data: post.data(),
  }))) {
    const change = publishedOnTime(data, now());
    if (!change) continue;
    const batch = db.batch();
    batch.update(ref, { ...change }, { lastUpdateTime: updateTime });
    audit(batch, services, schedule, { action: 'post_published', target: ref.path, detail: { title: data.title } });
    try {
      await batch.commit();
      published += 1;
    } catch (error) {
      if (!isConflict(error)) throw error;
      log.info('A post was edited as it was to be published', { post: ref.id });
    }
  }
  return published;
}
