import * as z from 'zod/mini';
import { documentId } from '../fields/index.ts';
import { type Decision, decided, refused } from '../problem/index.ts';
import type { WithId } from '../query/index.ts';
import { after, formatDay, londonWeek, spanOfWeek } from '../time/index.ts';
import { isElsewhere } from './elsewhere.ts';
import type { Submission } from './schema.ts';

export const roundStatuses = ['open', 'closed', 'confirmed'] as const;

/** A photo as it stood when its round was counted. */
export const placeSchema = z.object({
  submission_id: z.string(),
  title: z.string(),
  location: z.string(),
  votes: z.int().check(z.minimum(0)),
});
export type RoundPlace = z.infer<typeof placeSchema>;

/**
 * `contest_rounds/{week}`: a week of the contest (`2026-W47`, Monday to Sunday in London). A round
 * is `closed` once its votes are counted, and `confirmed` when an admin has named the winner.
 * Public; functions write it.
 */
export const roundSchema = z.object({
  week: z.string(),
  status: z.enum(roundStatuses),
  /** The first instant of the week; `ends_at` is the first instant after it. */
  starts_at: z.date(),
  ends_at: z.date(),
  /** The leading photos, the proposed winner first; empty when no photo could win. */
  standings: z.array(placeSchema),
  winner: z.nullable(placeSchema),
  closed_at: z.nullable(z.date()),
  confirmed_at: z.nullable(z.date()),
});
export type ContestRound = z.infer<typeof roundSchema>;

/** How many leading photos a round keeps, in case an admin rejects the proposed winner. */
export const STANDINGS = 5;

/** How many past weeks the scheduled function catches up on after an outage. */
export const ROUNDS_BACK = 4;

/** Whether a round has closed with a photo that an admin can name as winner. */
export const waitsForWinner = ({ status, standings }: Pick<ContestRound, 'status' | 'standings'>): boolean =>
  status === 'closed' && standings.length > 0;

/** The round in which a photo takes part: the London week in which it was sent. */
export const roundOf = (photo: Pick<Submission, 'submitted_at'>): string => londonWeek(photo.submitted_at);

export const roundBegan = (now: Date): Date => spanOfWeek(londonWeek(now)).from;

export const roundBefore = (week: string): string => londonWeek(after(spanOfWeek(week).from, -1));

export function endedRounds(now: Date, count: number = ROUNDS_BACK): string[] {
  const weeks: string[] = [];
  for (let week = roundBefore(londonWeek(now)); weeks.length < count; week = roundBefore(week)) weeks.push(week);
  return weeks;
}

/** A round's name, such as `9 Nov to 15 Nov 2026`. */
export function roundName(week: string): string {
  const { from, to } = spanOfWeek(week);
  const [first, last] = [formatDay(from), formatDay(after(to, -1))];
  const sameYear = first.slice(-4) === last.slice(-4);
  return `${sameYear ? first.slice(0, -5) : first} to ${last}`;
}

export function openRound(week: string): ContestRound {
  const { from, to } = spanOfWeek(week);
  return {
    week,
    status: 'open',
    starts_at: from,
    ends_at: to,
    standings: [],
    winner: null,
    closed_at: null,
    confirmed_at: null,
  };
}

/** A photo with only the votes that count: those cast before its round ended. */
export type Candidate = Pick<WithId<Submission>, 'id' | 'title' | 'location' | 'votes' | 'submitted_at'>;

type Placed = Pick<Submission, 'has_gps' | 'latitude' | 'longitude'>;

/** Whether a photo can win: it is approved, its own GPS says London, and it has a vote. */
export const canWin = (photo: Placed & Pick<Submission, 'status' | 'votes'>): boolean =>
  photo.status === 'approved' && photo.has_gps && !isElsewhere(photo) && photo.votes > 0;

/** Sorts by votes, then by the earlier submission, then by id: a second count gives the same order. */
export function byRank(a: Candidate, b: Candidate): number {
  return b.votes - a.votes || a.submitted_at.getTime() - b.submitted_at.getTime() || (a.id < b.id ? -1 : 1);
}

