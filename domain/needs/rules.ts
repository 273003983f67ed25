import type { Booking } from '../booking/schema.ts';
import type { HuntTour } from '../hunt/tour.ts';
import { teamName } from '../leaderboard/row.ts';
import type { WithId } from '../query/index.ts';
import type { Conversation } from '../sms/conversation.ts';
import { after } from '../time/index.ts';
import { byUrgency, placeInList } from './list.ts';
import type { HuntNeeds, Need, NeedKind } from './schema.ts';

const MINUTE = 60_000;

/** When a hunt needs an admin. Times are in ms. A plea needs one at once. */
const needRules = {
  /** How long before an unstarted hunt expires. */
  not_started: { before: 3 * 60 * MINUTE },
  /** Wrong answers at one stop. */
  wrong_answers: { count: 5 },
  /**
   * The time at one stop: twice the silence that is usual there (`silent_after`). `unknown` holds where too
   * few teams have been.
   */
  slow: { timesUsual: 2, atLeast: 30 * MINUTE, unknown: 40 * MINUTE },
  /** Silence at a reward. */
  at_reward: { after: 45 * MINUTE },
  /** For how long a wall that was reported gone needs somebody to look at the stop. */
  gone: { within: 60 * MINUTE },
  /** A phone that failed to get a text this long ago no longer counts. */
  failing_phone: { within: 24 * 60 * MINUTE },
} as const;

export type WatchedHunt = {
  booking: WithId<Booking>;
  /** The hunt's own copy of its tour; null before START. */
  tour: HuntTour | null;
  /** The conversation of each phone, in the order of the group; null for a phone without texts. */
  conversations: readonly (Pick<Conversation, 'plea' | 'failed' | 'last_at'> | null)[];
  /** The conversation on the team's page; null for a page without messages. */
  page: Pick<Conversation, 'plea'> | null;
  /** What was derived last time. */
  before: Pick<HuntNeeds, 'needs' | 'stop_number' | 'action' | 'gone_done_at' | 'called'> | null;
  now: Date;
};

/**
 * What a paid hunt needs from an admin, now and later if nothing changes. Null for a hunt that is over,
 * unless somebody may be in danger.
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
  const action = before?.action ?? null;
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
    ...placeInList(needs, action, now),
    action,
    gone_done_at: before?.gone_done_at ?? null,
    called: before?.called ?? null,
  };
}

/** The unanswered pleas about this hunt, from phones and on the team's page. A phone may play two hunts. */
function pleas({ booking, conversations, page }: WatchedHunt): Need[] {
  const asked = (plea: Conversation['plea'] | undefined): Need[] =>
    plea?.hunt_id === booking.id
      ? [{ kind: plea.about, from: plea.since, words: plea.words, text_id: plea.id, said_at: plea.at }]
      : [];
  return [
    ...conversations.flatMap((conversation, phone) => asked(conversation?.plea).map((need) => ({ ...need, phone }))),
    ...asked(page?.plea),
  ];
}

/** The phones whose last text did not arrive, and those that have opted out of texts and play on. */
function failingPhones({ booking, conversations, before, now }: WatchedHunt): Need[] {
  const since = after(now, -needRules.failing_phone.within);
  /** When the phone began to fail. Another failed text does not make the need younger. */
  const known = (phone: number) =>
    before?.needs.find((need) => need.kind === 'failing_phone' && need.phone === phone)?.from;
  return conversations.flatMap((conversation, phone): Need[] => {
    if (booking.opted_out?.includes(phone)) {
      const unheard = booking.hunt.unheard?.find((one) => one.phone === phone);
      return unheard ? [{ kind: 'failing_phone', from: unheard.at, phone, opted_out: true }] : [];
    }
    const isFailing = conversation?.failed && conversation.last_at > since;
    return isFailing ? [{ kind: 'failing_phone', from: known(phone) ?? conversation.last_at, phone }] : [];
  });
}

/** What the state of the hunt itself needs: nothing in a pause, or while danger has stopped its clock. */
function needsOfHunt({ booking, tour, before, now }: WatchedHunt): Need[] {
  const { hunt, expires_at } = booking;
  const { phase, stop_started_at, wrong_answers, results } = hunt;
  if (hunt.paused || hunt.danger_at) return [];
  if (phase === 'ready')
    return expires_at ? [{ kind: 'not_started', from: after(expires_at, -needRules.not_started.before) }] : [];
  const played = hunt.active_at ?? stop_started_at ?? now;
  if (phase === 'reward') return [{ kind: 'at_reward', from: after(played, needRules.at_reward.after) }];
  /** When the need of a kind began at this stop. Another wrong answer does not make it younger. */
  const since = (kind: NeedKind) =>
    before?.stop_number === hunt.stop_number ? before.needs.find((need) => need.kind === kind)?.from : undefined;
  const { timesUsual, atLeast, unknown } = needRules.slow;
  const usual = tour?.stops[hunt.stop_number - 1]?.silent_after;
  const slow = usual ? Math.max(atLeast, timesUsual * usual * 1000) : unknown;
  return [
    ...goneWalls({ tour, results, seen: before?.gone_done_at ?? null, now }),
    ...(wrong_answers >= needRules.wrong_answers.count
      ? [{ kind: 'wrong_answers' as const, from: since('wrong_answers') ?? played }]
      : []),
    ...(stop_started_at ? [{ kind: 'slow' as const, from: after(stop_started_at, slow) }] : []),
  ];
}

type Reported = {
  tour: HuntTour | null;
  results: Booking['hunt']['results'];
  /** The latest report that an admin has ended. */
  seen: Date | null;
  now: Date;
};

/** The last wall that the team reported gone within the hour, unless an admin has ended the report. */
function goneWalls({ tour, results, seen, now }: Reported): Need[] {
  const since = Math.max(now.getTime() - needRules.gone.within, seen?.getTime() ?? 0);
  const gone = results.findLast(({ outcome }) => outcome === 'gone');
  if (!gone?.finished_at || gone.finished_at.getTime() <= since) return [];
  const stop = tour?.stops[gone.stop_number - 1];
  const place = stop && { location_name: stop.location_name, tour_stop: stop.tour_stop ?? gone.stop_number };
  return [{ kind: 'gone', from: gone.finished_at, ...(place && { stop: place }) }];
}
