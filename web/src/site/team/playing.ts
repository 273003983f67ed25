import type { BookingState } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import type { Seen, TeamPage } from '@streetlore/domain/team';
import type { Spray } from '../../ui/spray.ts';

export type Playing = {
  readonly page: WithId<TeamPage>;
  readonly state: BookingState;
  readonly spray: Spray;
  /** `at`: where this player saw the hunt, if not here. Null for people who only watch. */
  readonly say: ((text: string, at?: Seen) => void) | null;
  readonly seen: Seen;
};
