import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Booking } from '../booking/index.ts';
import { type OrderWithHunts, withHunts } from '../order/index.ts';
import { aBooking, anInvoiceDocument, anOrderOf, aParty } from '../testing/index.ts';
import { type Issued, issueDue, lastInvoice, noNumbers, reissue } from './index.ts';
import { withVat } from './vat-split.ts';

const now = new Date('2026-11-29T12:00:00Z');
const at = { now, year: 2026 };
const none: Issued = { documents: [], numbers: noNumbers };
const { seller, to } = anInvoiceDocument();
const asked = { to, seller };

function order(amount: number, given: Partial<Booking> = {}): OrderWithHunts {
  const booking = { ...aBooking({ amount, confirmed_at: now, ...given }), id: 'b1' };
  const made = withHunts({ ...anOrderOf(booking, { invoice: asked }), id: 'b1' }, [booking]);
  if (!made) throw new Error('no hunts');
  return made;
}

/** A party of two teams, and what each has. */
function party(teams: readonly Partial<Booking>[]): OrderWithHunts {
  const hunts = teams.map((team, n) => ({
    ...aBooking({ amount: 15_000, confirmed_at: now, ...team }),
    id: `p1-${n + 1}`,
  }));
  const made = withHunts({ ...aParty('p1', { amount: 30_000, invoice: asked, people: 30 }), id: 'p1' }, hunts);
  if (!made) throw new Error('no hunts');
  return made;
}

const refund = (amount: number, status: 'pending' | 'succeeded' | 'failed' = 'succeeded') => ({
  amount,
  status,
  at: now,
  returned_at: null,
});
const kinds = ({ documents }: Issued) => documents.map(({ kind, number, gross }) => `${kind} ${number} ${gross}`);

test('an order that is paid gets one invoice, however often it is looked at', () => {
  const once = issueDue(order(30_000), none, at);
  expect(once.documents).toMatchObject([
    { number: 'SL-2026-000001', kind: 'invoice', gross: 30_000, net: 25_000, vat: 5_000, to, seller, vat_rate: 20 },
  ]);
  expect(issueDue(order(30_000), once, at)).toEqual(once);
});

test('what is unpaid, free, or asks for none has no invoice', () => {
  for (const one of [{ ...order(1800), confirmed_at: null }, order(0), { ...order(1800), invoice: null }])
    expect(issueDue(one, none, at)).toEqual(none);
});

test('each refund has one credit note, and a rejected one is reversed', () => {
  const part = issueDue(order(30_000, { refunds: { re_1: refund(7_500, 'pending') } }), none, at);
  const both = order(30_000, { refunds: { re_1: refund(7_500), re_2: refund(2_500) } });
  const two = issueDue(both, part, at);
  const failed = order(30_000, {
    refunds: { re_1: refund(7_500, 'failed'), re_2: refund(2_500), re_3: refund(27_500) },
  });
  const end = issueDue(failed, two, at);
  expect(kinds(end)).toEqual([
    'invoice SL-2026-000001 30000',
    'credit_note SL-CN-2026-000001 7500',
    'credit_note SL-CN-2026-000002 2500',
    'reversal SL-2026-000002 7500',
    'credit_note SL-CN-2026-000003 27500',
  ]);
  expect(issueDue(failed, end, at)).toEqual(end);
  expect(end.documents[3]).toMatchObject({ corrects: 'SL-CN-2026-000001' });
});

test('a refund of one team names its line; a lost dispute credits what is left of each', () => {
  const one = issueDue(party([{ refunds: { re_1: refund(5_000) } }, {}]), none, at);
  expect(one.documents.map(({ lines }) => lines.map(({ text, gross }) => [text.split(', ').at(-1), gross]))).toEqual([
    [
      ['Team 1', 15_000],
      ['Team 2', 15_000],
    ],
    [['Team 1', 5_000]],
  ]);
  const lost = party([{ refunds: { re_1: refund(5_000) }, charged_back: true }, { charged_back: true }]);
  expect(issueDue(lost, one, at).documents.at(-1)).toMatchObject({ cause: 'dispute', gross: 25_000, net: 20_833 });
});

test('a seller without a VAT number says nothing of VAT', () => {
  const unregistered = { ...order(1801), invoice: { to, seller: { ...seller, vat: '' } } };
  expect(issueDue(unregistered, none, at).documents).toMatchObject([{ net: 1801, vat: 0, vat_rate: null }]);
});

