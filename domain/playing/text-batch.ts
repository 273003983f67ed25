import { IDLE_AFTER_MS } from '../booking/idle.ts';
import type { UnlistedReason } from '../booking/listed.ts';
import type { Booking } from '../booking/schema.ts';
import { placeOf } from '../hunt/sample.ts';
import { renderHuntMessage, withTourName } from '../hunt/templates.ts';
import type { Outgoing } from '../hunt/text-to-hunt.ts';
import type { HuntTour } from '../hunt/tour.ts';
import type { WithId } from '../query/index.ts';
import { queuedText, sequence, type TextDraft } from '../sms/compose.ts';
import type { AskedOpinion } from '../sms/opinion.ts';
import { isPageMessage, type LoggedMessage, type PageMessage, replyToPage } from '../sms/page-message.ts';
import { afterDangerReply, afterReplies, withConsent } from '../sms/phone.ts';
import { type LastHunt, newSmsPhone, PLEA, type PleaKind, type SmsMessage, type SmsPhone } from '../sms/schema.ts';
import { isInTranscript, lineOf } from '../team/lines.ts';
import type { TeamLine } from '../team/schema.ts';

export type PhonesByNumber = ReadonlyMap<string, SmsPhone>;

/** A text from a phone, or a message from the team's page. */
export type Inbound = WithId<LoggedMessage>;

/** The messages that came from phones. */
export const textsAmong = (messages: readonly Inbound[]): WithId<SmsMessage>[] =>
  messages.filter((message) => !isPageMessage(message));

export type BatchResult = {
  /** The messages that have had their effect, in the order in which they were read. */
  settled: Inbound[];
  /** Replies to queue. Each id derives from the id of its text, so no reply is queued twice. */
  outbox: WithId<SmsMessage>[];
  /** Replies to messages from the page. Storing such a reply delivers it. */
  pageReplies: WithId<PageMessage>[];
  /** What the messages and their replies add to the transcript of their hunt. */
  lines: WithId<TeamLine>[];
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
  party?: Booking['party'];
  unlisted?: UnlistedReason | null;
  link?: string | undefined;
  codeOf?: ((stopNumber: number) => string) | undefined;
  /** Whether the sender is in other hunts too. */
  has_others?: boolean;
  /**
   * The hunt's phones that are in other hunts too. Given only for a message from the page, whose sender has
   * no phone.
   */
  in_others?: readonly string[];
  /** Whether the sender's next texts belong to this hunt because of this text. */
  is_played?: boolean;
  /** Whether we owe the replies because the text changed something. Past the cap, owed replies wait. */
  is_owed?: boolean;
  /** What the text asks of an admin; null or absent for nothing. */
  plea?: PleaKind | null;
  /** The second opinion that is to be asked about the text; absent for none. */
  opinion?: AskedOpinion | null;
};

