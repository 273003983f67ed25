import { hoursOf } from '@streetlore/domain/opening-hours';
import { namesTime } from '@streetlore/domain/partner';
import { expect, test } from 'vitest';
import { partnerPlans } from './index.ts';

test.each(partnerPlans.map((plan) => [plan.name, plan] as const))(
  '%s says when its offer holds if the offer names a time',
  (_, { offer, offer_hours }) => {
    if (offer_hours) expect(hoursOf(offer_hours)).not.toBeNull();
    else expect(namesTime(offer)).toBe(false);
  },
);
