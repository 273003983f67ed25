import type { WithId } from '@streetlore/domain/document';
import { oldestUnsettledTo, type SmsMessage } from '@streetlore/domain/sms';
import type { Services } from '../platform/services.ts';

/**
 * The oldest text to a phone with which something is still to be done, and a way to change it that fails when anybody
 * else has changed it since.
 */
export async function oldestUnsettled(services: Services, phone: string) {
  const found = await services.store.query(oldestUnsettledTo(phone)).get();
  const [snapshot] = found.docs;
  if (!snapshot) return null;
  const { ref, updateTime } = snapshot;
  return {
    message: snapshot.data() as WithId<SmsMessage>,
    update: (change: Partial<SmsMessage>) =>
      services.db.doc(ref.path).update({ ...change }, { lastUpdateTime: updateTime }),
  };
}
