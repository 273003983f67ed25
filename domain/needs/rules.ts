import type { Booking } from '../booking/schema.ts';
import type { HuntTour } from '../hunt/tour.ts';
import { teamName } from '../leaderboard/row.ts';
import type { WithId } from '../query/index.ts';
import type { Conversation } from '../sms/conversation.ts';
import { pleaKinds } from '../sms/schema.ts';
import { after } from '../time/index.ts';
import { type HuntNeeds, type Need, type NeedKind, needKinds } from './schema.ts';

const MINUTE = 60_000;

/** When a hunt needs an admin. Times are in ms. A plea needs one at once. */
const needRules = {
  /** Hours before an unstarted hunt expires. */
  not_started: { before: 3 * 60 * MINUTE },
  /** Wrong answers at one stop. */
  wrong_answers: { count: 5 },
  /**
   * Time at a puzzle: twice what nine in ten teams need at the stop. Without enough teams to know,
   * `unknown`.
   */
  slow: { timesUsual: 2, atLeast: 30 * MINUTE, unknown: 40 * MINUTE },
  /** Silence at a reward. */
  at_reward: { after: 45 * MINUTE },
  /** How long a report that a wall has gone needs somebody to look at the stop. */
  gone: { within: 60 * MINUTE },
  /** A phone that failed to get a text this long ago no longer counts. */
  failing_phone: { within: 24 * 60 * MINUTE },
} as const;

/** What a hunt's needs are derived from. */
export type WatchedHunt = {
  booking: WithId<Booking>;
  /** The hunt's own copy of its tour; null before START. */
  tour: HuntTour | null;
  /** The conversation of each phone, in the order of the group; null for a phone without texts. */
  conversations: readonly (Pick<Conversation, 'plea' | 'failed' | 'last_at'> | null)[];
  /** The conversation on the team's page; null for a page without messages. */
  page: Pick<Conversation, 'plea'> | null;
  /** What was derived last time. */
  before: Pick<HuntNeeds, 'needs' | 'stop_number' | 'snoozed' | 'called'> | null;
  now: Date;
};

/**
 * What a paid hunt needs from an admin, now and later if nothing changes. Danger outlives the hunt.
 * @returns null for a hunt that needs nothing any more
 */
export function needsOf(watched: WatchedHunt): Omit<HuntNeeds, 'counted_at'> | null {
  const { booking, tour, before, now } = watched;
  const { hunt } = booking;
  const isOver = booking.status !== 'confirmed' || hunt.phase === 'completed' || hunt.phase === 'stopped';
  const asked = pleas(watched);
  const needs = isOver
    ? asked.filter(({ kind }) => kind === 'danger')
    : [...asked, ...failingPhones(watched), ...needsOfHunt(watched)].toSorted(byUrgency);
  if (isOver && needs.length === 0) return null;
  const stop = tour?.stops[hunt.stop_number - 1];
  const known = before?.snoozed ?? null;
  const snoozed = known && known.until > now && known.stop_number === hunt.stop_number ? known : null;
  return {
    team: teamName(booking.id, booking.team_name),
    tour_id: booking.tour_id,
    tour_name: booking.tour_name,
    phase: hunt.phase,
    stop_number: hunt.stop_number,
    tour_stop: stop?.tour_stop ?? hunt.stop_number,
    location_name: stop?.location_name ?? null,
    stop_started_at: hunt.stop_started_at,
    wrong_answers: hunt.wrong_answers,
    expires_at: booking.expires_at,
    needs,
    ...placeInList(needs, snoozed),
    snoozed,
    called: before?.called ?? null,
  };
}

/** How much earlier (ms) a plea is listed than its time: before any hunt that is under way. */
const PLEAS_FIRST = 3650 * 24 * 60 * MINUTE;
/** And danger: before any plea. */
const DANGER_FIRST = 2 * PLEAS_FIRST;

/** Whether a person put the need into words. */
export const isPlea = (kind: NeedKind): boolean => pleaKinds.some((plea) => plea === kind);

/** When an admin is first needed, and the hunt's place in the list. */
function placeInList(needs: readonly Need[], snoozed: HuntNeeds['snoozed']): Pick<HuntNeeds, 'from' | 'order'> {
  const pleas = needs.filter(({ kind }) => isPlea(kind) && !snoozed?.kinds.includes(kind));
  const from = firstNeeded(needs, snoozed);
  const asked = firstNeeded(pleas, null);
  const earlier = pleas.some(({ kind }) => kind === 'danger') ? DANGER_FIRST : PLEAS_FIRST;
  return { from, order: asked ? after(asked, -earlier) : from };
}

