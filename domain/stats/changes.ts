import { isErased } from '../phone/index.ts';
import { playersOfBooking } from '../player/index.ts';
import { pageConversation } from '../sms/conversation.ts';
import { PLEA } from '../sms/schema.ts';
import { after, londonDay, londonMonth, startOfLondonDay } from '../time/index.ts';

/** A group of figures counted together: `totals.letters`, `day.2026-11-20.bookings`, `public.hunts` … */
export type FiguresKey =
  | `public.${'hunts' | 'photos' | 'tours' | 'partners' | 'reviews'}`
  | `totals.${'bookings' | 'messages' | 'letters' | 'photos' | 'rounds' | 'reviews' | 'conversations'}`
  | 'contest.photos'
  | 'posts.all'
  | `partners.${'statuses' | 'claims'}`
  | `partner.${string}.${'tours' | 'shut'}`
  | `partner.${string}.${string}.claims`
  | `conversation.${string}`
  | `player.${string}`
  | `needs.${string}`
  | `rating.${string}`
  | `stop.${string}.${number}`
  | `day.${string}.${DayGroup}`
  | `tour.${string}.${string}.${TourGroup}`;

export const groupsOfDay = ['bookings', 'takings', 'messages', 'stops', 'votes'] as const;
export type DayGroup = (typeof groupsOfDay)[number];

type TourGroup = 'hunts' | `stop_${number}`;

const DAY = 24 * 3_600_000;

type DocumentFields = Readonly<Record<string, unknown>>;

/**
 * A document before and after a write, with times as dates. `before` or `after` is undefined where
 * the document did not exist.
 */
export type DocumentChange = {
  readonly before: DocumentFields | undefined;
  readonly after: DocumentFields | undefined;
  /**
   * The document was written without being read: `before` is undefined, and `after` has only the
   * written fields. Every figure that these count in may have moved.
   */
  readonly isBlind?: true;
};

/**
 * The all-time figures that are the sum of a group's days, so that we need not read old texts and
 * bookings again. Only the code that has counted a day asks for them.
 */
export const sumsOfDays = {
  bookings: ['totals.bookings', 'public.hunts'],
  takings: [],
  messages: ['totals.messages'],
  stops: [],
  votes: [],
} as const satisfies Record<DayGroup, readonly FiguresKey[]>;

/** If the hunt went on, the result includes the figures of the stops that it reached. */
export function figuresOfBooking(change: DocumentChange): FiguresKey[] {
  const paid = differs(change, (booking) => booking.confirmed_at);
  const completed = differs(change, (booking) => booking.status === 'completed');
  const people = differs(change, (booking) => (booking.confirmed_at ? booking.participants : null));
  const money = differs(change, (booking) => booking.amount);
  const completedAt = differs(change, (booking) => booking.completed_at);
  const ended = differs(change, (booking) => booking.status === 'confirmed');
  return unique([
    ...(paid || people || money || completed || ended ? daysOf(change, 'confirmed_at', 'bookings') : []),
    ...(completed || completedAt || money ? daysOf(change, 'completed_at', 'bookings') : []),
    ...(completed ? toursOf(change, 'confirmed_at', () => 'hunts') : []),
    ...stopsReached(change),
    ...(ended ? stopsStoodAt(change) : []),
    ...playersOfBooking(change).map((number) => `player.${number}` as const),
  ]);
}

/** A movement counts on the day on which pence moved. A voucher for whole hunts moves none. */
export const figuresOfMovement = (change: DocumentChange): FiguresKey[] =>
  differs(change, ({ card, gift, fee }) => `${card} ${gift} ${fee}`) &&
  [change.before, change.after].some((moved) => moved?.card || moved?.gift)
    ? unique(daysOf(change, 'at', 'takings'))
    : [];

/** What the hunt of a booking needs from an admin. Only a hunt that is or was under way needs anything. */
export const needsOfBooking = ({ before, after, isBlind }: DocumentChange, id: string): FiguresKey[] =>
  isBlind || [before, after].some((booking) => booking?.status === 'confirmed') ? [`needs.${id}`] : [];

/**
 * A text of ours counts when it is written, a player's text once it is played. If it counted
 * earlier, we would count twice.
 */
export function figuresOfText(change: DocumentChange): FiguresKey[] {
  const isSaid = differs(change, (text) => text.direction === 'outbound' || text.settled === true);
  const isFailed = differs(change, (text) => text.status === 'failed');
  const hasAsked = differs(change, (text) => text.message_type === PLEA);
  return change.after && (isSaid || isFailed || hasAsked) ? figuresWithText(change.after) : [];
}

