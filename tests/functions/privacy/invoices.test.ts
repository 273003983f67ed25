import { collections } from '@streetlore/domain/paths';
import { noRetainedRecords, retainedLines } from '@streetlore/domain/privacy';
import { aBooking, anInvoice, anOrderOf } from '@streetlore/domain/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { enforceRetentionRules } from '../../../functions/src/privacy/enforce-retention.ts';
import { erasePersonData } from '../../../functions/src/privacy/erase-person.ts';
import { collectPersonData } from '../../../functions/src/privacy/export-person.ts';
import { testServices } from '../../support/services.ts';

const begin = new Date('2026-11-20T12:00:00Z');
const services = testServices('demo-privacy-invoices', { at: begin });
const { store, clock } = services;
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const email = 'sole@trader.example';
const page_id = 'p'.repeat(43);
const document = anInvoice().documents[0];

beforeEach(async () => {
  await services.clear();
  clock.set(begin);
  const booking = { ...aBooking({ email, status: 'completed', confirmed_at: begin, order_id: 'b1' }), id: 'b1' };
  await store.bookings.at('b1').set(booking);
  const asked = document && { to: document.to, seller: document.seller };
  await store.orders.at('b1').set(anOrderOf(booking, { invoice: asked ?? null }));
  await store.invoices.at('b1').set(anInvoice({ page_id, issued_at: begin }));
});
afterAll(() => services.end());

const request = () => ({ phone_numbers: [], emails: [email], request_id: crypto.randomUUID() });
const isOpen = () => store.invoicePages.at(page_id).exists();

test('an export has the invoices of whoever booked', async () => {
  const { records } = await collectPersonData(services, request(), admin);
  expect(records.invoices).toMatchObject([{ documents: [{ number: 'SL-2026-000001' }] }]);
});

test('an erasure takes the company from the order and closes the page; the invoice stays for tax, and is said so', async () => {
  expect(await isOpen()).toBe(true);
  const { kept } = await erasePersonData(services, request(), admin);
  expect((await store.orders.at('b1').read())?.invoice?.to).toBeNull();
  expect(await isOpen()).toBe(false);
  expect((await store.invoices.at('b1').read())?.documents).toEqual([document]);
  expect(kept.invoices).toBe(1);
  const said = retainedLines({ ...noRetainedRecords, invoices: kept.invoices });
  expect(said[0]?.what).toContain('1 invoice as issued');
});

test('an invoice outlives its order’s people, and ends with its page after six full years', async () => {
  const night = async (at: string) => {
    clock.set(new Date(at));
    await enforceRetentionRules(services);
    return (await services.db.collection(collections.invoices).get()).size;
  };
  expect([await night('2028-12-20T02:20:00Z'), await night('2032-12-31T02:20:00Z')]).toEqual([1, 1]);
  expect((await store.orders.at('b1').read())?.invoice?.to).toBeNull();
  expect(await isOpen()).toBe(true);
  expect(await night('2033-01-01T02:20:00Z')).toBe(0);
  expect(await isOpen()).toBe(false);
});
