import { expect, test } from 'vitest';
import { aPartner } from '../testing/index.ts';
import { formOfPartner } from './editor.ts';
import { partnerFormSchema } from './form.ts';
import { partnerEditorTexts } from './texts.ts';

const faultsOf = (offer: string, offer_kind: string) =>
  partnerFormSchema
    .safeParse({ ...formOfPartner(aPartner(), null), offer, offer_kind })
    .error?.issues.map(({ path, message }) => [path[0], message]);

test.each([
  '2 for 1 house cocktails',
  'Two-for-one on pints',
  'House lager for £4 before 7pm',
  'Free shots for the winners',
  'Bottomless wine',
  'A pint within 20 minutes',
])('an offer of alcohol is refused if it reads like a reason to drink fast: %s', (offer) => {
  expect(faultsOf(offer, 'alcohol')).toEqual([['offer', partnerEditorTexts.urges]]);
  expect(faultsOf(offer, 'drink')).toBeUndefined();
});

test('a half of ale at a fixed price is accepted, and an offer needs a kind', () => {
  expect(faultsOf('A half of house ale for £2', 'alcohol')).toBeUndefined();
  expect(faultsOf('A half of house ale for £2', '')).toEqual([['offer_kind', partnerEditorTexts.fields]]);
});