/**
 * A day's texts are its messages without those from pages. After a page message, the day's figure
 * is wrong until the next count.
 */
export const figuresWithText = (text: DocumentFields): FiguresKey[] => [
  ...daysOf({ before: undefined, after: text }, 'sent_at', 'messages'),
  ...figuresOfTalk(text),
];

export const figuresOfConversation = (change: DocumentChange): FiguresKey[] =>
  differs(change, ({ awaits_answer }) => awaits_answer) ? ['totals.conversations'] : [];

/** The figures of the phone or the page that a text or a page message belongs to. */
export function figuresOfTalk({ phone_number, booking_id }: DocumentFields): FiguresKey[] {
  if (typeof phone_number === 'string')
    return isErased(phone_number) ? [] : [`player.${phone_number}`, `conversation.${phone_number}`];
  return phone_number === null && typeof booking_id === 'string'
    ? [`conversation.${pageConversation(booking_id)}`]
    : [];
}

export function figuresOfStop(change: DocumentChange): FiguresKey[] {
  const fields = ['finished_at', 'claimed_at', 'outcome', 'wrong_answers', 'hints', 'seconds'];
  if (!fields.some((field) => differs(change, (stop) => stop[field]))) return [];
  return unique([
    ...daysOf(change, 'finished_at', 'stops'),
    ...figuresOfReport(change),
    ...(['finished_at', 'claimed_at'] as const).flatMap((field) =>
      toursOf(change, field, ({ stop_number }) => stopOf(stop_number)),
    ),
  ]);
}

/** How the stop of a report, or of a stop's end, is doing. */
export const figuresOfReport = (change: DocumentChange): FiguresKey[] =>
  unique(
    [change.before, change.after].flatMap((one): FiguresKey[] =>
      typeof one?.tour_id === 'string' && typeof one.stop_number === 'number'
        ? [`stop.${one.tour_id}.${one.stop_number}`]
        : [],
    ),
  );

export function figuresOfTour(change: DocumentChange): FiguresKey[] {
  const shown = (field: string) => (tour: DocumentFields) => (tour.status === 'published' ? tour[field] : null);
  return ['status', 'rating', 'reviews'].some((field) => differs(change, shown(field))) ? ['public.tours'] : [];
}

/** A review moves its tour's rating, how many there are and were hidden, and how many wait for an admin. */
export function figuresOfReview(change: DocumentChange): FiguresKey[] {
  const isMoved = differs(change, ({ counts, rating }) => (counts === true ? rating : null));
  const tours = unique([change.before?.tour_id, change.after?.tour_id].filter((id) => typeof id === 'string'));
  return [
    ...(isMoved ? tours.map((id) => `rating.${id}` as const) : []),
    ...(differs(change, ({ status }) => (status === 'hidden' ? 'hidden' : 'given'))
      ? (['public.reviews'] as const)
      : []),
    ...(differs(change, ({ status }) => status === 'held') ? (['totals.reviews'] as const) : []),
  ];
}

export function figuresOfPartner(change: DocumentChange): FiguresKey[] {
  return [
    ...(differs(change, (partner) => partner.status === 'active' && (partner.area ?? 'unknown'))
      ? (['public.partners'] as const)
      : []),
    ...(differs(change, (partner) => partner.status) ? (['partners.statuses'] as const) : []),
  ];
}

/** The figures that move when a partner comes to a tour's stop or leaves it. */
export function figuresOfPlace(change: DocumentChange): FiguresKey[] {
  if (!differs(change, (place) => place.partner_id)) return [];
  return partnersOf(change).map((id) => `partner.${id}.tours` as const);
}

/** Only a reward that is said or redeemed, or a shut partner, moves a partner's figures. */
export function figuresOfReward(change: DocumentChange): FiguresKey[] {
  const isMoved = (field: 'shut_at' | 'claimed_at' | 'redeemed_at') =>
    (change.before?.[field] || change.after?.[field]) && differs(change, (stop) => stop[field]);
  if (isMoved('shut_at')) return partnersOf(change).map((id) => `partner.${id}.shut` as const);
  const moved = (['claimed_at', 'redeemed_at'] as const).filter(isMoved);
  if (moved.length === 0) return [];
  const theirs = [change.before, change.after].flatMap((stop) =>
    moved.flatMap((field): FiguresKey[] => {
      const at = stop?.[field];
      return typeof stop?.partner_id === 'string' && at instanceof Date
        ? [`partner.${stop.partner_id}.${londonDay(at)}.claims`]
        : [];
    }),
  );
  return unique(['partners.claims', ...theirs]);
}

