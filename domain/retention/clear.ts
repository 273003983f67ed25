import type { Booking } from '../booking/schema.ts';
import type { Party } from '../party/schema.ts';
import { ERASED_NUMBER } from '../phone/index.ts';

/**
 * The fields of a booking that change when the period for its people is over. The accounts keep
 * what was sold, when and for how much.
 */
export const withoutPeople = ({ phone_numbers }: Pick<Booking, 'phone_numbers'>, now: Date) =>
  ({
    phone_numbers: phone_numbers.map(() => ERASED_NUMBER),
    uid: '',
    email: null,
    team_name: null,
    page_players: [],
    payment_error: null,
    cleared_at: now,
  }) satisfies Partial<Booking>;

/** The fields of a party that change when its organiser's data is deleted: its links open nothing any more. */
export const withoutOrganiser = { uid: '', page_id: null, messages: [] } satisfies Partial<Party>;
