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
   * Says a text for this player, who has seen the hunt as it stands now, or at `at`. Null for
   * people who only watch.
   */
  readonly say: ((text: string, at?: Seen) => void) | null;
  readonly seen: Seen;
};
