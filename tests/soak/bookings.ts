import type { Client } from '../bench/client.ts';
import { book, payByCard } from '../bench/paths.ts';
import { breakStripe, retryUntilAccepted } from './chaos.ts';
import type { SoakPhones } from './phones.ts';
import type { BookingPlan } from './plan.ts';
import { newVisitor, type SoakVisitor } from './visitor.ts';

const DECLINED = '4000000000000002';

/** The sum that an admin refunds, in pence, and the hours by which a hunt is extended. */
const amounts = { refund: 100, hours: 12 };

/**
 * Plays a booking: a visitor books and pays and gets the welcome text. Then an admin changes it.
 */
export async function playBooking(plan: BookingPlan, admin: Client, phones: SoakPhones): Promise<void> {
  const { n } = plan;
  const visitor = await newVisitor(`10.200.${n >> 8}.${n & 255}`);
  await bookOne(visitor, plan);
  await Promise.all(plan.phones.map((phone) => phones.until(phone, 1)));
  await change(admin, visitor, plan);
  if (plan.change === 'answer') await phones.until(plan.phones[0] ?? '', 2);
}

async function bookOne(visitor: SoakVisitor, { id, phones, fault, isDeclinedFirst }: BookingPlan): Promise<void> {
  // This fault hits the creation of the payment. The other faults hit the payment's events.
  if (fault) await breakStripe(fault, id);
  const secret = await retryUntilAccepted(() => book(visitor, { id, phones }));
  // The client library tries three times before it gives up. Then Stripe delivers the event again.
  if (fault === 'error500') await breakStripe('error500', secret.split('_secret_')[0] ?? '', 4);
  if (isDeclinedFirst) await payByCard(secret, DECLINED).catch(() => undefined);
  await retryUntilAccepted(() => payByCard(secret));
}

async function change(admin: Client, visitor: SoakVisitor, { id, phones, change: kind, twice }: BookingPlan) {
  const request_id = `${id}-${kind}`;
  const message_id = `${id}-message`;
  const about = { booking_id: id, request_id };
  const [phone_number = ''] = phones;
  const calls: Record<BookingPlan['change'], readonly [name: string, input: object]> = {
    refund: ['refundBooking', { ...about, amount: amounts.refund, seen: 0, tell: { reason: 'goodwill', way: 'text' } }],
    extend: ['extendExpiry', { ...about, hours: amounts.hours }],
    answer: ['answerPlayer', { ...about, phone_number, body: 'The cafe opens at ten today.' }],
    read: ['markContactMessage', { request_id, message_id, mark: 'read' }],
  };
  if (kind === 'read')
    await retryUntilAccepted(() => visitor.call('sendContactMessage', { message_id, ...contactMessage }));
  const [name, input] = calls[kind];
  const call = () => retryUntilAccepted(() => admin.call(name, input));
  await Promise.all(twice ? [call(), call()] : [call()]);
}

const contactMessage = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  type: 'booking',
  subject: 'Our hunt on Sunday',
  message: 'May we bring a dog?',
};
