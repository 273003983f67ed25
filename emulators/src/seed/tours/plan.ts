import type { MuralSubject } from '@streetlore/art';
import type { Tour } from '@streetlore/domain/tour';

/** One stop as the seed writes it down; the public part, the secret and the partner link follow from it. */
export type StopPlan = {
  location_name: string;
  latitude: number;
  longitude: number;
  clue: string;
  question: string;
  hint: string;
  answer: string;
  accepted_answers?: readonly string[];
  exact_only?: boolean;
  never_accept?: readonly string[];
  /** What seeded players answer wrongly here; any of the usual guesses where there is none. */
  misses?: readonly string[];
  /** Id of the partner whose offer waits here. */
  partner?: string;
  /** What its picture shows. */
  picture: MuralSubject;
};

/** What the seed makes of a tour by itself. */
type Made =
  | 'rating'
  | 'reviews'
  | 'stops_count'
  | 'image_url'
  | 'partner_perks'
  | 'partner_ids'
  | 'slug'
  | 'status'
  | 'created_at'
  | 'updated_at';

/** A tour with its stops in order, and everything that an admin would type. */
export interface TourPlan extends Omit<Tour, Made> {
  id: string;
  cover: MuralSubject;
  stops: readonly StopPlan[];
}