/** When an admin is first needed. What was put aside waits until then. */
function firstNeeded(needs: readonly Need[], snoozed: HuntNeeds['snoozed']): Date | null {
  const times = needs.map(({ kind, from }) =>
    snoozed?.kinds.includes(kind) ? Math.max(from.getTime(), snoozed.until.getTime()) : from.getTime(),
  );
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

/** The reasons that hold at a time and are not put aside, the most urgent first. */
export const needsNow = ({ needs, snoozed }: Pick<HuntNeeds, 'needs' | 'snoozed'>, now: Date): Need[] =>
  needs.filter(({ kind, from }) => from <= now && !(snoozed && snoozed.until > now && snoozed.kinds.includes(kind)));

/** A hunt that needs an admin now. */
export type HuntInNeed = { hunt: WithId<HuntNeeds>; needs: readonly [Need, ...Need[]] };

/** The hunts that need an admin at a time: the most urgent reason first, and the longest wait. */
export function huntsInNeedAt(found: readonly WithId<HuntNeeds>[], now: Date): HuntInNeed[] {
  return found
    .flatMap((hunt): HuntInNeed[] => {
      const [first, ...others] = needsNow(hunt, now);
      return first ? [{ hunt, needs: [first, ...others] }] : [];
    })
    .toSorted(({ needs: [one] }, { needs: [other] }) => byUrgency(one, other));
}

const rank = (kind: NeedKind) => needKinds.indexOf(kind);
const byUrgency = (one: Need, other: Need) =>
  rank(one.kind) - rank(other.kind) || one.from.getTime() - other.from.getTime();

/** The pleas of phones, and on the team's page, that nobody has answered. A phone may play two hunts. */
function pleas({ booking, conversations, page }: WatchedHunt): Need[] {
  const asked = (plea: Conversation['plea'] | undefined): Need[] =>
    plea?.hunt_id === booking.id ? [{ kind: plea.about, from: plea.since, words: plea.words, text_id: plea.id }] : [];
  return [
    ...conversations.flatMap((conversation, phone) => asked(conversation?.plea).map((need) => ({ ...need, phone }))),
    ...asked(page?.plea),
  ];
}

/** The phones whose last text did not arrive, and those that have opted out of texts and play on. */
function failingPhones({ booking, conversations, now }: WatchedHunt): Need[] {
  const since = after(now, -needRules.failing_phone.within);
  return conversations.flatMap((conversation, phone): Need[] => {
    if (booking.opted_out?.includes(phone)) {
      const unheard = booking.hunt.unheard?.find((one) => one.phone === phone);
      return unheard ? [{ kind: 'failing_phone', from: unheard.at, phone, opted_out: true }] : [];
    }
    const isFailing = conversation?.failed && conversation.last_at > since;
    return isFailing ? [{ kind: 'failing_phone', from: conversation.last_at, phone }] : [];
  });
}

/** What the state of the hunt itself needs: nothing in a pause, nor while its clock stands in danger. */
function needsOfHunt({ booking, tour, before, now }: WatchedHunt): Need[] {
  const { hunt, expires_at } = booking;
  const { phase, stop_started_at, wrong_answers, results } = hunt;
  if (hunt.paused || hunt.danger_at) return [];
  if (phase === 'ready')
    return expires_at ? [{ kind: 'not_started', from: after(expires_at, -needRules.not_started.before) }] : [];
  const played = hunt.active_at ?? stop_started_at ?? now;
  if (phase === 'reward') return [{ kind: 'at_reward', from: after(played, needRules.at_reward.after) }];
  /** When the need of a kind began at this stop: a wrong answer more does not make it younger. */
  const since = (kind: NeedKind) =>
    before?.stop_number === hunt.stop_number ? before.needs.find((need) => need.kind === kind)?.from : undefined;
  const last = results.at(-1);
  const isGone = last?.outcome === 'gone' && last.finished_at && last.finished_at > after(now, -needRules.gone.within);
  const { timesUsual, atLeast, unknown } = needRules.slow;
  const usual = tour?.stops[hunt.stop_number - 1]?.silent_after;
  const slow = usual ? Math.max(atLeast, timesUsual * usual * 1000) : unknown;
  return [
    ...(isGone && last.finished_at ? [{ kind: 'gone' as const, from: last.finished_at }] : []),
    ...(wrong_answers >= needRules.wrong_answers.count
      ? [{ kind: 'wrong_answers' as const, from: since('wrong_answers') ?? played }]
      : []),
    ...(stop_started_at ? [{ kind: 'slow' as const, from: after(stop_started_at, slow) }] : []),
  ];
}

/**
 * An admin puts aside what the hunt needs now, for some minutes, or takes that back. Danger cannot be
 * put aside.
 */
export function snooze(
  found: HuntNeeds,
  minutes: number | null,
  now: Date,
): Pick<HuntNeeds, 'snoozed' | 'from' | 'order'> {
  const { needs, stop_number } = found;
  const seen = needsNow({ needs, snoozed: null }, now).map(({ kind }) => kind);
  const kinds = [...new Set(seen)].filter((kind) => kind !== 'danger');
  const snoozed = minutes === null ? null : { until: after(now, minutes * MINUTE), kinds, stop_number };
  return { snoozed, ...placeInList(needs, snoozed) };
}