/** A vote counts on the day on which it was cast, whenever it is taken back or voided. */
export const figuresOfVote = (change: DocumentChange): FiguresKey[] => unique(daysOf(change, 'created_at', 'votes'));

/**
 * The days whose votes may have changed without a report. New votes were cast just now. Votes that
 * were taken back may be a week old, as long as a contest round lasts.
 * @param areTakenBack whether a photo counts more votes than it has
 */
export function figuresOfLostVotes(areTakenBack: boolean, now: Date): FiguresKey[] {
  const days = Array.from({ length: areTakenBack ? 8 : 2 }, (_, back) => londonDay(after(now, -back * DAY)));
  return unique(days.map((day) => `day.${day}.votes` as const));
}

/** The figures that a change of a contest photo can have moved, without its votes. */
export function figuresOfPhoto(change: DocumentChange): FiguresKey[] {
  return [
    ...(differs(change, (photo) => photo.status === 'approved') ? (['public.photos'] as const) : []),
    ...(differs(change, (photo) => photo.status) || differs(change, (photo) => photo.is_winner)
      ? (['contest.photos'] as const)
      : []),
    ...(differs(change, (photo) => photo.status === 'pending') ? (['totals.photos'] as const) : []),
  ];
}

export const figuresChangedByPost = (change: DocumentChange): FiguresKey[] =>
  differs(change, ({ status }) => status) ? ['posts.all'] : [];

export function figuresOfContactMessage(change: DocumentChange): FiguresKey[] {
  return differs(change, ({ answered }) => answered === false) ? ['totals.letters'] : [];
}

export function figuresOfRound(change: DocumentChange): FiguresKey[] {
  const waits = ({ status, standings }: DocumentFields) =>
    status === 'closed' && Array.isArray(standings) && standings.length > 0;
  return differs(change, waits) ? ['totals.rounds'] : [];
}

/** The first instant of a London day, and the first instant after it. */
export function spanOfDay(day: string): { from: Date; to: Date } {
  // Noon in Greenwich is on the same London day all year round.
  const noon = new Date(`${day}T12:00:00Z`);
  return { from: startOfLondonDay(noon), to: startOfLondonDay(after(noon, DAY)) };
}

const partnersOf = ({ before, after }: DocumentChange): string[] =>
  unique([before?.partner_id, after?.partner_id].filter((id) => typeof id === 'string'));

function differs(change: DocumentChange, value: (fields: DocumentFields) => unknown): boolean {
  if (change.isBlind) return true;
  const of = (fields: DocumentFields | undefined) => {
    const one = fields ? value(fields) : undefined;
    return one instanceof Date ? one.getTime() : one || null;
  };
  return of(change.before) !== of(change.after);
}

function daysOf(change: DocumentChange, field: string, figures: DayGroup): FiguresKey[] {
  return [change.before?.[field], change.after?.[field]]
    .filter((at) => at instanceof Date)
    .map((at) => `day.${londonDay(at)}.${figures}` as const);
}

/** The figures of a document's tour in the London month of `field`; empty without group, time or tour. */
function toursOf(
  change: DocumentChange,
  field: string,
  group: (fields: DocumentFields) => TourGroup | null,
): FiguresKey[] {
  return [change.before, change.after].flatMap((fields): FiguresKey[] => {
    const which = fields && group(fields);
    const at = fields?.[field];
    return which && at instanceof Date && typeof fields.tour_id === 'string' && fields.tour_id !== ''
      ? [`tour.${fields.tour_id}.${londonMonth(at)}.${which}`]
      : [];
  });
}

const stopOf = (number: unknown): TourGroup | null =>
  typeof number === 'number' && number > 0 ? `stop_${number}` : null;

/** The stops between a hunt's old place and its new one: how many hunts reached them has changed. */
function stopsReached({ before, after }: DocumentChange): FiguresKey[] {
  const [was = 0, is = 0] = [before?.current_stop, after?.current_stop].map((at) => (typeof at === 'number' ? at : 0));
  const passed = Array.from({ length: Math.abs(is - was) }, (_, n) => stopOf(Math.min(was, is) + n + 1));
  return passed.flatMap((stop) => toursOf({ before, after }, 'confirmed_at', () => stop));
}

/**
 * The stop at which a hunt began or ended. A hunt that goes on writes a `stop_results` document,
 * which moves the figures itself.
 */
const stopsStoodAt = (change: DocumentChange): FiguresKey[] =>
  [change.before, change.after].some((booking) => Number(booking?.current_stop ?? 0) > 0)
    ? toursOf(change, 'confirmed_at', ({ current_stop }) => stopOf(current_stop))
    : [];

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
