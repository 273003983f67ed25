import { bookingAfterStep } from '../booking/after-step.ts';
import { hasExpiredUnstarted, namedEnd, opensAt } from '../booking/lifecycle.ts';
import { whyUnlisted } from '../booking/listed.ts';
import { optedOutPositions } from '../booking/opted-out.ts';
import { othersOf } from '../booking/others.ts';
import type { Booking } from '../booking/schema.ts';
import { staffedFrom } from '../desk/hours.ts';
import type { Desk } from '../desk/schema.ts';
import { isPlay, playText } from '../hunt/machine.ts';
import type { HuntMessage } from '../hunt/messages.ts';
import type { HuntState } from '../hunt/state.ts';
import type { HuntEvent, HuntStep, Outgoing } from '../hunt/text-to-hunt.ts';
import type { HuntTour } from '../hunt/tour.ts';
import { leaderboardRow } from '../leaderboard/row.ts';
import { markedIfTooFast } from '../leaderboard/too-fast.ts';
import type { WithId } from '../query/index.ts';
import { type SubmittedReview, type UnclearReview, withAnswer, withWords } from '../reviews/taking/asked.ts';
import { opinionNeeded } from '../second-opinion/needed.ts';
import type { AskedOpinion } from '../sms/opinion.ts';
import { isPageMessage } from '../sms/page-message.ts';
import { PLEA, type PleaKind, type SmsMessage } from '../sms/schema.ts';
import { teamStops } from '../team/team-stops.ts';
import { withoutOffers } from '../tour/hunt-tour.ts';
import { callDanger, isDangerCallDue, withDangerCall } from './call-danger.ts';
import { callDesk } from './call-desk.ts';
import { openHunts } from './choose-hunt.ts';
import {
  type Destination,
  destinationOf,
  destinationOfPageMessage,
  type HuntOfText,
  textForHunt,
} from './destination-of-text.ts';
import { finishedStops } from './finished-stops.ts';
import type {
  BookingLink,
  BookingsByPhone,
  Conditions,
  GatheredTexts,
  KnownFacts,
  Outcome,
  PlayedHunt,
} from './outcome.ts';
import { reportIn, type StopReport } from './stop-reports.ts';
import { type Inbound, newBatch, type TextBatch } from './text-batch.ts';
import { turnAway } from './turn-away.ts';
import { type WrongAnswer, wrongAnswersToStore } from './wrong-answers.ts';

/**
 * Decides what the oldest texts do: they are played in one hunt, are one phone's reviews, or come from a
 * phone without a hunt. Stops at the first text with another destination, because that destination may depend
 * on the texts before it.
 */
export function decideTexts(
  { texts, bookings, phones, tours }: GatheredTexts,
  { site, now, countries, linkOf }: Conditions,
  facts: KnownFacts = { partners: new Map(), segmentsLeft: null, desk: null },
): Outcome {
  const { partners, segmentsLeft, desk } = facts;
  const batch = newBatch(phones, now);
  const reviews: SubmittedReview[] = [];
  let hunt: HuntInPlay | null = null;
  let first: Destination | null = null;
  for (const text of texts) {
    const own = withCurrent(bookings.get(text.phone_number ?? text.booking_id) ?? [], hunt);
    const destination = isPageMessage(text)
      ? destinationOfPageMessage(text, own)
      : destinationOf(text, { phone: batch.phoneOf(text.phone_number), bookings: own, tours });
    first ??= destination;
    if (destination.for !== first.for || destination.id !== first.id) break;
    if (destination.for === 'hunt') {
      hunt ??= begin(destination.booking, tours.get(destination.id) ?? null, partners, linkOf);
      const inOthers = isPageMessage(text) ? phonesInOthers(text, destination.booking, bookings) : [];
      hunt = playInBatch(batch, text, { ...destination, inOthers }, hunt, { site, desk });
    } else if (isPageMessage(text)) {
      throw new Error('A page message belongs to its hunt');
    } else if (destination.for === 'review') {
      const { review } = destination;
      if (review.rating === null) askForStars(batch, text, review, site);
      else if (thank(batch, text, review, site)) reviews.push(review);
    } else
      turnAway(batch, text, own, { site, countries, desk, segmentsLeft: segmentsLeft ?? Number.POSITIVE_INFINITY });
  }
  const result = batch.result();
  const played = hunt && playedHunt(hunt, batch);
  const isToStranger = first?.for === 'no_hunt' && result.outbox.length > 0;
  return {
    ...result,
    hunt: played,
    reviews,
    unknown: {
      partners: played ? earnedFrom(played).filter((id) => !partners.has(id)) : [],
      segmentsLeft: isToStranger && segmentsLeft === null,
      desk: desk === null && result.settled.some(({ message_type }) => message_type === PLEA),
    },
  };
}

