import { namesOf } from '@streetlore/domain/fields';
import { partnerCrmSchema, partnerFormSchema } from '@streetlore/domain/partner';
import { aPartner } from '@streetlore/domain/testing';
import { AGE_LINE } from '@streetlore/domain/wording';
import { expect, test } from 'vitest';
import { withOther } from '../../testing/fields.ts';
import { htmlOf, seenIn } from '../../testing/words.tsx';
import { PartnerDetail } from './partner-detail.tsx';

// A visitor sees on the page every public field that an admin edits of a partner.

const partner = { ...aPartner(), id: 'p' };
const page = (shown: typeof partner) => seenIn(htmlOf(<PartnerDetail partner={shown} />));

/** Not on the page: whether there is one, where else a partner stands, and what kind an offer without alcohol is. */
const elsewhere = ['status', 'partnership_tier', 'offer_kind'];
const shown = namesOf(partnerFormSchema.shape)
  .filter((field) => field in partner)
  .filter((field) => !elsewhere.includes(field));

test('shows no field of the private half', () => {
  expect(shown.filter((field) => field in partnerCrmSchema.shape)).toEqual([]);
});
test('a visitor sees the age of whom a drink with alcohol is for', () =>
  expect(page({ ...partner, offer_kind: 'alcohol' })).toContain(AGE_LINE));

test.each(shown)('a visitor sees another %s', (field) => {
  expect(page(withOther(partner, field as keyof typeof partner, partnerFormSchema))).not.toBe(page(partner));
});
