import { expect, test } from 'vitest';
import { lengthLimits } from '../hunt/limits.ts';
import { partnerFormSchema } from '../partner/form.ts';
import { aPartner } from '../testing/index.ts';
import { offerAt } from './hunt-tour.ts';

const partner = { ...aPartner(), id: 'p', status: 'active' as const };

test('a hunt copies all that players are texted about a partner', () => {
  const { id: _, opening_hours: hours, ...texts } = offerAt(partner) ?? { id: '' };
  expect(hours).toBe(partner.opening_hours);
  expect(Object.keys(texts).toSorted()).toEqual(Object.keys(lengthLimits.partner).toSorted());
});

test.each(Object.keys(lengthLimits.partner))(
  'the %s of a partner refuses what would double the price of a text',
  (field) => {
    const issues = partnerFormSchema.safeParse({ ...partner, [field]: 'Open 🎨' }).error?.issues ?? [];
    expect(issues.filter(({ path }) => path[0] === field).map(({ message }) => message)).toEqual([
      expect.stringContaining('double the price'),
    ]);
  },
);