/** A hunt while its texts are played. `losesOffers`: its tour has just lost the offer of a partner. */
export type HuntInPlay = {
  before: WithId<Booking>;
  after: WithId<Booking>;
  tour: HuntTour | null;
  link: BookingLink | null;
  losesOffers: boolean;
  events: HuntEvent[];
  wrong: WithId<WrongAnswer>[];
  reports: WithId<StopReport>[];
};

/**
 * A hunt keeps the offers that it had at START. But no team is newly promised the offer of a partner who has
 * left.
 */
export function begin(
  booking: WithId<Booking>,
  tour: HuntTour | null,
  partners: KnownFacts['partners'],
  linkOf: Conditions['linkOf'],
): HuntInPlay {
  const left = new Set([...partners].flatMap(([id, isActive]) => (isActive ? [] : id)));
  const losesOffers = tour !== null && left.size > 0;
  return {
    before: booking,
    after: booking,
    link: linkOf(booking),
    tour: losesOffers ? withoutOffers(tour, booking.hunt, left) : tour,
    losesOffers,
    events: [],
    wrong: [],
    reports: [],
  };
}

/** The bookings of a phone, with the changes that the earlier texts of this batch made. */
const withCurrent = (bookings: readonly WithId<Booking>[], hunt: HuntInPlay | null) =>
  bookings.map((one) => (one.id === hunt?.after.id ? hunt.after : one));

/**
 * The phones of a hunt that are in another hunt too. A team that plays on its page may never text, so the
 * hunt that a phone played last does not tell.
 */
export const phonesInOthers = (
  { sent_at }: Inbound,
  { id, phone_numbers }: WithId<Booking>,
  bookings: BookingsByPhone,
) => phone_numbers.filter((number) => openHunts(bookings.get(number) ?? [], sent_at).some((one) => one.id !== id));

/**
 * Plays a text. Past the cap on replies, a text that changes the hunt gets its replies later, and a text that
 * only asks gets none.
 */
function playInBatch(
  batch: TextBatch,
  text: Inbound,
  { is_switch, other, which, inOthers: in_others }: HuntOfText & { inOthers: readonly string[] },
  hunt: HuntInPlay,
  { site, desk }: Pick<Conditions, 'site'> & Pick<KnownFacts, 'desk'>,
): HuntInPlay {
  const { after: booking, tour } = hunt;
  const { sent_at: at } = text;
  const step = playText({
    ...textForHunt(booking, tour, text),
    ran_out: hasExpiredUnstarted(booking, at),
    had_opted_out: !isPageMessage(text) && batch.isSilent(text.phone_number),
    is_switch,
    other,
    which,
    staffed_from: desk && staffedFrom(desk, at),
  });
  const opinion = opinionNeeded(text.message_content, step, at);
  return takeStep(batch, text, step, { is_switch, other, inOthers: in_others, opinion, at }, hunt, { site, desk });
}

/** How a step comes about. `opinion`: the second opinion that its text needs. */
type StepTaken = Omit<HuntOfText, 'booking'> & {
  readonly inOthers: readonly string[];
  readonly opinion?: AskedOpinion | null;
  readonly at: Date;
};

/**
 * Adds a step of a hunt to a batch: the replies, the call to the phones on duty, and what is stored.
 * @param deliver `answerAgain` for a text whose first replies have been sent
 */
export function takeStep(
  batch: TextBatch,
  text: Inbound,
  step: HuntStep,
  { is_switch, other, inOthers: in_others, opinion = null, at }: StepTaken,
  hunt: HuntInPlay,
  { site, desk }: Pick<Conditions, 'site'> & Pick<KnownFacts, 'desk'>,
  deliver: TextBatch['settle'] = batch.settle,
): HuntInPlay {
  const { after: booking, tour, link } = hunt;
  const { id } = text;
  const { state, events } = step;
  const messages = withSafety(step);
  const plea = events.find((event) => event.type === 'pleaded')?.about ?? null;
  const stepped = bookingAfterStep(booking, step, tour, at);
  const after = events.some(({ type }) => type === 'completed') ? markedIfTooFast(stepped, tour) : stepped;
  const context = {
    phones: [...new Set(booking.phone_numbers)],
    tour: tour ?? { name: booking.tour_name, stops: [] },
    site,
    booking,
    expiry_hours: booking.expiry_hours,
    start_by: namedEnd(booking, at),
    opens_at: opensAt(booking),
    party: booking.party,
    unlisted: whyUnlisted(after),
    link: link?.address,
    codeOf: link?.codeOf,
    others_join: othersOf(booking.participants, booking.phone_numbers.length) > 0,
    has_others: other !== null,
    in_others,
    // A text to a hunt that waits for START does not make that hunt the phone's own, unless it is SWITCH.
    is_played: is_switch || state.phase !== 'ready',
    is_owed: isPlay(events) || plea !== null,
    plea,
    opinion,
  };
  if (!deliver(text, messages, context)) return hunt;
  const called = plea && desk ? call(batch, text, plea, { after, tour }, { site, desk }) : after.hunt;
  return {
    ...hunt,
    after: { ...after, hunt: called },
    events: [...hunt.events, ...events],
    wrong: [...hunt.wrong, ...wrongAnswersToStore({ id, booking, tour, events, at })],
    reports: [...hunt.reports, ...reportIn({ id, words: text.message_content, booking, tour, events, at })],
  };
}

