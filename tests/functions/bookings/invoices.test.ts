import { randomUUID } from 'node:crypto';
import type { Invoice, InvoiceDocument } from '@streetlore/domain/invoice';
import { invoiceTexts } from '@streetlore/domain/invoice';
import { collections } from '@streetlore/domain/paths';
import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acceptMismatchedPayment } from '../../../functions/src/bookings/accept-payment.ts';
import { cancelOrder } from '../../../functions/src/bookings/cancel-order.ts';
import { closeProblem } from '../../../functions/src/bookings/close-refund-problem.ts';
import { findLinkOfOrder } from '../../../functions/src/bookings/find-link.ts';
import { openByLink, openForAdmin } from '../../../functions/src/bookings/open-invoice.ts';
import { refundPayment } from '../../../functions/src/bookings/refund-booking.ts';
import { sendInvoice } from '../../../functions/src/bookings/send-invoice.ts';
import { settleOrder } from '../../../functions/src/bookings/settle-order.ts';
import { pageIdOf } from '../../../functions/src/store/link-ids.ts';
import { crashPointsIn, killableServices } from '../../support/process-death.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { aCaller } from '../../support/visitors.ts';
import { partiesIn } from './party-support.ts';
import { anOrder, type Checkout, cards, openCheckout, ownerOf, type TestOrder } from './support.ts';

const to = { company: 'Herons & Sons', address: '2 Hanbury Street\nLondon', vat_number: null, po_number: 'PO-7' };
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const tell = { reason: 'goodwill', way: 'mail' } as const;

let checkout: Checkout;
beforeAll(async () => {
  checkout = await openCheckout('demo-book-invoices');
});
beforeEach(() => void checkout.services.clock.set(new Date('2026-11-27T12:00:00Z')));
afterAll(() => checkout.end());

const ordered = (given: Partial<TestOrder> = {}) => anOrder({ email: 'ada@example.org', invoice: to, ...given });
const stored = (id: string): Promise<Invoice | null> => checkout.services.store.invoices.at(id).read();
const documentsOf = async (id: string): Promise<InvoiceDocument[]> => (await stored(id))?.documents ?? [];
const kindsOf = async (id: string) => (await documentsOf(id)).map(({ kind, gross }) => [kind, gross]);
const deliverAll = async (events: readonly Stripe.Event[]) => {
  for (const event of events) await checkout.deliver(event);
};

async function aPaidBooking(given: Partial<TestOrder> = {}, card?: string) {
  const order = ordered(given);
  await checkout.place(order);
  const { id: intent } = await checkout.pay(order.booking_id, card);
  await deliverAll(await checkout.eventsOf(intent));
  return { id: order.booking_id, intent, order };
}
const linkOf = async (id: string) =>
  (
    await findLinkOfOrder(
      checkout.services,
      { kind: 'booking', id },
      { uid: ownerOf(anOrder({ booking_id: id })), isAdmin: false },
    )
  ).token;
const refund = (booking_id: string, amount: number | null, seen = 0) =>
  refundPayment(checkout.services, { booking_id, request_id: randomUUID(), amount, seen, tell }, admin);
const mailsTo = async (address: string) => {
  const { docs } = await checkout.services.db.collection(collections.mails).where('to', '==', address).get();
  return docs.map((mail) => ({ subject: String(mail.get('subject')), text: String(mail.get('text')) }));
};

/** The numbers of a series in 2026, without the letters, in order. */
async function numbersOf(series: 'SL' | 'SL-CN'): Promise<number[]> {
  const { docs } = await checkout.services.db.collection(collections.invoices).get();
  const all = docs.flatMap((one) => (one.data() as Invoice).documents.map(({ number }) => number));
  return all
    .filter((number) => number.startsWith(`${series}-2026-`))
    .map((number) => Number(number.split('-').at(-1)))
    .sort((a, b) => a - b);
}
const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1);

