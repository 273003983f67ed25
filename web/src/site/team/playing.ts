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

/** For a field of an English answer: a phone set to another language would correct it into that language. */
export const asTyped = { translate: 'no', lang: 'en', autoCorrect: 'off', spellCheck: false } as const;
