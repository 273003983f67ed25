import { classify } from '../commands/classify.ts';
import { isAnsweredByTwilio, parseText } from '../commands/commands.ts';
import { staffedFrom } from '../desk/hours.ts';
import type { Desk } from '../desk/schema.ts';
import type { HuntMessage } from '../hunt/messages.ts';
import type { Outgoing } from '../hunt/text-to-hunt.ts';
import type { WithId } from '../query/index.ts';
import { isWorthAsking } from '../second-opinion/needed.ts';
import { newOpinion, type Opinion, type OpinionDeed } from '../sms/opinion.ts';
import type { SmsMessage } from '../sms/schema.ts';
import { getsReply, type StrangerPolicy } from '../sms/text-limits.ts';
import { londonDay } from '../time/index.ts';
import type { Sender } from './destination-of-text.ts';
import type { Inbound, TextBatch } from './text-batch.ts';

/**
 * Settles a text from a number without a hunt. The reply tells the sender where to book, if
 * `getsReply` allows a reply. An opt-out is recorded and gets no reply.
 */
export function turnAway(
  batch: TextBatch,
  text: WithId<SmsMessage>,
  bookings: Sender['bookings'],
  { site, desk, ...policy }: StrangerPolicy & { site: string; desk: Desk | null },
): void {
  const { phone_number: number, sent_at: at } = text;
  const meaning = parseText(text.message_content, text.opt_out_type);
  const aside = meaning.type === 'answer' ? classify(text.message_content) : null;
  const isPlayer = bookings.some(({ confirmed_at }) => confirmed_at !== null);
  const isSilent =
    meaning.type === 'opt_out' ||
    meaning.type === 'machine' ||
    aside?.type === 'rude' ||
    (aside?.type === 'chatter' && !aside.is_greeting) ||
    isAnsweredByTwilio(meaning, text.opt_out_type ?? null) ||
    !getsReply({ number, phone: batch.phoneOf(number), isPlayer, at }, policy);
  const isPerson = meaning.type === 'command' && meaning.command === 'PERSON';
  const is_plea = isPerson || (aside?.type === 'plea' && aside.about !== 'lost' && aside.about !== 'gone');
  const from = desk && staffedFrom(desk, at);
  const messages: Outgoing[] = isSilent
    ? []
    : [
        {
          to: 'sender',
          message: is_plea ? { kind: 'passed_on', puzzle: null, ...(from && { from }) } : { kind: 'no_hunt' },
        },
      ];
  const isUnknown = meaning.type === 'answer' && aside === null && !isSilent;
  const opinion = isUnknown && isWorthAsking(text.message_content) ? newOpinion(false, null, at) : null;
  const context = { phones: [number], tour: { name: '', stops: [] }, site, booking: null, is_plea, opinion };
  if (batch.settle(text, messages, context) && !isSilent && !batch.isSilent(number))
    batch.keep(number, { ...batch.phoneOf(number), turned_away: londonDay(at) });
}

/**
 * Answers a stranger's text once more after a second opinion: danger, and pleas that only a person can
 * answer, do what they do when a rule knows them.
 * @returns what was done; null for nothing
 */
export function answerStranger(
  batch: TextBatch,
  text: Inbound,
  { kind, plea }: Opinion,
  { site, desk, isAnswered, at }: { site: string; desk: Desk; isAnswered: boolean; at: Date },
): OpinionDeed | null {
  const isDanger = kind === 'danger';
  const isPlea = kind === 'plea' && (plea === 'person' || plea === 'money');
  if (text.phone_number === null || (!isDanger && (!isPlea || isAnswered))) return null;
  const from = staffedFrom(desk, at);
  const message: HuntMessage = isDanger
    ? { kind: 'danger' }
    : { kind: 'passed_on', puzzle: null, ...(from && { from }) };
  const context = { phones: [text.phone_number], tour: { name: '', stops: [] }, site, booking: null };
  batch.answerAgain(text, [{ to: 'sender', message }], { ...context, is_plea: true, is_owed: true });
  return isDanger ? 'danger' : 'passed_on';
}