test('fifty orders that are paid at once have fifty numbers without a gap', async () => {
  const orders = Array.from({ length: 50 }, () => ordered());
  for (const order of orders) await checkout.place(order);
  const before = (await numbersOf('SL')).length;
  const events: Stripe.Event[] = [];
  for (const { booking_id } of orders) {
    const { id } = await checkout.pay(booking_id);
    events.push(...(await checkout.eventsOf(id)).filter(({ type }) => type === 'payment_intent.succeeded'));
  }
  const answers = await Promise.all(events.map((event) => checkout.deliver(event)));
  // Stripe delivers again what was answered with 500.
  for (const [n, event] of events.entries()) if (answers[n]?.status === 500) await checkout.deliver(event);
  expect(await numbersOf('SL')).toEqual(upTo(before + 50));
  showsFault(
    12,
    answers.filter(({ status }) => status === 200).length,
    'of 50 invoices numbered at once at the first delivery',
  );
});

test('a process that dies anywhere leaves no gap and no second invoice', async () => {
  const { services } = checkout;
  const first = ordered();
  await checkout.place(first);
  await checkout.pay(first.booking_id);
  const victim = killableServices(services);
  const settle = async (id: string) => {
    const payment = await services.payments.payment(await checkout.intentOf(id));
    if (!payment) throw new Error('no payment');
    return settleOrder(services, { payment });
  };
  victim.begin();
  await settle(first.booking_id);
  for (const point of crashPointsIn(victim.calls(), true)) {
    const order = ordered();
    victim.begin();
    await checkout.place(order);
    await checkout.pay(order.booking_id);
    victim.begin(point);
    await settle(order.booking_id).catch(() => undefined);
    victim.begin();
    await settle(order.booking_id);
    expect(await kindsOf(order.booking_id)).toEqual([['invoice', 1000]]);
  }
  victim.begin();
  const numbers = await numbersOf('SL');
  expect(numbers).toEqual(upTo(numbers.length));
});

