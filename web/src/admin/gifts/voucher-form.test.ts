import { giftAdminTexts } from '@streetlore/domain/gift';
import { expect, test } from 'vitest';
import { emptyVoucher, type VoucherForm, voucherForm } from './voucher-form.ts';

const parse = (typed: Partial<VoucherForm>) => voucherForm.safeParse({ ...emptyVoucher, reason: 'Sorry', ...typed });
const faults = (typed: Partial<VoucherForm>) =>
  parse(typed).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('a sum and whole hunts are read as typed', () => {
  expect(parse({ pounds: '£12.50' }).data).toEqual({
    worth: { kind: 'value', pence: 1_250 },
    reason: 'Sorry',
    email: null,
    ends: null,
  });
  expect(parse({ kind: 'hunts', hunts: ' 5 ', email: 'Ada@example.org', ends: '2027-05-01' }).data).toEqual({
    worth: { kind: 'hunts', hunts: 5 },
    reason: 'Sorry',
    email: 'ada@example.org',
    ends: '2027-05-01',
  });
});

test('a voucher for nothing or too much, or without a reason, is refused beside its field', () => {
  expect(faults({ pounds: '0.50' })).toEqual([['pounds', giftAdminTexts.valueRange]]);
  expect(faults({ pounds: 'ten' })).toEqual([['pounds', giftAdminTexts.valueRange]]);
  expect(faults({ kind: 'hunts', hunts: '21' })).toEqual([['hunts', giftAdminTexts.huntsRange]]);
  expect(faults({ pounds: '10', reason: ' ' })).toEqual([['reason', giftAdminTexts.needsReason]]);
});
