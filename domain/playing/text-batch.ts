import { IDLE_AFTER_MS } from '../booking/idle.ts';
import type { Booking } from '../booking/schema.ts';
import { placeOf } from '../hunt/place.ts';
import { renderHuntMessage, withTourName } from '../hunt/templates.ts';
import type { Outgoing } from '../hunt/text-to-hunt.ts';
import type { HuntTour } from '../hunt/tour.ts';
import type { WithId } from '../query/index.ts';
import { queuedText, type TextDraft } from '../sms/compose.ts';
import { afterReplies, withConsent } from '../sms/phone.ts';
import { type LastHunt, newSmsPhone, PLEA, type SmsMessage, type SmsPhone } from '../sms/schema.ts';

export type PhonesByNumber = ReadonlyMap<string, SmsPhone>;

export type BatchResult = {
  /** The texts that have had their effect, in the order in which they were read. */
  settled: WithId<SmsMessage>[];
  /** Replies to queue. Each id derives from the id of its text, so no reply is queued twice. */
  outbox: WithId<SmsMessage>[];
  /** The phones that changed. */
  phones: Map<string, SmsPhone>;
};

type Context = {
  phones: readonly string[];
  tour: Pick<HuntTour, 'name' | 'stops'>;
  site: string;
  booking: WithId<Booking> | null;
  expiry_hours?: number | undefined;
  start_by?: Date | null;
  opens_at?: Date | null;
  link?: string | undefined;
  /** Whether the sender is in other hunts too. */
  has_others?: boolean;
  /** Whether the sender's next texts belong to this hunt because of this text. */
  is_played?: boolean;
  /**
   * Whether the text has changed the hunt. Past the cap its replies wait instead of being left out.
   */
  is_owed?: boolean;
  /** Whether the text asks for an admin. */
  is_plea?: boolean;
};

/**
 * Collects the changes of a batch of texts: the settled texts, the replies, and the stored data of
 * each phone.
 */
export function newBatch(before: PhonesByNumber, now: Date) {
  const settled: WithId<SmsMessage>[] = [];
  const outbox: WithId<SmsMessage>[] = [];
  const changed = new Map<string, SmsPhone>();
  const phoneOf = (number: string) => changed.get(number) ?? before.get(number) ?? newSmsPhone();

  const lastHunt = (number: string): LastHunt | null => phoneOf(number).hunt ?? null;
  const keep = (number: string, phone: SmsPhone) => void changed.set(number, phone);
  const isSilent = (number: string) => phoneOf(number).opted_out;

  /** Queues a text that is no reply, to a phone outside the hunt. */
  const send = (id: string, draft: TextDraft) =>
    void outbox.push({ ...queuedText(draft, now), next_attempt_at: null, id });

  /**
   * Settles a text. Past the cap, a text whose replies are not owed changes only the sender's
   * consent.
   * @returns `false` for such a text
   */
  function settle(text: WithId<SmsMessage>, messages: readonly Outgoing[], context: Context): boolean {
    const sender = text.phone_number;
    const { booking } = context;
    const about = { booking_id: booking?.id ?? null, tour_name: booking?.tour_name ?? null };
    settled.push({ ...text, settled: true, ...about, ...(context.is_plea && { message_type: PLEA }) });
    const consented = withConsent(phoneOf(sender), text, text.sent_at);
    const counted = afterReplies(consented, messages.length, text.sent_at, context.is_owed);
    const named = context.phones.filter((phone) => isNamed(phone, text, context));
    changed.set(sender, counted ? afterHunt(counted.phone, text, context) : consented);
    if (!counted) return false;
    let position = 0;
    for (const { to, message } of messages)
      for (const phone of to === 'all' ? context.phones : [sender]) {
        if (isSilent(phone)) continue;
        const body = renderHuntMessage(message, context);
        const draft = {
          phone_number: phone,
          message_content: named.includes(phone) ? withTourName(context.tour.name, body) : body,
          message_type: message.kind,
          booking_id: booking?.id ?? null,
          tour_name: booking?.tour_name ?? null,
          in_reply_to: text.id,
          place: placeOf(message, context.tour),
        };
        const order = outbox.filter((reply) => reply.phone_number === phone).length;
        // The cap belongs to the sender: no other phone waits for it.
        const next_attempt_at = phone === sender ? counted.due : null;
        outbox.push({ ...queuedText(draft, now, order), next_attempt_at, id: `${text.id}_${position}` });
        if (message.kind === 'ask_review' && booking) {
          const answers = context.tour.stops.at(-1)?.answers ?? [];
          const question = { booking_id: booking.id, asked_at: now, answers, answered_at: null };
          keep(phone, { ...phoneOf(phone), question });
        }
        position += 1;
      }
    return true;
  }

  /**
   * Whether a reply to a phone must name the tour, because the phone did not play this hunt last.
   */
  function isNamed(phone: string, { phone_number, sent_at }: SmsMessage, { booking, has_others }: Context): boolean {
    const last = lastHunt(phone);
    if (!booking || last?.booking_id === booking.id) return false;
    const plays = last !== null && sent_at.getTime() - last.at.getTime() < IDLE_AFTER_MS;
    return plays || (phone === phone_number && has_others === true);
  }

  return { settle, send, keep, phoneOf, isSilent, result: (): BatchResult => ({ settled, outbox, phones: changed }) };
}
export type TextBatch = ReturnType<typeof newBatch>;

/** Notes the hunt that a phone plays. A late text does not undo what a newer one noted. */
function afterHunt(phone: SmsPhone, { sent_at }: SmsMessage, { booking, is_played }: Context): SmsPhone {
  if (!booking || !is_played || (phone.hunt && phone.hunt.at > sent_at)) return phone;
  return { ...phone, hunt: { booking_id: booking.id, at: sent_at } };
}
