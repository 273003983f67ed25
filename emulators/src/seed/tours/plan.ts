import type { Artist } from '@streetlore/domain/artist';
import type { Focus } from '@streetlore/domain/picture';
import type { AnswerPlace, Tour } from '@streetlore/domain/tour';

/**
 * One stop of the seed. The stop's public part, its secret and its partner link are made from this.
 */
type StopPlan = {
  location_name: string;
  latitude: number;
  longitude: number;
  clue: string;
  question: string;
  hint: string;
  /** The way from the stop before. */
  directions: string;
  /** The puzzle for the day that the wall has gone. */
  backup: { question: string; answers: readonly string[]; hint: string };
  answer_place: AnswerPlace;
  answer: string;
  accepted_answers?: readonly string[];
  exact_only?: boolean;
  never_accept?: readonly string[];
  /**
   * Wrong answers that seeded players give here. A stop without its own gets the usual wrong
   * guesses.
   */
  misses?: readonly string[];
  /** A bonus question for those who stand there: an example, to be checked on the street. */
  look?: { question: string; answers: readonly string[] };
  /** A sentence about the wall: an example, too. */
  fact?: string;
  artist?: Artist;
  partner?: string;
};

/** The fields of a tour that the seed fills in by itself. */
type Made =
  | 'rating'
  | 'reviews'
  | 'stops_count'
  | 'image_url'
  | 'image_credit'
  | 'image_focus'
  | 'partner_perks'
  | 'partner_ids'
  | 'closed_days'
  | 'walk_metres'
  | 'walls'
  | 'first_wall'
  | 'slug'
  | 'status'
  | 'created_at'
  | 'updated_at';

/** A tour with its stops in order, and everything that an admin would type. */
export interface TourPlan extends Omit<Tour, Made> {
  id: string;
  /** What must stay visible of the cover. */
  focus: Focus;
  stops: readonly StopPlan[];
}