/** Collects what a batch of texts changes. */
export function newBatch(before: PhonesByNumber, now: Date) {
  const settled: Inbound[] = [];
  const outbox: WithId<SmsMessage>[] = [];
  const pageReplies: WithId<PageMessage>[] = [];
  const lines: WithId<TeamLine>[] = [];
  const changed = new Map<string, SmsPhone>();
  const phoneOf = (number: string) => changed.get(number) ?? before.get(number) ?? newSmsPhone();

  const lastHunt = (number: string): LastHunt | null => phoneOf(number).hunt ?? null;
  const keep = (number: string, phone: SmsPhone) => void changed.set(number, phone);
  const isSilent = (number: string) => phoneOf(number).opted_out;
  /** Whether a phone has never been told how to stay safe. */
  const isNew = (number: string) => phoneOf(number).told_safety !== true;

  /** Queues a text that is no reply, to a phone outside the hunt. */
  const send = (id: string, draft: TextDraft) =>
    void outbox.push({ ...queuedText(draft, now), next_attempt_at: null, id });

  /**
   * Settles a message. Past the cap on replies, a text whose replies are not owed changes only the sender's
   * consent. A message from the page has no cap, because its replies cost nothing. Danger always has its
   * effect. It stays out of the transcript, which the whole team reads.
   * @returns `false` for a text without effect
   */
  function settle(inbound: Inbound, messages: readonly Outgoing[], context: Context): boolean {
    const isDanger = context.plea === 'danger';
    const named = namedAmong(inbound, context);
    const counted = isPageMessage(inbound)
      ? { due: null }
      : hear(inbound, repliesTo(inbound.phone_number, messages), context);
    settled.push(marked(inbound, counted ? context : { ...context, opinion: null }));
    if (!counted) return isDanger;
    if (context.booking && !isDanger) {
      addLine(inbound);
      addReplies(inbound, messages, context, inbound.id);
    }
    queue(inbound, messages, context, { named, due: counted.due, id: inbound.id });
    return true;
  }

  /**
   * Adds replies to a message that was settled before, within the cap at `now`. What else the message caused
   * does not happen again.
   * @returns `false` past the cap
   */
  function answerAgain(inbound: Inbound, messages: readonly Outgoing[], context: Context): boolean {
    const named = namedAmong(inbound, context);
    let due: Date | null = null;
    if (!isPageMessage(inbound) && messages.length > 0) {
      const counted = countReplies(phoneOf(inbound.phone_number), messages.length, now, context);
      if (!counted && context.plea !== 'danger') return false;
      if (counted) changed.set(inbound.phone_number, counted.phone);
      if (counted) due = counted.due;
    }
    settled.push(marked(inbound, context));
    // The page no longer waits for a reply, so its player reads this one in the transcript.
    if (context.booking) addReplies(inbound, messages, context, `${inbound.id}_again`);
    queue(inbound, messages, context, { named, due, id: `${inbound.id}_again` });
    return true;
  }

  /** Queues replies whose ids begin with `id`. */
  function queue(
    inbound: Inbound,
    messages: readonly Outgoing[],
    context: Context,
    { named, due, id }: { named: readonly string[]; due: Date | null; id: string },
  ): void {
    const { booking } = context;
    const about = aboutHunt(booking);
    let position = 0;
    for (const { to, message } of messages) {
      const body = renderHuntMessage(message, context);
      const draft = { message_content: body, message_type: message.kind, ...about, in_reply_to: inbound.id };
      if (to === 'sender' && isPageMessage(inbound)) {
        const { booking_id, page_player } = inbound;
        const reply = replyToPage({ ...draft, booking_id, page_player }, now, position);
        pageReplies.push({ ...reply, id: `${id}_${position}` });
        position += 1;
        continue;
      }
      for (const phone of to === 'all' || isPageMessage(inbound) ? context.phones : [inbound.phone_number]) {
        if (isSilent(phone) || (message.kind === 'safety' && !isNew(phone))) continue;
        if (message.kind === 'safety') keep(phone, { ...phoneOf(phone), told_safety: true });
        const message_content = named.includes(phone) ? withTourName(context.tour.name, body) : body;
        const place = placeOf(message, context.tour);
        const order = outbox.filter((reply) => reply.phone_number === phone).length;
        const text = queuedText({ ...draft, phone_number: phone, message_content, place }, now, order);
        // The cap belongs to the sender: no other phone waits for it.
        const next_attempt_at = phone === inbound.phone_number ? due : null;
        outbox.push({ ...text, next_attempt_at, id: `${id}_${position}` });
        if (message.kind === 'ask_review' && booking) {
          const { answers = [], look } = context.tour.stops.at(-1) ?? {};
          const question = {
            booking_id: booking.id,
            asked_at: now,
            answers: [...answers, ...(look?.answers ?? [])],
            answered_at: null,
            words: null,
          };
          keep(phone, { ...phoneOf(phone), question });
        }
        position += 1;
      }
    }
  }

  /** How many of these messages a phone gets. */
  const repliesTo = (number: string, messages: readonly Outgoing[]) =>
    messages.filter(({ message }) => message.kind !== 'safety' || isNew(number)).length;

  /** Notes what a text means for its phone. @returns when its replies may be sent; null past the cap */
  function hear(text: WithId<SmsMessage>, replies: number, context: Context): { due: Date | null } | null {
    const { phone_number, sent_at } = text;
    const consented = withConsent(phoneOf(phone_number), text, sent_at);
    const counted = countReplies(consented, replies, sent_at, context);
    changed.set(phone_number, counted ? afterHunt(counted.phone, text, context) : consented);
    return counted;
  }

  function addLine(inbound: Inbound): void {
    const { id, message_content: text, sent_at: at, seq } = inbound;
    lines.push(lineOf({ id, from: nameOf(inbound), to: null, text, at, seq }));
  }

  /** Adds replies to the transcript: a reply to all phones is one line. */
  function addReplies(inbound: Inbound, messages: readonly Outgoing[], context: Context, id: string): void {
    for (const [n, { to, message }] of messages.entries()) {
      if (!isInTranscript(message)) continue;
      lines.push(
        lineOf({
          id: `${id}_${n}`,
          from: null,
          to: to === 'all' ? null : nameOf(inbound),
          text: renderHuntMessage(message, { ...context, on_page: true }),
          at: now,
          seq: sequence(now, lines.length),
        }),
      );
    }
  }

  /** The phones to which replies must name the tour. */
  const namedAmong = (inbound: Inbound, context: Context) =>
    context.phones.filter((phone) => isNamed(phone, inbound, context));

  /** A reply must name the tour to a phone that did not play this hunt last. */
  function isNamed(phone: string, { phone_number, sent_at }: Inbound, context: Context): boolean {
    const { booking, has_others, in_others = [] } = context;
    const last = lastHunt(phone);
    if (!booking || last?.booking_id === booking.id) return false;
    const plays = last !== null && sent_at.getTime() - last.at.getTime() < IDLE_AFTER_MS;
    return plays || (phone === phone_number && has_others === true) || in_others.includes(phone);
  }

  const result = (): BatchResult => ({ settled, outbox, pageReplies, lines, phones: changed });
  return { settle, answerAgain, send, keep, phoneOf, isSilent, result };
}
export type TextBatch = ReturnType<typeof newBatch>;