test('credit notes go on once the buyer’s data was deleted', () => {
  const paid = issueDue(order(1800), none, at);
  const cleared = { ...order(1800, { refunds: { re_1: refund(300) } }), invoice: { to: null, seller } };
  expect(issueDue(cleared, paid, at).documents.at(-1)).toMatchObject({ kind: 'credit_note', gross: 300, to });
});

test('a wrong company is credited and invoiced anew, unless something was credited', () => {
  const wrong = issueDue(order(1800), none, at);
  const right = { ...to, company: 'Cranes Ltd' };
  const corrected = reissue(order(1800), wrong, { to: right, cause: 'r1' }, at);
  expect(corrected?.documents.slice(1)).toMatchObject([
    { kind: 'credit_note', gross: 1800, to },
    { kind: 'invoice', number: 'SL-2026-000002', gross: 1800, to: right },
  ]);
  const refunded = order(1800, { refunds: { re_1: refund(300) } });
  const credited = issueDue(refunded, corrected ?? none, at);
  expect(credited.documents.at(-1)).toMatchObject({ corrects: 'SL-2026-000002', gross: 300 });
  expect(reissue(refunded, credited, { to, cause: 'r2' }, at)).toBeNull();
});

test('property: lines and sums add up for every price, down and across', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60_000), { minLength: 1, maxLength: 30 }), (all) => {
      const lines = all.map((gross) => ({ text: 't', people: 1, gross }));
      const total = all.reduce((sum, gross) => sum + gross, 0);
      const split = withVat(lines, Math.round(total / 6));
      const sum = (of: 'net' | 'vat' | 'gross') => split.lines.reduce((pence, line) => pence + line[of], 0);
      expect([sum('net'), sum('vat'), sum('gross')]).toEqual([split.net, split.vat, total]);
      expect(split.net + split.vat).toBe(total);
      for (const { gross, vat } of split.lines) expect(Math.abs(vat - gross / 6)).toBeLessThan(1.5);
    }),
  );
});

test('a dispute that is lost after a rejected refund credits what the reversed note did', () => {
  const credited = issueDue(order(2_000, { refunds: { re_1: refund(500, 'pending') } }), none, at);
  const failed = { refunds: { re_1: refund(500, 'failed') } };
  const reversed = issueDue(order(2_000, failed), credited, at);
  const lost = order(2_000, { ...failed, charged_back: true });
  const end = issueDue(lost, reversed, at);
  expect(kinds(end).slice(1)).toEqual([
    'credit_note SL-CN-2026-000001 500',
    'reversal SL-2026-000002 500',
    'credit_note SL-CN-2026-000002 2000',
  ]);
  expect(issueDue(lost, end, at)).toEqual(end);
  // The bank rejects the refund only after the dispute is lost: its note stands.
  const other = issueDue(
    lost,
    issueDue(order(2_000, { refunds: { re_1: refund(500) }, charged_back: true }), none, at),
    at,
  );
  expect(kinds(other).slice(1)).toEqual(['credit_note SL-CN-2026-000001 500', 'credit_note SL-CN-2026-000002 1500']);
});

test('property: credit notes never exceed their invoice, and all of it gives back all its VAT', () => {
  const parts = fc.array(fc.record({ amount: fc.integer({ min: 1, max: 5_000 }), isLater: fc.boolean() }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(fc.integer({ min: 30, max: 20_000 }), parts, fc.boolean(), (amount, refunds, isDisputed) => {
      let was = issueDue(order(amount), none, at);
      const known: Record<string, ReturnType<typeof refund>> = {};
      const look = (given: Partial<Booking> = {}) => {
        was = issueDue(order(amount, { refunds: { ...known }, ...given }), was, at);
      };
      for (const [n, { amount: pence, isLater }] of refunds.entries()) {
        known[`re_${n}`] = refund(pence);
        look();
        if (isLater) known[`re_${n}`] = refund(pence, 'failed');
        look();
      }
      // All of it goes back in the end: by a refund, or by a dispute that is lost.
      if (isDisputed) look({ charged_back: true });
      else {
        known.re_z = refund(amount);
        look();
      }
      const sum = (of: 'gross' | 'vat') =>
        was.documents.reduce(
          (all, one) => all + (one.kind === 'credit_note' ? 1 : one.kind === 'reversal' ? -1 : 0) * one[of],
          0,
        );
      const invoice = lastInvoice(was);
      expect([sum('gross'), sum('vat')]).toEqual([invoice?.gross, invoice?.vat]);
      const numbers = was.documents.map(({ number }) => number);
      expect(new Set(numbers).size).toBe(numbers.length);
    }),
  );
});
