import { contactMessageSchema } from '@streetlore/domain/contact';
import { huntNeedsSchema, needsNow } from '@streetlore/domain/needs';
import { collections, documents } from '@streetlore/domain/paths';
import { stopReportSchema, wrongAnswerSchema } from '@streetlore/domain/playing';
import { smsPhoneSchema } from '@streetlore/domain/sms';
import { after } from '@streetlore/domain/time';
import { writeConversations } from '../seed/hunts/conversations.ts';
import { putOrder } from '../seed/hunts/order.ts';
import { putMessage } from '../seed/hunts/play.ts';
import { putHunt } from '../seed/hunts/write.ts';
import { newLedger, type SeedLedger } from '../seed/ledger.ts';
import { writePlayers } from '../seed/players.ts';
import { needsAt, type PlayedTeam } from './play.ts';

const HOUR = 3_600_000;
const letter = { type: 'booking', read: false, email: 'rosa@example.org' } as const;
const letters = [
  { ...letter, name: 'Rosa Field', subject: 'Can we come on Sunday instead?', message: 'It pours.', hours: 25 },
  { ...letter, name: 'Ben Okri', subject: 'A buggy on the canal tour', message: 'Does it work?', hours: 21 },
];

/**
 * The documents of an evening: the hunts, their texts and all that follows from them, as the
 * functions would have written them, and two contact messages.
 * @param tell hears of each team in trouble
 */
export function writeEvening(played: readonly PlayedTeam[], end: Date, tell: (line: string) => void): SeedLedger {
  const ledger = newLedger();
  for (const team of played) {
    const { booking, tour, intentId } = team;
    putHunt(ledger, booking, tour);
    putOrder(ledger, booking, { intentId });
    for (const text of team.messages) putMessage(ledger, text);
    for (const change of team.shown) if (booking.page_id) ledger.tell(booking.page_id, change);
    for (const { id, ...one } of team.wrong) ledger.put(`${collections.wrongAnswers}/${id}`, wrongAnswerSchema, one);
    for (const { id, ...one } of team.reports) ledger.put(`${collections.stopReports}/${id}`, stopReportSchema, one);
    for (const [number, phone] of team.phones) ledger.put(`${collections.smsPhones}/${number}`, smsPhoneSchema, phone);
    const needs = needsAt(team, end, null);
    if (needs) ledger.put(documents.huntNeeds(booking.id), huntNeedsSchema, { ...needs, counted_at: end });
    const now = needs ? needsNow(needs, end).map(({ kind }) => kind) : [];
    if (now.length > 0) tell(`${needs?.team}: ${now.join(', ')}`);
  }
  writeConversations(ledger, end);
  writePlayers(ledger, end);
  for (const [n, { hours, ...given }] of letters.entries())
    ledger.put(`${collections.contactMessages}/evening-${n}`, contactMessageSchema, {
      ...given,
      created_at: after(end, -hours * HOUR),
    });
  return ledger;
}
