import type { PleaTopic } from '../commands/classify.ts';
import { askIn, classify } from '../commands/classify.ts';
import { isAnsweredByTwilio, parseText } from '../commands/commands.ts';
import { dangerIn } from '../danger/danger-in.ts';
import { staffedFrom } from '../desk/hours.ts';
import type { Desk } from '../desk/schema.ts';
import type { HuntMessage } from '../hunt/messages.ts';
import type { Outgoing } from '../hunt/text-to-hunt.ts';
import type { WithId } from '../query/index.ts';
import { isWorthAsking } from '../second-opinion/needed.ts';
import { newOpinion, type Opinion, type OpinionAction } from '../sms/opinion.ts';
import type { PleaKind, SmsMessage } from '../sms/schema.ts';
import { getsReply, hearsDanger, type StrangerPolicy } from '../sms/text-limits.ts';
import { londonDay } from '../time/index.ts';
import { callDanger } from './call-danger.ts';
import type { Sender } from './destination-of-text.ts';
import type { Inbound, TextBatch } from './text-batch.ts';

type Policy = StrangerPolicy & { site: string; desk: Desk | null };

/**
 * Settles a text from a number without a hunt: says where to book, if `getsReply` allows it. An
 * opt-out gets no reply.
 */
export function turnAway(
  batch: TextBatch,
  text: WithId<SmsMessage>,
  bookings: Sender['bookings'],
  { site, desk, ...policy }: Policy,
): void {
  const { phone_number: number, sent_at: at } = text;
  const meaning = parseText(text.message_content, text.opt_out_type);
  if (meaning.type === 'answer' && dangerIn(text.message_content)) {
    hearDanger(batch, text, { site, desk, ...policy });
    return;
  }
  const aside = meaning.type === 'answer' ? classify(text.message_content) : null;
  const isPlayer = bookings.some(({ confirmed_at }) => confirmed_at !== null);
  const isSilent =
    meaning.type === 'opt_out' ||
    meaning.type === 'machine' ||
    aside?.type === 'talk' ||
    (aside?.type === 'chatter' && !aside.is_greeting) ||
    isAnsweredByTwilio(meaning, text.opt_out_type ?? null) ||
    !getsReply({ number, phone: batch.phoneOf(number), isPlayer, at }, policy);
  const isPerson = meaning.type === 'command' && meaning.command === 'PERSON';
  // Only a person can send the link or the receipt of a hunt that is over.
  const isAsk = isPlayer && meaning.type === 'answer' && askIn(text.message_content, ['LINK']) !== null;
  const plea = isPerson || isAsk ? 'person' : aside?.type === 'plea' ? pleaAbout(aside.about) : null;
  const from = desk && staffedFrom(desk, at);
  const messages: Outgoing[] = isSilent
    ? []
    : [
        {
          to: 'sender',
          message: plea ? { kind: 'passed_on', puzzle: null, ...(from && { from }) } : { kind: 'no_hunt' },
        },
      ];
  const isUnknown = meaning.type === 'answer' && aside === null && !isSilent;
  const opinion = isUnknown && isWorthAsking(text.message_content) ? newOpinion(false, null, at) : null;
  const context = { phones: [number], tour: { name: '', stops: [] }, site, booking: null, plea, opinion };
  if (batch.settle(text, messages, context) && !isSilent && !batch.isSilent(number))
    batch.keep(number, { ...batch.phoneOf(number), turned_away: londonDay(at) });
}

/** What a plea asks of us; null for one about a hunt, which the sender does not have. */
const pleaAbout = (about: PleaTopic): PleaKind | null =>
  about === 'lost' || about === 'gone' ? null : about === 'money' ? 'money' : 'person';

/**
 * Settles a text that may mean danger. An admin always sees it; `hearsDanger` limits the reply and the call.
 */
function hearDanger(batch: TextBatch, text: WithId<SmsMessage>, { site, desk, ...policy }: Policy): void {
  const { phone_number: number, sent_at: at } = text;
  const isHeard = hearsDanger({ phone: batch.phoneOf(number), at }, policy);
  const messages: Outgoing[] = isHeard ? [{ to: 'sender', message: { kind: 'danger' } }] : [];
  batch.settle(text, messages, {
    phones: [number],
    tour: { name: '', stops: [] },
    site,
    booking: null,
    plea: 'danger',
  });
  if (isHeard && desk) callDanger(batch, text, null, { site, desk });
}

/**
 * Answers a stranger's text after a second opinion. Danger, and pleas for money or a person, have the same
 * effect as when a rule finds them.
 * @returns what was done; null for nothing
 */
export function answerStranger(
  batch: TextBatch,
  text: Inbound,
  { kind, plea }: Opinion,
  { site, desk, isAnswered, at }: { site: string; desk: Desk; isAnswered: boolean; at: Date },
): OpinionAction | null {
  const about = kind === 'danger' ? 'danger' : kind === 'plea' && (plea === 'person' || plea === 'money') ? plea : null;
  if (text.phone_number === null || about === null || (about !== 'danger' && isAnswered)) return null;
  const isDanger = about === 'danger';
  const from = staffedFrom(desk, at);
  const message: HuntMessage = isDanger
    ? { kind: 'danger' }
    : { kind: 'passed_on', puzzle: null, ...(from && { from }) };
  const context = { phones: [text.phone_number], tour: { name: '', stops: [] }, site, booking: null };
  // The budget's reserve is guarded where the reply is sent.
  const isHeard =
    !isDanger || hearsDanger({ phone: batch.phoneOf(text.phone_number), at }, { segmentsLeft: 0, countries: [] });
  batch.answerAgain(text, isHeard ? [{ to: 'sender', message }] : [], { ...context, plea: about, is_owed: true });
  if (isDanger && isHeard) callDanger(batch, text, null, { site, desk });
  return isDanger ? 'danger' : 'passed_on';
}