export function standingsOf(candidates: readonly Candidate[]): RoundPlace[] {
  return candidates
    .filter(({ votes }) => votes > 0)
    .toSorted(byRank)
    .slice(0, STANDINGS)
    .map(({ id, title, location, votes }) => ({ submission_id: id, title, location, votes }));
}

/** The title of a photo that was taken down. */
const TAKEN_DOWN = 'Photo taken down';

/**
 * The fields of a round in which a photo loses its words when it is taken down, and gets them back when it
 * is shown again; null for a round without the photo.
 */
export function titledRound(
  { standings, winner }: Pick<ContestRound, 'standings' | 'winner'>,
  { id, title, location }: Pick<WithId<Submission>, 'id' | 'title' | 'location'>,
  status: Submission['status'],
): Pick<ContestRound, 'standings' | 'winner'> | null {
  const titled = (place: RoundPlace): RoundPlace =>
    place.submission_id !== id
      ? place
      : { ...place, ...(status === 'approved' ? { title, location } : { title: TAKEN_DOWN, location: '' }) };
  const has = [...standings, ...(winner ? [winner] : [])].some(({ submission_id }) => submission_id === id);
  return has ? { standings: standings.map(titled), winner: winner && titled(winner) } : null;
}

export const tiedAtTop = ({ standings }: Pick<ContestRound, 'standings'>): number =>
  standings.filter(({ votes }) => votes === standings[0]?.votes).length;

/** The fields that closing a round changes; null for a confirmed round, which stays as it is. */
export function closedRound(
  round: ContestRound,
  standings: RoundPlace[],
  now: Date,
): Pick<ContestRound, 'status' | 'standings' | 'closed_at'> | null {
  return round.status === 'confirmed' ? null : { status: 'closed', standings, closed_at: round.closed_at ?? now };
}

/** Confirms a winner. Only photos of the standings can win, because only their votes were counted. */
export function confirmRound(
  round: ContestRound | undefined,
  submissionId: string,
  photo: (Placed & Pick<Submission, 'status'>) | undefined,
  now: Date,
): Decision<Pick<ContestRound, 'status' | 'confirmed_at'> & { winner: RoundPlace }> {
  const refuse = (message: string) => refused({ code: 'failed-precondition', message });
  if (!round || round.status === 'open') return refuse(roundTexts.stillOpen);
  if (round.status === 'confirmed') return refuse(roundTexts.alreadyConfirmed);
  const winner = round.standings.find(({ submission_id }) => submission_id === submissionId);
  if (!winner) return refuse(roundTexts.notInRound);
  if (photo?.status !== 'approved') return refuse(roundTexts.notOnTheWall);
  // Standings counted by an earlier release may still hold a photo from outside London.
  if (isElsewhere(photo)) return refuse(roundTexts.elsewhere);
  return decided({ status: 'confirmed', winner, confirmed_at: now });
}

export const roundTexts = {
  stillOpen: 'This round has not closed yet',
  alreadyConfirmed: 'This round already has its winner',
  notInRound: 'This photo is not among the leading photos of the round',
  notOnTheWall: 'This photo is no longer on the wall',
  elsewhere: 'This photo was taken outside London',
} as const;

/** An ISO week in London, such as `2026-W47`: the id of a round. */
const week = z.string().check(z.regex(/^20\d\d-W(0[1-9]|[1-4]\d|5[0-3])$/, 'This is not a week'));

/** The round to count again. Null closes every round that is due. */
export const closeRoundInput = z.strictObject({ week: z.nullable(week) });
export type CloseRoundInput = z.infer<typeof closeRoundInput>;

export const confirmWinnerInput = z.strictObject({ week, submission_id: documentId });
export type ConfirmWinnerInput = z.infer<typeof confirmWinnerInput>;

/** The voucher's code, and whether the winner can be texted and mailed. */
export const confirmWinnerOutput = z.object({ voucher_code: z.string(), texted: z.boolean(), mailed: z.boolean() });
export type ConfirmWinnerOutput = z.infer<typeof confirmWinnerOutput>;