describe('the invoice of a booking', () => {
  test('is written once with the confirmation, and its mail has the link', async () => {
    const { id, intent } = await aPaidBooking();
    const [invoice, ...more] = await documentsOf(id);
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({
      ...{ to, gross: 1000, net: 833, vat: 167, payment: intent, corrects: null },
      supplied_at: checkout.services.now(),
    });
    await deliverAll(await checkout.eventsOf(intent));
    expect(await kindsOf(id)).toEqual([['invoice', 1000]]);
    const mail = (await mailsTo('ada@example.org')).find(({ text }) => text.includes(invoice?.number ?? 'none'));
    const token = /\/invoice#(\w+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const page = await checkout.services.store.invoicePages.at(pageIdOf(token)).read();
    expect(page).toMatchObject({ order_id: id, documents: [{ number: invoice?.number }] });
  });

  test('is not there before the payment, nor without having been asked for', async () => {
    const unpaid = ordered();
    await checkout.place(unpaid);
    const { id } = await aPaidBooking({ invoice: null });
    expect([await stored(unpaid.booking_id), await stored(id)]).toEqual([null, null]);
  });

  test('keeps the company when the same order is placed again without it', async () => {
    const order = ordered();
    const placed = await checkout.place(order);
    expect(await checkout.place({ ...order, invoice: null })).toEqual(placed);
    await expect(checkout.place({ ...order, invoice: { ...to, company: 'Cranes' } })).rejects.toThrow();
  });

  test('has a credit note for each refund, by an admin or by hand at Stripe, in any order of events', async () => {
    const { id, intent } = await aPaidBooking();
    await refund(id, 300);
    await checkout.stripe.refunds.create({ payment_intent: intent, amount: 200 });
    const events = await checkout.eventsOf(intent);
    await Promise.all([...events, ...events].map((event) => checkout.deliver(event)));
    await deliverAll(events.toReversed());
    await refund(id, null, 500);
    const documents = await documentsOf(id);
    expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note', 'credit_note', 'credit_note']);
    const [invoice, ...notes] = documents;
    for (const of of ['gross', 'net', 'vat'] as const)
      expect(notes.reduce((sum, note) => sum + note[of], 0)).toBe(invoice?.[of]);
    expect(notes.every(({ corrects }) => corrects === invoice?.number)).toBe(true);
    const told = (await mailsTo('ada@example.org')).filter(({ text }) => text.includes(invoice?.number ?? 'none'));
    expect(told.length).toBe(3);
  });

  test('a refund that the bank rejects is reversed, and credited once it is given back in another way', async () => {
    const { id, intent } = await aPaidBooking({}, cards.refundFails);
    await refund(id, 400);
    await fetch(`${checkout.standIns.url}/control/stripe/refund`, {
      method: 'POST',
      body: JSON.stringify({ payment_intent: intent, status: 'failed' }),
    });
    await deliverAll(await checkout.eventsOf(intent));
    expect(await kindsOf(id)).toEqual([
      ['invoice', 1000],
      ['credit_note', 400],
      ['reversal', 400],
    ]);
    const request_id = randomUUID();
    for (let n = 0; n < 2; n += 1)
      await closeProblem(checkout.services, { booking_id: id, request_id, amount: 400 }, admin);
    expect((await kindsOf(id)).slice(3)).toEqual([['credit_note', 400]]);
  });

  test('a lost dispute credits the rest', async () => {
    const { id, intent } = await aPaidBooking();
    await refund(id, 250);
    for (const close of [undefined, 'lost'])
      await fetch(`${checkout.standIns.url}/control/stripe/dispute`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ payment_intent: intent, close }),
      });
    await deliverAll(await checkout.eventsOf(intent));
    expect((await kindsOf(id)).slice(1)).toEqual([
      ['credit_note', 250],
      ['credit_note', 750],
    ]);
  });

  test('a cancellation credits all of it, and its mail has the link', async () => {
    const { id } = await aPaidBooking({ email: 'cancels@example.org' });
    await cancelOrder(
      checkout.services,
      'booking',
      { token: await linkOf(id), request_id: randomUUID() },
      { uid: 'u' },
    );
    expect((await kindsOf(id)).slice(1)).toEqual([['credit_note', 1000]]);
    const mails = await mailsTo('cancels@example.org');
    expect(mails.filter(({ text }) => text.includes('/invoice#'))).toHaveLength(2);
  });

  test('covers what was accepted when another sum was paid', async () => {
    const order = ordered();
    await checkout.place(order);
    const intent = await checkout.intentOf(order.booking_id);
    await checkout.stripe.paymentIntents.update(intent, { amount: 700 });
    await checkout.pay(order.booking_id);
    await deliverAll(await checkout.eventsOf(intent));
    expect(await stored(order.booking_id)).toBeNull();
    const accept = { booking_id: order.booking_id, request_id: randomUUID(), received: 700 };
    for (let n = 0; n < 2; n += 1) await acceptMismatchedPayment(checkout.services, accept, admin);
    expect(await kindsOf(order.booking_id)).toEqual([['invoice', 700]]);
  });
});

