import { type Booking, newestBookingsOf } from '@streetlore/domain/booking';
import { steerHuntInput } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import * as z from 'zod/mini';
import { callable } from './call.ts';
import { useQuery } from './firestore.ts';
import type { Live } from './live.ts';

/** Bookings of one number that are shown: as many as one query may then ask after. */
const MAX_BOOKINGS = 30;

/** The bookings that name a number, the latest paid first. */
export const useBookingsOf = (number: string): Live<readonly WithId<Booking>[]> =>
  useQuery(newestBookingsOf(number, MAX_BOOKINGS));

/** Nudges, skips a stop of, pauses, resumes or ends a hunt. Rejects with CallError. */
export const steerHunt = callable('steerHunt', steerHuntInput, z.unknown());
