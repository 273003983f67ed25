import { type Booking, newestBookingsOf } from '@streetlore/domain/booking';
import { steeredSchema, steerHuntInput } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { callable } from './call.ts';
import { useQuery } from './firestore.ts';
import type { Live } from './live.ts';

/** A later query asks about all of them at once, and Firestore's `in` takes 30 values. */
const MAX_BOOKINGS = 30;

/** The bookings that include this number, the latest payment first. */
export const useBookingsOf = (number: string): Live<readonly WithId<Booking>[]> =>
  useQuery(newestBookingsOf(number, MAX_BOOKINGS));

export const steerHunt = callable('steerHunt', steerHuntInput, steeredSchema);