const aboutHunt = (booking: Context['booking']) => ({
  booking_id: booking?.id ?? null,
  tour_name: booking?.tour_name ?? null,
});

/** A message as it is stored once it is settled. */
function marked(inbound: Inbound, { booking, plea, opinion }: Context): Inbound {
  const marks = { ...(plea && { message_type: PLEA, plea }), ...(opinion && { opinion }) };
  return isPageMessage(inbound)
    ? { ...inbound, ...marks }
    : { ...inbound, settled: true, ...aboutHunt(booking), ...marks };
}

/** How the transcript names the sender of a message: by a player's name, or a phone's last digits. */
const nameOf = (inbound: Inbound): string =>
  isPageMessage(inbound) ? inbound.page_player : inbound.phone_number.slice(-3);

/**
 * Counts replies to a phone, and says when the first is due. Danger has a limit of its own.
 * @returns `null` past the limit
 */
function countReplies(phone: SmsPhone, replies: number, at: Date, { plea, is_owed }: Context) {
  if (plea !== 'danger') return afterReplies(phone, replies, at, is_owed);
  const heard = replies > 0 ? afterDangerReply(phone, at) : phone;
  return heard && { phone: heard, due: null };
}

/** Notes the hunt that a phone plays. A late text does not undo what a newer one noted. */
function afterHunt(phone: SmsPhone, { sent_at }: SmsMessage, { booking, is_played }: Context): SmsPhone {
  if (!booking || !is_played || (phone.hunt && phone.hunt.at > sent_at)) return phone;
  return { ...phone, hunt: { booking_id: booking.id, at: sent_at } };
}
