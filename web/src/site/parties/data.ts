import { type Booking, bookingSchema } from '@streetlore/domain/booking';
import { createPartyInput, createPartyOutput, findPartyInput, findPartyOutput, teamId } from '@streetlore/domain/party';
import { collections } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { callable, type Live, useDocumentOf } from '../../data/index.ts';

/**
 * Makes the party and its PaymentIntent, or finds both again when `party_id` is known.
 * @throws only CallError
 */
export const createParty = callable('createParty', createPartyInput, createPartyOutput);

/**
 * The organiser's link of a party of this browser.
 * @throws only CallError
 */
export const findParty = callable('findParty', findPartyInput, findPartyOutput);

/** The first team of a party of this browser, live: what becomes of it becomes of all. */
export const useFirstTeam = (partyId: string): Live<WithId<Booking> | null> =>
  useDocumentOf(`${collections.bookings}/${teamId(partyId, 0)}`, bookingSchema);
