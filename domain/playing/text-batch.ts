import type { Booking } from '../booking/schema.ts';
import { placeOf } from '../hunt/place.ts';
import { naming, renderHuntMessage } from '../hunt/templates.ts';
import type { Outgoing } from '../hunt/text-to-hunt.ts';
import type { HuntTour } from '../hunt/tour.ts';
import type { WithId } from '../query/index.ts';
import { queued } from '../sms/compose.ts';
import { afterConsent, afterReplies } from '../sms/phone.ts';
import { type LastHunt, newSmsPhone, PLEA, type SmsMessage, type SmsPhone } from '../sms/schema.ts';
import { IDLE_AFTER_MS } from './idle.ts';

export type PhonesByNumber = ReadonlyMap<string, SmsPhone>;

export type BatchResult = {
  /** Texts that have had their effect, in the order in which they were heard. */
  settled: WithId<SmsMessage>[];
  /** Replies to queue, each under an id that follows from its text's, so that it cannot be queued twice. */
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
  /** Whether the sender is in other hunts too. */
  has_others?: boolean;
  /** Whether the text is one of those by which the sender's next ones are known to belong to this hunt. */
  is_played?: boolean;
  /** Whether the text has changed the hunt, so that its replies wait where the cap is reached, and are not left out. */
  is_owed?: boolean;
  /** Whether the text asks for an admin. */
  is_plea?: boolean;
};

/** Collects what a batch of texts changes: which are settled, what is said to whom, and what is kept per phone. */
export function newBatch(before: PhonesByNumber, now: Date) {
  const settled: WithId<SmsMessage>[] = [];
  const outbox: WithId<SmsMessage>[] = [];
  const changed = new Map<string, SmsPhone>();
  const phoneOf = (number: string) => changed.get(number) ?? before.get(number) ?? newSmsPhone();

  const lastHunt = (number: string): LastHunt | null => phoneOf(number).hunt ?? null;
  const keep = (number: string, phone: SmsPhone) => void changed.set(number, phone);
  const isSilent = (number: string) => phoneOf(number).opted_out;

  /** Settles a text; `false` when its replies would pass the cap and are not owed, and then it has no other effect than on consent. */
  function say(text: WithId<SmsMessage>, messages: readonly Outgoing[], context: Context): boolean {
    const sender = text.phone_number;
    const { booking } = context;
    const about = { booking_id: booking?.id ?? null, tour_name: booking?.tour_name ?? null };
    settled.push({ ...text, settled: true, ...about, ...(context.is_plea && { message_type: PLEA }) });
    const consented = afterConsent(phoneOf(sender), text, text.sent_at);
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
          message_content: named.includes(phone) ? naming(context.tour.name, body) : body,
          message_type: message.kind,
          booking_id: booking?.id ?? null,
          tour_name: booking?.tour_name ?? null,
          in_reply_to: text.id,
          place: placeOf(message, context.tour),
        };
        const order = outbox.filter((reply) => reply.phone_number === phone).length;
        // The cap is the sender's own: nobody else waits for it.
        const next_attempt_at = phone === sender ? counted.due : null;
        outbox.push({ ...queued(draft, now, order), next_attempt_at, id: `${text.id}_${position}` });
        if (message.kind === 'ask_review' && booking) {
          const answers = context.tour.stops.at(-1)?.answers ?? [];
          const question = { booking_id: booking.id, asked_at: now, answers, answered_at: null };
          keep(phone, { ...phoneOf(phone), question });
        }
        position += 1;
      }
    return true;
  }

  /** Whether a phone has to be told which of its hunts a reply is about: it is not the one that it has played last. */
  function isNamed(phone: string, { phone_number, sent_at }: SmsMessage, { booking, has_others }: Context): boolean {
    const last = lastHunt(phone);
    if (!booking || last?.booking_id === booking.id) return false;
    const plays = last !== null && sent_at.getTime() - last.at.getTime() < IDLE_AFTER_MS;
    return plays || (phone === phone_number && has_others === true);
  }

  return { say, keep, phoneOf, isSilent, lastHunt, result: (): BatchResult => ({ settled, outbox, phones: changed }) };
}

/** Notes the hunt that a phone plays. A text that came late does not undo what was said after it. */
function afterHunt(phone: SmsPhone, { sent_at }: SmsMessage, { booking, is_played }: Context): SmsPhone {
  if (!booking || !is_played || (phone.hunt && phone.hunt.at > sent_at)) return phone;
  return { ...phone, hunt: { booking_id: booking.id, at: sent_at } };
}
