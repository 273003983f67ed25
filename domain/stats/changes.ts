import { after, londonDay, startOfLondonDay } from '../time/index.ts';

/** A group of figures that is counted together: `totals.messages`, `day.2026-11-20.bookings`, `public.tours` … */
export type FiguresKey =
  | `public.${'hunts' | 'photos' | 'tours' | 'partners'}`
  | `totals.${'bookings' | 'messages'}`
  | 'contest.photos'
  | `partners.${'statuses' | 'claims'}`
  | `partner.${string}.${'tours' | 'claims'}`
  | `day.${string}.${'bookings' | 'messages'}`
  | `player.${string}`
  | `conversation.${string}`;

type Fields = Readonly<Record<string, unknown>>;

/** A document before and after a write, its times as dates; undefined where there was or is none. */
export type Change = { before: Fields | undefined; after: Fields | undefined };

/** The figures that a written booking can have moved: none, when only its hunt went on. */
export function figuresOfBooking(change: Change): FiguresKey[] {
  const paid = differs(change, (booking) => booking.confirmed_at);
  const completed = differs(change, (booking) => booking.status === 'completed');
  const people = differs(change, (booking) => (booking.confirmed_at ? booking.participants : null));
  const money = differs(change, (booking) => booking.amount);
  const completedAt = differs(change, (booking) => booking.completed_at);
  return unique([
    ...(paid ? (['totals.bookings'] as const) : []),
    ...(completed || people ? (['public.hunts'] as const) : []),
    ...(paid || money ? daysOf(change, 'confirmed_at', 'bookings') : []),
    ...(completed || completedAt || money ? daysOf(change, 'completed_at', 'bookings') : []),
  ]);
}

/** The figures that a written text can have moved: none, when only its delivery went on. */
export function figuresOfMessage(change: Change): FiguresKey[] {
  if (!differs(change, (message) => message.sent_at)) return [];
  return unique(['totals.messages', ...daysOf(change, 'sent_at', 'messages')]);
}

/** The figures that a written tour can have moved. */
export function figuresOfTour(change: Change): FiguresKey[] {
  const shown = (field: string) => (tour: Fields) => (tour.status === 'published' ? tour[field] : null);
  return ['status', 'rating', 'reviews'].some((field) => differs(change, shown(field))) ? ['public.tours'] : [];
}

/** The figures that a written partner can have moved. */
export function figuresOfPartner(change: Change): FiguresKey[] {
  return [
    ...(differs(change, (partner) => partner.status === 'active') ? (['public.partners'] as const) : []),
    ...(differs(change, (partner) => partner.status) ? (['partners.statuses'] as const) : []),
  ];
}

/** The figures that a written place on a tour (`tour_partners`) can have moved. */
export function figuresOfPlace(change: Change): FiguresKey[] {
  if (!differs(change, (place) => `${place.tour_id} ${place.partner_id}`)) return [];
  return partnersOf(change).map((id) => `partner.${id}.tours` as const);
}

/** The figures of partners that a finished stop (`stop_results`) can have moved: none, unless a reward was fetched. */
export function figuresOfReward(change: Change): FiguresKey[] {
  if (!differs(change, (stop) => stop.claimed_at)) return [];
  return ['partners.claims', ...partnersOf(change).map((id) => `partner.${id}.claims` as const)];
}

const partnersOf = ({ before, after }: Change): string[] =>
  unique([before?.partner_id, after?.partner_id].filter((id) => typeof id === 'string'));

/** The figures that a written contest photo can have moved: not by a vote. */
export function figuresOfPhoto(change: Change): FiguresKey[] {
  return [
    ...(differs(change, (photo) => photo.status === 'approved') ? (['public.photos'] as const) : []),
    ...(differs(change, (photo) => photo.status) || differs(change, (photo) => photo.is_winner)
      ? (['contest.photos'] as const)
      : []),
  ];
}

/** The first instant of a London day and the first one after it. */
export function spanOfDay(day: string): { from: Date; to: Date } {
  // Noon in Greenwich lies in the same London day all year round.
  const noon = new Date(`${day}T12:00:00Z`);
  return { from: startOfLondonDay(noon), to: startOfLondonDay(after(noon, 24 * 3_600_000)) };
}

function differs(change: Change, value: (fields: Fields) => unknown): boolean {
  const of = (fields: Fields | undefined) => {
    const one = fields ? value(fields) : undefined;
    return one instanceof Date ? one.getTime() : one || null;
  };
  return of(change.before) !== of(change.after);
}

function daysOf(change: Change, field: string, figures: 'bookings' | 'messages'): FiguresKey[] {
  return [change.before?.[field], change.after?.[field]]
    .filter((at) => at instanceof Date)
    .map((at) => `day.${londonDay(at)}.${figures}` as const);
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
