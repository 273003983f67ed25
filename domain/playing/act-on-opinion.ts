import { judge } from '../answers/judge.ts';
import type { Booking } from '../booking/schema.ts';
import { canonical } from '../commands/commands.ts';
import { staffedFrom } from '../desk/hours.ts';
import type { Desk } from '../desk/schema.ts';
import { answerPlea } from '../hunt/answer-plea.ts';
import { answerDanger } from '../hunt/answer-talk.ts';
import { situationOf } from '../hunt/effects.ts';
import { placeOfSender } from '../hunt/sender.ts';
import type { HuntState } from '../hunt/state.ts';
import { type HuntStep, type Outgoing, reply, type TextToHunt } from '../hunt/text-to-hunt.ts';
import type { HuntTour } from '../hunt/tour.ts';
import { hashAnswer } from '../hunt/tries.ts';
import type { WithId } from '../query/index.ts';
import { factSentence } from '../second-opinion/facts.ts';
import { type AskedOpinion, type Opinion, type OpinionAction, toldLanguages } from '../sms/opinion.ts';
import { isPageMessage } from '../sms/page-message.ts';
import type { Tour } from '../tour/schema.ts';
import { openHunts } from './choose-hunt.ts';
import { begin, phonesInOthers, playedHunt, takeStep } from './decide-texts.ts';
import { textForHunt } from './destination-of-text.ts';
import { forgiveGuesses } from './forgive-guesses.ts';
import type { BookingsByPhone, Conditions, Outcome } from './outcome.ts';
import { type Inbound, newBatch, type PhonesByNumber } from './text-batch.ts';
import { answerStranger } from './turn-away.ts';

/** A text whose second opinion has come, and what is true by now. */
export type HeardOpinion = {
  text: Inbound;
  asked: AskedOpinion;
  said: Opinion;
  /** The hunt that the text was played in; null for a stranger's text. */
  booking: WithId<Booking> | null;
  /** The hunt's own copy of its tour; before START the tour as it stands. */
  tour: HuntTour | null;
  /** The tour as visitors see it; null when it is gone, or nothing is asked about it. */
  listed: Tour | null;
  bookings: BookingsByPhone;
  phones: PhonesByNumber;
  desk: Desk;
  /** Whether an admin has answered in the conversation since the text. */
  isAnswered: boolean;
  /** Whether the sender has written again since. */
  hasWritten: boolean;
};

/** What an opinion does. `did` names it for admins. */
export type OpinionOutcome = Outcome & { did: OpinionAction[] };

/**
 * Does what a second opinion calls for. It only helps: it takes no points, accepts no answer and moves no
 * stop, and no player reads the vendor's words. It does not repeat what the game or an admin has answered
 * meanwhile.
 */
export function actOnOpinion(heard: HeardOpinion, conditions: Conditions): OpinionOutcome {
  const { text, said, booking, phones, desk } = heard;
  const { site, now, linkOf } = conditions;
  const batch = newBatch(phones, now);
  const unknown = { partners: [], segmentsLeft: false, desk: false };
  if (!booking) {
    const did = answerStranger(batch, text, said, { site, desk, isAnswered: heard.isAnswered, at: now });
    return { ...batch.result(), hunt: null, reviews: [], unknown, did: did ? [did] : [] };
  }
  const hunt = begin(booking, heard.tour, new Map(), linkOf);
  const inOthers = isPageMessage(text) ? phonesInOthers(text, booking, heard.bookings) : [];
  const own = isPageMessage(text) ? [] : openHunts(heard.bookings.get(text.phone_number) ?? [], now);
  const other = own.find(({ id }) => id !== booking.id)?.tour_name ?? null;
  const taken = { is_switch: false, other, inOthers, at: now };
  const forgiven = forgivenIn(heard, booking.hunt);
  const points: Helped = { step: silently(forgiven ?? booking.hunt), did: forgiven ? ['points'] : [] };
  // Past the cap on replies the points go back all the same.
  for (const { step, did } of [helpedBy(heard, booking, points, now), points]) {
    const after = takeStep(batch, text, step, taken, hunt, { site, desk }, batch.answerAgain);
    if (after === hunt) continue;
    const played = did.length > 0 ? playedHunt(after, batch) : null;
    return { ...batch.result(), hunt: played, reviews: [], unknown, did };
  }
  throw new Error('A step without a reply is never refused');
}

type Helped = { step: HuntStep; did: OpinionAction[] };

const silently = (state: HuntState): HuntStep => ({ state, messages: [], events: [] });

