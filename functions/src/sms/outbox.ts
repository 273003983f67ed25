import type { WithId } from '@streetlore/domain/query';
import { oldestUnsettledTo, type SmsMessage } from '@streetlore/domain/sms';
import type { Fields } from '../platform/log.ts';
import type { Services } from '../platform/services.ts';

/** Under what the log's entries about a text are found: its own id, and the text, the event or the booking that set it off. */
export function aboutText(text: Partial<SmsMessage> & { id: string }): Fields {
  const { id, in_reply_to = null, set_off_by = null, booking_id = null } = text;
  return { message_id: id, text: in_reply_to, event: set_off_by, booking: booking_id };
}

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
