import { staffedSince } from '../desk/hours.ts';
import type { Desk } from '../desk/schema.ts';
import { routes } from '../paths/routes.ts';
import type { WithId } from '../query/index.ts';
import { queuedText } from '../sms/compose.ts';
import { CALL, type SmsMessage } from '../sms/schema.ts';
import { after } from '../time/index.ts';
import { needsNow } from './list.ts';
import type { HuntNeeds, NeedKind } from './schema.ts';

/** How long (ms) a hunt needs an admin before the phones on duty get a text. */
export const CALL_AFTER_MS = 10 * 60_000;

/**
 * What the text to the phones on duty says for each reason, without a player's name, number or words. A
 * reason with null gets no such text: it can wait, or has had its own call (`callDanger`).
 */
const callWords: Readonly<Record<NeedKind, string | null>> = {
  danger: null,
  money: 'a team asks about money',
  person: 'a team asks for a person',
  failing_phone: 'a phone gets no texts',
  gone: null,
  wrong_answers: 'many wrong answers',
  not_started: 'no START, and little time left',
  slow: 'a team is stuck',
  at_reward: null,
};

/**
 * Texts the phones on duty about a hunt that has needed an admin for ten minutes: once for each
 * reason at a stop, in the desk's hours; else null.
 */
export function callAboutNeeds(
  hunt: WithId<HuntNeeds>,
  { desk, site, now }: { desk: Desk; site: string; now: Date },
): { called: NonNullable<HuntNeeds['called']>; texts: WithId<SmsMessage>[] } | null {
  const { id, stop_number, called, tour_name } = hunt;
  const known = called?.stop_number === stop_number ? called.kinds : [];
  const due = needsNow(hunt, after(now, -CALL_AFTER_MS)).filter(({ kind }) => callWords[kind] && !known.includes(kind));
  const [first] = due;
  if (!first || desk.numbers.length === 0 || !staffedSince(desk, now)) return null;
  const where = stop_number > 0 ? `${tour_name}, stop ${stop_number}` : tour_name;
  const message_content = `${where}: ${callWords[first.kind]}. ${site}${routes.adminHunt(id)}`;
  const about = { message_type: CALL, booking_id: null, tour_name: null };
  const texts = desk.numbers.map((phone_number, n) => ({
    ...queuedText({ phone_number, message_content, ...about }, now),
    id: `${id}_need_${first.from.getTime()}_${first.kind}_${n}`,
  }));
  return { called: { kinds: [...known, ...due.map(({ kind }) => kind)], stop_number }, texts };
}
