import { type Booking, bookingSchema } from '@streetlore/domain/booking';
import { type Gift, giftSchema } from '@streetlore/domain/gift';
import { type HuntTour, huntTourSchema } from '@streetlore/domain/hunt';
import { type Order, orderSchema } from '@streetlore/domain/order';
import { collections, documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { type Live, useDocumentOf } from '../../data/index.ts';

/** The booking of a hunt, live; null when there is none. */
export const useHunt = (id: string): Live<WithId<Booking> | null> =>
  useDocumentOf(`${collections.bookings}/${id}`, bookingSchema);

/** The stops, clues and answers of a hunt as it began; null before START. */
export const useHuntTour = (id: string): Live<WithId<HuntTour> | null> =>
  useDocumentOf(documents.huntTour(id), huntTourSchema);

/** The order that a hunt was paid with; null when there is none. */
export const useOrder = (id: string): Live<WithId<Order> | null> =>
  useDocumentOf(`${collections.orders}/${id}`, orderSchema);

/** A gift, prize or voucher; null when there is none. */
export function useGift(id: string): Live<WithId<Gift> | null> {
  return useDocumentOf(`${collections.gifts}/${id}`, giftSchema);
}
