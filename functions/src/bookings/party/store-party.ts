import { bookingTexts, mayChoose, needsVoucher, teamNameTexts } from '@streetlore/domain/booking';
import { defaultHuntSettings } from '@streetlore/domain/hunt';
import { type CreatePartyInput, draftParty, repeatParty } from '@streetlore/domain/party';
import { isDoubtful } from '@streetlore/domain/reviews/taking';
import { HttpsError } from 'firebase-functions/v2/https';
import { toHttpsError } from '../../platform/errors.ts';
import { boardLinkOf } from '../../platform/page-link.ts';
import { type PartyRead, readParty } from '../../platform/read-party.ts';
import type { Services } from '../../platform/services.ts';
import { alreadyExists } from '../../store/conflict.ts';
import { playable } from '../order.ts';

type Ordering = Services<'site' | 'privacyKey'>;

/**
 * Returns the party of an order with its teams: the existing one, or a new one.
 * @throws HttpsError naming the field at fault; nothing is written then
 */
export async function storeParty(services: Ordering, input: CreatePartyInput, uid: string): Promise<PartyRead> {
  const { store } = services;
  const existing = await readParty(services, input.party_id);
  if (existing) return again(existing, input, uid);
  const [tour, settings] = await Promise.all([store.tours.at(input.tour_id).read(), store.huntSettings.read()]);
  const doubtful = input.teams.findIndex(({ name }) => isDoubtful(name));
  if (doubtful >= 0)
    throw new HttpsError('invalid-argument', teamNameTexts.refused, { field: `teams.${doubtful}.name` });
  const offered = playable(tour);
  const now = services.now();
  const chosen = mayChoose(input.day, offered.closed_days, now);
  if (!chosen.ok) throw toHttpsError(chosen.problem);
  const { expiry_hours: expiryHours } = settings ?? defaultHuntSettings;
  const { page_id: board_id } = boardLinkOf(services, input.party_id, null);
  const { party, bookings } = draftParty(input, offered, { uid, board_id, expiryHours }, now);
  // Vouchers pay for bookings, so a party of a free tour cannot be booked.
  if (needsVoucher(offered, party.people))
    throw new HttpsError('failed-precondition', bookingTexts.voucherOnly, { field: 'tour_id' });
  const commit = store.commit();
  commit.create(store.parties.at(input.party_id), party);
  for (const booking of bookings) commit.create(store.bookings.at(booking.id), booking);
  try {
    await commit.run();
  } catch (error) {
    if (!alreadyExists(error)) throw error;
  }
  const stored = await readParty(services, input.party_id);
  // Another booking has the id of a team. The form takes another id.
  if (!stored) throw new HttpsError('failed-precondition', bookingTexts.taken, { field: 'party_id' });
  return again(stored, input, uid);
}

function again(found: PartyRead, input: CreatePartyInput, uid: string): PartyRead {
  const decision = repeatParty(found.party, found.bookings, input, uid);
  if (!decision.ok) throw toHttpsError(decision.problem);
  return found;
}