/** What an opinion does beside giving points back: it may help, and name commands in the player's language. */
function helpedBy(heard: HeardOpinion, booking: WithId<Booking>, { step: before, did }: Helped, now: Date): Helped {
  const input: TextToHunt = {
    ...textForHunt({ ...booking, hunt: before.state }, heard.tour, heard.text),
    now,
    staffed_from: staffedFrom(heard.desk, now),
  };
  const help = helpIn(heard, input, booking);
  const { state, messages, events } = help?.step ?? before;
  // Only a player's own words report a stop; an opinion does not.
  const kept = events.filter(({ type }) => type !== 'reported');
  const done = help ? [help.did, ...did] : did;
  const language = languageFor(heard, input);
  if (!language) return { step: { state, messages, events: kept }, did: done };
  const told_language = [...(state.told_language ?? []), placeOfSender(input)];
  const told: Outgoing = { to: 'sender', message: { kind: 'in_language', language } };
  return {
    step: { state: { ...state, told_language }, messages: [...messages, told], events: kept },
    did: [...done, 'language'],
  };
}

/** The hunt after the text's points are given back; null if the text cost none, or has them back already. */
function forgivenIn({ text, asked, said, tour }: HeardOpinion, hunt: HuntState): HuntState | null {
  const { counted, stood } = asked;
  const stop = stood && tour?.stops[stood.stop_number - 1];
  if (!counted || said.kind === 'guess' || !tour || !stop) return null;
  const answer = canonical(text.message_content);
  // An admin has accepted the text as an answer meanwhile, and given its points back.
  if (judge(answer, stop, tour) === 'right') return null;
  const isHere = hunt.phase === 'puzzle' && hunt.stop_number === stop.stop_number;
  // A team that got a backup question began the stop anew, so its earlier guesses cost nothing any more.
  if (isHere && !hunt.guessed?.includes(hashAnswer(answer, stop))) return null;
  const { hunt: after, forgiven } = forgiveGuesses({ hunt, tour }, stop.stop_number, 1);
  return forgiven > 0 ? after : null;
}

/** A reply to a text that is older than this (ms) confuses more than it helps. */
const REPLY_STALE_MS = 5 * 60_000;

const isStale = ({ text }: HeardOpinion, now: Date) => now.getTime() - text.sent_at.getTime() >= REPLY_STALE_MS;

/** Whether the game or an admin has answered meanwhile, or the hunt has moved on. */
function isOver(heard: HeardOpinion, { state, now }: TextToHunt): boolean {
  const { stood } = heard.asked;
  const hasMoved = stood?.phase !== state.phase || stood.stop_number !== state.stop_number;
  return hasMoved || heard.isAnswered || heard.hasWritten || isStale(heard, now);
}

/**
 * An opinion of danger or a plea has the same effect as when a rule finds it. But it never moves a team on
 * from a reward: only a player does. Danger is never too late. A question is answered if the tour's data can
 * answer it.
 */
function helpIn(
  heard: HeardOpinion,
  input: TextToHunt,
  booking: WithId<Booking>,
): { step: HuntStep; did: OpinionAction } | null {
  const { said, isAnswered, tour: played, listed: tour } = heard;
  if (said.kind === 'danger') return { step: answerDanger(input), did: 'danger' };
  if (said.kind === 'plea' && said.plea) {
    const about = said.plea;
    if (about === 'person' || about === 'money')
      return isAnswered ? null : { step: answerPlea(input, about), did: 'passed_on' };
    if (isOver(heard, input) || (about === 'gone' && situationOf(input).name === 'reward')) return null;
    const step = answerPlea(input, about);
    return { step, did: step.events.some(({ type }) => type === 'pleaded') ? 'passed_on' : 'commands' };
  }
  if (said.kind !== 'question' || !said.fact || isOver(heard, input)) return null;
  const first_stop = booking.party?.first_stop ?? 1;
  const sentence = factSentence(said.fact, { hunt: input.state, played, tour, first_stop, now: input.now });
  return sentence === null ? null : { step: reply(input, { kind: 'fact', sentence }), did: 'fact' };
}

/** The language in which the sender is told the commands: once in a hunt, and not in danger. */
function languageFor(heard: HeardOpinion, input: TextToHunt) {
  const { kind, language } = heard.said;
  const known = toldLanguages.find((one) => one === language);
  const isTold = input.state.told_language?.includes(placeOfSender(input));
  return !known || kind === 'guess' || kind === 'danger' || isTold || isStale(heard, input.now) ? null : known;
}
