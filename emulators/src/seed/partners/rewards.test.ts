import { renderHuntMessage } from '@streetlore/domain/hunt';
import { partnerHead } from '@streetlore/domain/page';
import { countSegments } from '@streetlore/domain/sms';
import { offerAt } from '@streetlore/domain/tour';
import { AGE_LINE, urgesToDrink } from '@streetlore/domain/wording';
import { expect, test } from 'vitest';
import { newLedger } from '../ledger.ts';
import { writePartners } from './write.ts';

const rewarded = writePartners(newLedger(), new Date('2026-11-25T12:00:00Z')).filter(
  ({ status }) => status === 'active',
);
const stop = { stop_number: 1, location_name: 'Wall', clue: 'Find it.', question: null, hint: null, answers: ['x'] };
const textOf = (partner: ReturnType<typeof offerAt>) =>
  renderHuntMessage(
    { kind: 'reward_with_pause', stop_number: 1 },
    { tour: { name: 'Walk', stops: [{ ...stop, partner }] }, site: 'streetlore.london' },
  );

test.each(rewarded.map((one) => [one.name, one] as const))(
  'the reward of %s has a kind; alcohol names the age in text and head, for no further segment',
  (_, partner) => {
    expect(partner.offer_kind).not.toBeNull();
    const isAlcohol = partner.offer_kind === 'alcohol';
    const offered = offerAt(partner);
    expect(textOf(offered).includes(AGE_LINE)).toBe(isAlcohol);
    expect(partnerHead(partner, '').description.includes(AGE_LINE)).toBe(isAlcohol);
    if (!isAlcohol) return;
    expect(urgesToDrink(partner.offer)).toBe(false);
    const unsaid = offered && textOf({ ...offered, offer_kind: 'drink' });
    expect(countSegments(textOf(offered)).segments).toBe(countSegments(unsaid ?? '').segments);
  },
);

/** What pours alcohol, if its offer's words do not say otherwise. */
const POURS = /\b(?:beers?|lagers?|ales?|ciders?|wines?|cocktails?|gin|rum|whisky|spirits?|pints?|halves|on tap)\b/i;

test('no seeded offer of beer, wine or spirits passes as another kind', () =>
  expect(rewarded.filter(({ offer, offer_kind }) => POURS.test(offer) !== (offer_kind === 'alcohol'))).toEqual([]));
