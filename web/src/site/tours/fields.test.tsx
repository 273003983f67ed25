import { namesOf } from '@streetlore/domain/fields';
import { aTour } from '@streetlore/domain/testing';
import { tourFormSchema } from '@streetlore/domain/tour';
import { expect, test } from 'vitest';
import { factsIn, withNothing, withOther } from '../../testing/fields.ts';
import { htmlOf } from '../../testing/words.tsx';
import { TourDetail } from './tour-detail.tsx';

// Every field that an admin edits of a tour changes the page that a visitor sees.

const tour = { ...aTour(), id: 't' };
const page = (shown: typeof tour) => htmlOf(<TourDetail tour={shown} />);

/**
 * All fields but the status and the stops. The status decides whether there is a page at all, and
 * stops are documents of their own.
 */
const shown = namesOf(tourFormSchema.shape)
  .filter((field) => field !== 'status')
  .filter((field) => field !== 'stops');

test.each(shown)('another %s changes the page', (field) => {
  expect(page(withOther(tour, field, tourFormSchema))).not.toBe(page(tour));
});

const whole = factsIn(page(tour));
const facts = shown.filter((field) => factsIn(page(withOther(tour, field, tourFormSchema))).join() !== whole.join());

test.each(facts.filter((field) => withNothing(tour, field, tourFormSchema).length > 0))(
  '%s left empty leaves no label behind',
  (field) => {
    for (const empty of withNothing(tour, field, tourFormSchema))
      expect(factsIn(page(empty))).toHaveLength(whole.length - 1);
  },
);
