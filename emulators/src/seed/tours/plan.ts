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
  /** Id of the partner whose offer waits here. */
  partner?: string;
  /** What its picture shows. */
  picture: MuralSubject;
};

/** A tour with its stops in order. */
export interface TourPlan
  extends Pick<
    Tour,
    'name' | 'neighborhood' | 'difficulty' | 'price' | 'duration' | 'rating' | 'reviews' | 'description' | 'best_time'
  > {
  id: string;
  cover: MuralSubject;
  stops: readonly StopPlan[];
}
