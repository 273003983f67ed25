import {
  type Booking,
  cancelledTexts,
  farewellTexts,
  teamRemovedTexts,
  welcomeTexts,
} from '@streetlore/domain/booking';
import type { Tour } from '@streetlore/domain/tour';
import { linkOf } from '../platform/page-link.ts';
import type { Services } from '../platform/services.ts';
import { optedOutAmong } from '../store/consent.ts';
import type { Writes } from '../store/writes.ts';

/**
 * `event`: what Stripe's event that sets the texts off is called. `tour`: where the hunt begins. `giftHasBack`: for a
 * cancellation, whether a gift or a voucher has back what it paid.
 */
type Told = { readonly event?: string | undefined; readonly tour?: Tour | null; readonly giftHasBack?: boolean };

const queuing =
  (texts: typeof cancelledTexts) =>
  (
    services: Services<'site' | 'privacyKey'>,
    commit: Writes,
    bookingId: string,
    booking: Booking,
    now: Date,
    { event, tour = null, giftHasBack = false }: Told = {},
  ): void => {
    const { store } = services;
    const site = new URL(services.site).host;
    const link = linkOf(services, { ...booking, id: bookingId }).address;
    for (const { id, message } of texts(bookingId, booking, { site, link, tour, giftHasBack }, now))
      commit.create(store.messages.at(id), { ...message, ...(event && { set_off_by: event }) });
  };

/** What a booking stores once it is paid: which phones have opted out, and its link's page. */
export async function welcomedFields(
  services: Services<'site' | 'privacyKey'>,
  bookingId: string,
  booking: Booking,
): Promise<Pick<Booking, 'opted_out' | 'page_id'>> {
  const opted_out = await optedOutAmong(services, booking.phone_numbers);
  return { opted_out, page_id: linkOf(services, { ...booking, id: bookingId }).page_id };
}

/**
 * Puts the welcome texts of a booking just paid into the outbox, within the commit that confirms
 * the booking.
 */
export const queueWelcome = queuing(welcomeTexts);

/**
 * Puts the texts that end a hunt into the outbox, within the commit that records the booking's full
 * refund.
 */
export const queueFarewell = queuing(farewellTexts);

/** Puts the texts about a cancellation into the outbox, within the commit that cancels. */
export const queueCancelled = queuing(cancelledTexts);

/** Puts the texts about a party's removed team into the outbox, within the commit that removes it. */
export const queueTeamRemoved = queuing(teamRemovedTexts);