describe('an invoice that is asked for later', () => {
  test('is made by the booking’s link, with the day of the payment, and with credit notes since', async () => {
    const { id } = await aPaidBooking({ invoice: null });
    await refund(id, 300);
    const paidAt = checkout.services.now();
    const token = await linkOf(id);
    expect(await openByLink(checkout.services, { kind: 'booking', token, to: null })).toEqual({ token: null });
    checkout.services.clock.set(new Date('2027-01-02T12:00:00Z'));
    const asked = await Promise.all([1, 2, 3].map(() => openByLink(checkout.services, { kind: 'booking', token, to })));
    expect(new Set(asked.map((one) => one.token)).size).toBe(1);
    const documents = await documentsOf(id);
    expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note']);
    expect(documents[0]).toMatchObject({ number: 'SL-2027-000001', supplied_at: paidAt });
    expect(documents[1]).toMatchObject({ number: 'SL-CN-2027-000001', gross: 300 });
  });

  test('by an admin, who may also correct its company once', async () => {
    const { id } = await aPaidBooking({ invoice: null });
    const call = (company: string, request_id = randomUUID()) =>
      openForAdmin(checkout.services, { booking_id: id, request_id, to: { ...to, company } }, admin);
    const made = await call('Herons');
    const request_id = randomUUID();
    expect(await call('Cranes', request_id)).toEqual(made);
    expect(await call('Cranes', request_id)).toEqual(made);
    expect((await documentsOf(id)).map((one) => [one.kind, one.to.company])).toEqual([
      ['invoice', 'Herons'],
      ['credit_note', 'Herons'],
      ['invoice', 'Cranes'],
    ]);
    await refund(id, 300);
    await expect(call('Egrets')).rejects.toThrow(invoiceTexts.credited);
  });

  test('is refused for what no card has paid', async () => {
    const order = anOrder();
    await checkout.place(order);
    const request = { booking_id: order.booking_id, request_id: randomUUID(), to };
    await expect(openForAdmin(checkout.services, request, admin)).rejects.toThrow(invoiceTexts.nothingPaid);
    expect(await stored(order.booking_id)).toBeNull();
    expect((await checkout.services.store.orders.at(order.booking_id).read())?.invoice).toBeNull();
  });
});

test('a party has one invoice with a line a team, by the organiser’s link alone; a team’s refund names its line', async () => {
  const parties = partiesIn(checkout);
  const { party_id, token, links } = await parties.aPaidParty({ invoice: to });
  const [invoice] = await documentsOf(party_id);
  expect(invoice).toMatchObject({ gross: 10_800, net: 9_000, vat: 1_800 });
  expect(invoice?.lines.map(({ text, people }) => [text.split(', ').at(-1), people])).toEqual([
    ['Team 1', 5],
    ['Team 2', 4],
    ['Team 3', 3],
  ]);
  await refundPayment(
    checkout.services,
    { booking_id: `${party_id}-2`, request_id: randomUUID(), amount: 600, seen: 0, tell },
    admin,
  );
  expect((await documentsOf(party_id)).at(-1)).toMatchObject({
    kind: 'credit_note',
    lines: [{ text: expect.stringContaining('Team 2'), gross: 600, vat: 100 }],
  });
  expect((await openByLink(checkout.services, { kind: 'party', token, to: null })).token).toEqual(expect.any(String));
  const team = { kind: 'booking', token: links.teams[0]?.token ?? '', to: null } as const;
  await expect(openByLink(checkout.services, team)).rejects.toThrow(invoiceTexts.ofParty);
});

describe('an invoice is sent again', () => {
  const send = (token: string, request_id: string = randomUUID()) =>
    sendInvoice.operate(checkout.services, { token, request_id }, aCaller(randomUUID(), '203.0.113.7'));

  test('to the address of its order, once for a request, and three times a day', async () => {
    const { id } = await aPaidBooking({ email: 'again@example.org' });
    const { token } = await openByLink(checkout.services, { kind: 'booking', token: await linkOf(id), to: null });
    const request_id = randomUUID();
    await send(token ?? '', request_id);
    await send(token ?? '', request_id);
    await send(token ?? '');
    const subject = invoiceTexts.mail;
    expect((await mailsTo('again@example.org')).filter((mail) => mail.subject.startsWith(subject))).toHaveLength(2);
    await expect(send(token ?? '')).rejects.toThrow(invoiceTexts.tooOften);
  });

  test('by nobody who guesses, and not without an address', async () => {
    await expect(send('a'.repeat(22))).rejects.toThrow(invoiceTexts.unknown);
    const { id } = await aPaidBooking({ invoice: null, email: null });
    const { token } = await openByLink(checkout.services, { kind: 'booking', token: await linkOf(id), to });
    await expect(send(token ?? '')).rejects.toThrow(invoiceTexts.noEmail);
  });
});
