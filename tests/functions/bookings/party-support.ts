import type { CreatePartyInput } from '@streetlore/domain/party';
import { findLinkOfOrder } from '../../../functions/src/bookings/find-link.ts';
import { openByLink } from '../../../functions/src/bookings/open-party.ts';
import { placeParty } from '../../../functions/src/bookings/place-order.ts';
import { type Checkout, cards } from './support.ts';

/** The organiser of every party here. */
export const organiser = { uid: 'organiser', ip: '192.0.2.2', isAdmin: false };

/** An order for 12 people in three teams, two of which have a phone. */
export function aPartyOrder(given: Partial<CreatePartyInput> = {}): CreatePartyInput {
  return {
    party_id: crypto.randomUUID(),
    tour_id: 'color-vinyl',
    email: 'ines@example.com',
    starts: 'together',
    day: null,
    teams: [
      { name: 'Foxes', people: 5, phone_number: '+447700900123' },
      { name: 'Herons', people: 4, phone_number: '+447700900124' },
      { name: '', people: 3, phone_number: null },
    ],
    ...given,
  };
}

/** Parties in a test's checkout. */
export function partiesIn({ services, stripe, eventsOf, deliver }: Checkout) {
  const party = async (id: string) => {
    const read = await services.store.orders.at(id).read();
    if (!read) throw new Error(`There is no party ${id}`);
    return read;
  };
  const place = (order: CreatePartyInput) => placeParty(services, order, organiser);
  /** The bookings of a party, those of removed teams included. */
  const bookings = async (id: string) => {
    const { booking_ids } = await party(id);
    return (await Promise.all(booking_ids.map((one) => services.store.bookings.at(one).read()))).flatMap(
      (one) => one ?? [],
    );
  };
  const pay = async (id: string, card: string = cards.pays) => {
    const { payment_intent_id } = await party(id);
    return await stripe.paymentIntents.confirm(String(payment_intent_id), { payment_method: card });
  };
  const deliverAll = async (intentId: string) => {
    for (const event of await eventsOf(intentId)) await deliver(event);
  };
  /** A paid party with the tokens of its links. */
  const aPaidParty = async (given: Partial<CreatePartyInput> = {}, card?: string) => {
    const order = aPartyOrder(given);
    const { party_id } = order;
    await place(order);
    const intent = await pay(party_id, card);
    await deliverAll(intent.id);
    const { token } = await findLinkOfOrder(services, { kind: 'party', id: party_id }, organiser);
    return { party_id, token, intent: intent.id, links: await openByLink(services, { token }) };
  };
  return { party, place, bookings, pay, deliverAll, aPaidParty };
}
