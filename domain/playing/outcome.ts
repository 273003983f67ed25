import type { Booking } from '../booking/schema.ts';
import type { Desk } from '../desk/schema.ts';
import type { HuntTour } from '../hunt/tour.ts';
import type { LeaderboardRow } from '../leaderboard/row.ts';
import type { WithId } from '../query/index.ts';
import type { SubmittedReview } from '../reviews/taking/asked.ts';
import type { StrangerPolicy } from '../sms/text-limits.ts';
import type { TeamStop } from '../team/schema.ts';
import type { FinishedStop } from './finished-stops.ts';
import type { StopReport } from './stop-reports.ts';
import type { BatchResult, Inbound, PhonesByNumber } from './text-batch.ts';
import type { WrongAnswer } from './wrong-answers.ts';

/** The bookings of each number, for `chooseHunt`, and of each page by the booking's id. */
export type BookingsByPhone = ReadonlyMap<string, readonly WithId<Booking>[]>;

/** What was read about some phones, to decide about their texts. */
export type GatheredTexts = {
  /** The unsettled inbound texts, and a message from the page, oldest first. */
  texts: readonly Inbound[];
  /** The bookings of the texts' senders. */
  bookings: BookingsByPhone;
  phones: PhonesByNumber;
  /** Tours by booking: of the hunt of the oldest text, and those of `huntsWithTours`. */
  tours: ReadonlyMap<string, HuntTour | null>;
};

/** The link to a booking. `page_id` is what the booking stores of the link. */
export type BookingLink = {
  /** The page's address with the token, without scheme. */
  address: string;
  page_id: string;
  /** The code of the reward of a stop of the hunt. */
  codeOf(stopNumber: number): string;
};

export type Conditions = Pick<StrangerPolicy, 'countries'> & {
  site: string;
  /** When the replies are queued. The hunt judges each text by the time at which it arrived. */
  now: Date;
  /** The link to a booking; null for one that has none. */
  linkOf(booking: WithId<Booking>): BookingLink | null;
};

/** Facts that few decisions need. They are looked up only for those decisions. */
export type KnownFacts = {
  /** Whether a partner is active, by the partner's id. */
  partners: ReadonlyMap<string, boolean>;
  /** The segments of the day's budget that are left, below 0 past it; null when unknown. */
  segmentsLeft: number | null;
  /** The desk's hours and on-call numbers; null when unknown. */
  desk: Desk | null;
};

export type Outcome = BatchResult & {
  /** The hunt that the texts were played in; null for reviews and for texts without a hunt. */
  hunt: PlayedHunt | null;
  reviews: SubmittedReview[];
  /**
   * Facts that were unknown. The outcome assumes active partners, a budget that is not spent, and a staffed
   * desk without a phone on duty. Nobody may write the outcome before these facts are known.
   */
  unknown: { partners: string[]; segmentsLeft: boolean; desk: boolean };
};

export type PlayedHunt = {
  before: WithId<Booking>;
  after: WithId<Booking>;
  /** Records of the stops that the texts ended. */
  stops: WithId<FinishedStop>[];
  /** The wrong answers of the texts, for the tour editor. */
  wrong: WithId<WrongAnswer>[];
  /** What players reported of the hunt's stops. */
  reports: WithId<StopReport>[];
  /** The hunt's own copy of its tour, if START made it or it has lost a reward; else null. */
  copy: { isNew: boolean; tour: HuntTour } | null;
  /** The hunt's own tour; null before START, and for a tour that cannot be played. */
  tour: HuntTour | null;
  /** The stops that the team's page shows anew. */
  shown: TeamStop[];
  /**
   * The leaderboard's row of a completed hunt; null for a hidden team, or a result faster than anybody walks.
   */
  row: LeaderboardRow | null;
};
