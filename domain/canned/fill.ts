import type { Booking } from '../booking/index.ts';
import { teamName } from '../leaderboard/index.ts';
import type { WithId } from '../query/index.ts';
import { formatDeadline } from '../time/index.ts';

/** The words in braces that a canned reply may contain, such as `{team}`. */
const replyFields = ['team', 'tour', 'stop', 'gone', 'start_by'] as const;
export type ReplyField = (typeof replyFields)[number];

/** What the fields stand for in a hunt. Absent where the hunt has no such value at present. */
export type ReplyValues = Partial<Record<ReplyField, string>>;

/** Values of a usual length. They show how long a reply becomes. */
export const sampleValues: Required<ReplyValues> = {
  team: 'The Brick Lane Owls',
  tour: 'Shoreditch Legends',
  stop: '3',
  gone: '2',
  start_by: '28 Nov, 21:30',
};

/** For how long (ms) a report that a wall has gone is what the talk is about. */
const GONE_LASTS = 3_600_000;

type Valued = Pick<WithId<Booking>, 'id' | 'team_name' | 'tour_name' | 'hunt' | 'expires_at' | 'start_window'>;

/**
 * The values of a hunt. `start_by` exists only before START, `stop` while a stop is played, `gone`
 * for an hour after the team reported that stop's wall gone.
 */
export function valuesOf(booking: Valued, now: Date): ReplyValues {
  const { id, team_name, tour_name, hunt, expires_at, start_window } = booking;
  const opens = start_window && start_window.opens_at > now ? start_window.opens_at : null;
  const isWaiting = hunt.phase === 'ready' && expires_at !== null && expires_at > now;
  const gone = hunt.results.findLast(({ outcome }) => outcome === 'gone');
  const isFresh = gone?.finished_at && now.getTime() - gone.finished_at.getTime() < GONE_LASTS;
  const isPlaying = hunt.phase === 'puzzle' || hunt.phase === 'reward';
  return {
    team: teamName(id, team_name),
    tour: tour_name,
    ...(isPlaying && { stop: String(hunt.stop_number) }),
    ...(isFresh && { gone: String(gone.stop_number) }),
    ...(isWaiting && {
      start_by: `${formatDeadline(expires_at)}${opens ? `, and not before ${formatDeadline(opens)}` : ''}`,
    }),
  };
}

const FIELD = /\{([^{}]*)\}/g;
const isField = (name: string): name is ReplyField => replyFields.some((field) => field === name);

/** The words in braces that stand for nothing. */
export const unknownFields = (text: string): string[] =>
  [...text.matchAll(FIELD)].map(([, name = '']) => name).filter((name) => !isField(name));

/** The reply with the values in place of its fields; null when one of them has no value. */
export function fillReply(text: string, values: ReplyValues): string | null {
  const found = (name: string) => (isField(name) ? values[name] : undefined);
  if ([...text.matchAll(FIELD)].some(([, name = '']) => found(name) === undefined)) return null;
  return text.replace(FIELD, (_, name: string) => found(name) ?? '');
}
