import { askIn, classify } from '../commands/classify.ts';
import { isAnsweredByTwilio, parseText } from '../commands/commands.ts';
import { staffedFrom } from '../desk/hours.ts';
import type { Desk } from '../desk/schema.ts';
import type { Outgoing } from '../hunt/text-to-hunt.ts';
import type { WithId } from '../query/index.ts';
import type { SmsMessage } from '../sms/schema.ts';
import { getsReply, type StrangerPolicy } from '../sms/text-limits.ts';
import { londonDay } from '../time/index.ts';
import type { Sender } from './destination-of-text.ts';
import type { TextBatch } from './text-batch.ts';

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
    aside?.type === 'talk' ||
    (aside?.type === 'chatter' && !aside.is_greeting) ||
    isAnsweredByTwilio(meaning, text.opt_out_type ?? null) ||
    !getsReply({ number, phone: batch.phoneOf(number), isPlayer, at }, policy);
  const isPerson = meaning.type === 'command' && meaning.command === 'PERSON';
  // The link and the receipt of a hunt that is over are for a person to send.
  const isAsk = isPlayer && meaning.type === 'answer' && askIn(text.message_content, ['LINK']) !== null;
  const is_plea = isPerson || isAsk || (aside?.type === 'plea' && aside.about !== 'lost' && aside.about !== 'gone');
  const from = desk && staffedFrom(desk, at);
  const messages: Outgoing[] = isSilent
    ? []
    : [
        {
          to: 'sender',
          message: is_plea ? { kind: 'passed_on', puzzle: null, ...(from && { from }) } : { kind: 'no_hunt' },
        },
      ];
  const context = { phones: [number], tour: { name: '', stops: [] }, site, booking: null, is_plea };
  if (batch.settle(text, messages, context) && !isSilent && !batch.isSilent(number))
    batch.keep(number, { ...batch.phoneOf(number), turned_away: londonDay(at) });
}
