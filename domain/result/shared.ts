import { areaOfName, neighborhoods } from '../city/index.ts';
import { secondsPlayed } from '../hunt/current-message.ts';
import { teamName } from '../leaderboard/row.ts';
import type { TeamPage } from '../team/schema.ts';

/** What a shared picture and its link say of a finished hunt. Nothing in it is about a person. */
export type SharedResult = {
  readonly team: string;
  /** The name of a team that has chosen none, for where `team` cannot be drawn. */
  readonly plainTeam: string;
  readonly tour: string;
  /** The neighbourhood's name; empty for a tour that is gone. */
  readonly neighborhood: string;
  readonly spray: (typeof neighborhoods)[keyof typeof neighborhoods]['spray'] | 'paper';
  readonly points: number;
  readonly solved: number;
  readonly stops: number;
  /** At the walls, as the score counts it. */
  readonly seconds: number;
};

type Finished = Pick<
  TeamPage,
  'booking_id' | 'team_name' | 'unlisted' | 'tour_name' | 'phase' | 'score' | 'stops_count' | 'results'
>;

/**
 * What may be shared of a hunt; null before it is completed. If the team is kept off the
 * leaderboard, its chosen name is left out.
 * @param neighborhood the tour's; null for a tour that is gone
 */
export function sharedResult(page: Finished, neighborhood: string | null): SharedResult | null {
  if (page.phase !== 'completed') return null;
  const area = neighborhood === null ? 'unknown' : areaOfName(neighborhood);
  return {
    team: teamName(page.booking_id, page.unlisted ? null : page.team_name),
    plainTeam: teamName(page.booking_id, null),
    tour: page.tour_name,
    neighborhood: neighborhood ?? '',
    spray: area === 'unknown' ? 'paper' : neighborhoods[area].spray,
    points: page.score,
    solved: wallsSolved(page),
    stops: page.stops_count,
    seconds: secondsPlayed(page),
  };
}

export const wallsSolved = ({ results }: Pick<TeamPage, 'results'>): number =>
  results.filter(({ outcome }) => outcome === 'solved').length;
