import type { Booking } from '@streetlore/domain/booking';
import type { HuntTour } from '@streetlore/domain/hunt';
import { collections } from '@streetlore/domain/paths';
import { decideTexts, wrongAnswerSchema } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import {
  type LoggedMessage,
  loggedMessageSchema,
  messageFromPage,
  receivedText,
  type SmsMessage,
  type SmsPhone,
} from '@streetlore/domain/sms';
import { siteUrl } from '../../config.ts';
import { digest, number } from '../ids.ts';
import type { SeedLedger } from '../ledger.ts';
import { seededLinkOf } from '../links.ts';
import type { SeededHunt } from './plan.ts';
import type { Line } from './texts.ts';

export const site = new URL(siteUrl).host;

export function putMessage(ledger: SeedLedger, { id, ...message }: WithId<LoggedMessage>): void {
  ledger.put(`${collections.smsMessages}/${id}`, loggedMessageSchema, message);
}

/** Writes a queued text as sent and delivered. */
export function putDelivered(ledger: SeedLedger, text: WithId<SmsMessage>): void {
  const twilio_sid = `SM${digest(`out ${text.id}`, 32)}`;
  putMessage(ledger, { ...text, status: 'delivered', settled: true, attempts: 1, twilio_sid });
}

type Start = {
  booking: WithId<Booking>;
  tour: HuntTour;
  started: Date;
  /** Whether the texts are kept. A hunt without them has no page either. */
  isTold: boolean;
  now: Date;
};
type Played = { booking: WithId<Booking>; phones: Map<string, SmsPhone> };

/**
 * Plays the lines of a plan through the product's own hunt, as far as they were sent by `now`, and
 * writes all that follows from them but the hunt itself.
 */
export function playLines(
  ledger: SeedLedger,
  plan: SeededHunt,
  lines: readonly Line[],
  { booking: first, tour, started, isTold, now }: Start,
): Played {
  let booking = first;
  const phones = new Map<string, SmsPhone>();
  for (const line of lines) {
    const at = new Date(started.getTime() + Math.round(line.after) * 1000);
    if (at > now) break;
    const message = messageOf(plan, line, booking, at, started);
    const played = decideTexts(
      {
        texts: [message],
        bookings: new Map([[message.phone_number ?? booking.id, [booking]]]),
        phones,
        tours: new Map([[booking.id, tour]]),
      },
      { site, now: new Date(at.getTime() + 900), countries: [], linkOf: isTold ? seededLinkOf : () => null },
    );
    booking = played.hunt?.after ?? booking;
    for (const [number, phone] of played.phones) phones.set(number, phone);
    for (const { id, ...wrong } of played.hunt?.wrong ?? [])
      if (wrong.expires_at > now) ledger.put(`${collections.wrongAnswers}/${id}`, wrongAnswerSchema, wrong);
    if (!isTold) continue;
    for (const one of [...played.settled, ...played.pageReplies]) putMessage(ledger, one);
    for (const reply of played.outbox) putDelivered(ledger, reply);
    if (booking.page_id) ledger.tell(booking.page_id, { stops: played.hunt?.shown ?? [], lines: played.lines });
  }
  return { booking, phones };
}

/** A line as the text of a phone, or as the message of a player on the team's page. */
function messageOf(
  { key, phones, players = [] }: SeededHunt,
  { sender, text }: Line,
  booking: WithId<Booking>,
  at: Date,
  started: Date,
): (WithId<LoggedMessage> & { booking_id: string }) | WithId<SmsMessage> {
  const id = `SM${digest(`${key} ${at.getTime() - started.getTime()} ${text}`, 32)}`;
  const player = players[sender - phones.length];
  if (player === undefined) {
    const from = number(phones[sender] ?? 0);
    return { ...receivedText({ sid: id, from, body: text, segments: 1 }, at), id };
  }
  const { phase, stop_number } = booking.hunt;
  const draft = { message_content: text, booking_id: booking.id, page_player: player, tour_name: booking.tour_name };
  return { ...messageFromPage({ ...draft, seen: { phase, stop_number } }, at), id };
}