/** A hunt that begins tells its phones how to stay safe. The batch leaves out those that know. */
const withSafety = ({ messages, events }: Pick<HuntStep, 'messages' | 'events'>): readonly Outgoing[] =>
  events.some(({ type }) => type === 'started') ? [...messages, { to: 'all', message: { kind: 'safety' } }] : messages;

/**
 * Calls the phones on duty about a plea, unless they were called a moment ago.
 * @returns the hunt after the call
 */
function call(
  batch: TextBatch,
  text: Inbound,
  plea: PleaKind,
  { after: booking, tour }: Pick<HuntInPlay, 'after' | 'tour'>,
  to: { site: string; desk: Desk },
): HuntState {
  const { hunt } = booking;
  const { sent_at: at } = text;
  if (plea !== 'danger') return callDesk(batch, text, booking, to) ? { ...hunt, called_at: at } : hunt;
  if (!isDangerCallDue(hunt, at)) return hunt;
  callDanger(batch, text, { booking, tour }, to);
  return withDangerCall(hunt, at);
}

export function playedHunt(
  { before, after, tour, link, losesOffers, events, wrong, reports }: HuntInPlay,
  batch: TextBatch,
): PlayedHunt {
  const opted_out = optedOutPositions(after.phone_numbers, batch.isSilent);
  // A booking from before links, or one whose link has ended, gets its link with its next text.
  const booking = { ...after, opted_out, ...(link && { page_id: link.page_id }) };
  const happened = new Set(events.map(({ type }) => type));
  const isNew = happened.has('started');
  const isScored = happened.has('completed') || before.hunt.score !== booking.hunt.score;
  const completed = isScored && whyUnlisted(booking) === null ? booking.completed_at : null;
  return {
    before,
    after: booking,
    stops: finishedStops(before.hunt, booking, tour),
    wrong,
    reports,
    shown: teamStops(
      // A page with a new link has no stops yet.
      booking.page_id === before.page_id ? { hunt: before.hunt, tour } : null,
      { hunt: booking.hunt, tour },
      (stop) => link?.codeOf(stop) ?? null,
    ),
    copy: tour && (isNew || losesOffers) ? { isNew, tour } : null,
    tour,
    row: completed && leaderboardRow(booking.id, booking, completed),
  };
}

function earnedFrom({ before, stops }: PlayedHunt): string[] {
  const known = new Set(before.hunt.results.map(({ stop_number }) => stop_number));
  const earned = stops.filter(({ outcome, stop_number }) => outcome === 'solved' && !known.has(stop_number));
  return [...new Set(earned.flatMap(({ partner_id }) => partner_id ?? []))];
}

/** Thanks for a review. @returns whether the review counts */
function thank(batch: TextBatch, text: WithId<SmsMessage>, { booking, at }: SubmittedReview, site: string): boolean {
  if (!replyToReview(batch, text, { kind: 'review_thanks' }, { booking, site })) return false;
  batch.keep(text.phone_number, withAnswer(batch.phoneOf(text.phone_number), at));
  return true;
}

/** Asks for the stars of a review that has only words, and keeps the words until they come. */
function askForStars(
  batch: TextBatch,
  text: WithId<SmsMessage>,
  { booking, text: words }: UnclearReview,
  site: string,
) {
  if (replyToReview(batch, text, { kind: 'ask_stars' }, { booking, site }))
    batch.keep(text.phone_number, withWords(batch.phoneOf(text.phone_number), words));
}

/** @returns whether the text has an effect; past the cap on replies it has none */
function replyToReview(
  batch: TextBatch,
  text: WithId<SmsMessage>,
  message: HuntMessage,
  { booking, site }: { booking: WithId<Booking>; site: string },
): boolean {
  const tour = { name: booking.tour_name, stops: [] };
  return batch.settle(text, [{ to: 'sender', message }], { phones: [text.phone_number], tour, site, booking });
}
