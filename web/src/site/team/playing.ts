import type { BookingState } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import type { Seen, TeamPage } from '@streetlore/domain/team';
import type { Spray } from '../../ui/spray.ts';

/** What every part of the page that plays knows. */
export type Playing = {
  readonly page: WithId<TeamPage>;
  readonly state: BookingState;
  readonly spray: Spray;
  /**
   * Says a text for this player, who has seen the hunt where it stands now, or at `at`; null for
   * somebody who only watches.
   */
  readonly say: ((text: string, at?: Seen) => void) | null;
  /** Where the hunt stands. */
  readonly seen: Seen;
};
