import type { BuyGiftInput, Gift } from '@streetlore/domain/gift';
import { collections, documents } from '@streetlore/domain/paths';
import { buyGift } from '../../../functions/src/bookings/gifts/buy-gift.ts';
import { codeOfGift } from '../../../functions/src/platform/gift-code.ts';
import { aCaller } from '../../support/visitors.ts';
import { type Checkout, cards } from '../bookings/support.ts';

/** What somebody buys: £50 for Sam, mailed at once. */
export const aPurchase = (given: Partial<BuyGiftInput> = {}): BuyGiftInput => ({
  gift_id: crypto.randomUUID(),
  worth: { kind: 'value', pence: 5_000 },
  email: 'buyer@example.test',
  recipient_name: 'Sam',
  message: 'Happy birthday!',
  delivery: { to: 'mail', email: 'sam@example.test', on: null },
  ...given,
});

let networks = 0;
/** A network that nobody has called from. */
export const aNetwork = (): string => {
  networks += 1;
  return `203.0.${networks >> 8}.${networks & 255}`;
};

/** What a test of gifts does, besides a checkout. */
export function giftShop(checkout: Checkout) {
  const { services } = checkout;
  const shop = {
    buy: (input: BuyGiftInput) => buyGift.operate(services, input, aCaller(`giver-${input.gift_id}`, aNetwork())),
    /** Pays a gift and delivers Stripe's event. @returns its PaymentIntent */
    async pay(giftId: string, card: string = cards.pays): Promise<string> {
      const intent = await checkout.pay(giftId, card);
      await shop.hear(intent.id);
      return intent.id;
    },
    /** Delivers all events of a PaymentIntent so far. */
    async hear(intentId: string): Promise<void> {
      for (const event of await checkout.eventsOf(intentId)) await checkout.deliver(event);
    },
    async gift(id: string): Promise<Gift & { id: string }> {
      const gift = await services.store.gifts.at(id).read();
      if (!gift) throw new Error(`No gift ${id}`);
      return gift;
    },
    code: async (id: string) => codeOfGift(services, await shop.gift(id)) ?? '',
    /** Buys and pays. @returns the id, the code and the buyer's token */
    async bought(given: Partial<BuyGiftInput> = {}) {
      const input = aPurchase(given);
      const { token } = await shop.buy(input);
      const intent = await shop.pay(input.gift_id);
      return { id: input.gift_id, token, intent, code: await shop.code(input.gift_id) };
    },
    /** The movements of a gift's rest, and their sum. */
    async movements(id: string) {
      const { docs } = await services.db.collection(collections.ledger).where('gift_id', '==', id).get();
      const kinds = docs
        .map((one) => String(one.get('kind')))
        .filter((kind) => kind.startsWith('gift_'))
        .toSorted();
      return { kinds, sum: docs.reduce((sum, one) => sum + Number(one.get('gift')), 0) };
    },
    /** The mails that wait for an address. */
    async mailsTo(address: string) {
      const { docs } = await services.db.collection(collections.mails).where('to', '==', address).get();
      return docs.map((mail) => ({ subject: String(mail.get('subject')), text: String(mail.get('text')) }));
    },
    /** Sets how a payment is disputed. */
    async dispute(payment_intent: string, close?: 'won' | 'lost'): Promise<void> {
      await fetch(`${checkout.standIns.url}/control/stripe/dispute`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ payment_intent, ...(close && { close }) }),
      });
      await shop.hear(payment_intent);
    },
    priceTour: (price: number) => services.db.doc(documents.tour('color-vinyl')).update({ price }),
  };
  return shop;
}
