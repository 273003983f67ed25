import { namesOf } from '@streetlore/domain/fields';
import { aTour } from '@streetlore/domain/testing';
import { tourFormSchema } from '@streetlore/domain/tour';
import { expect, test } from 'vitest';
import { factsIn, withNothing, withOther } from '../../testing/fields.ts';
import { htmlOf, seenIn } from '../../testing/words.tsx';
import { TourDetail } from './tour-detail.tsx';

// A visitor sees on the page every field that an admin edits of a tour.

const tour = { ...aTour(), id: 't' };
const page = (shown: typeof tour) => htmlOf(<TourDetail tour={shown} />);

/**
 * All fields but the status and the stops. The status decides whether there is a page at all, and
 * stops are documents of their own.
 */
const shown = namesOf(tourFormSchema.shape)
  .filter((field) => field !== 'status')
  .filter((field) => field !== 'stops');

test.each(shown)('a visitor sees another %s', (field) => {
  expect(seenIn(page(withOther(tour, field, tourFormSchema)))).not.toBe(seenIn(page(tour)));
});

const whole = factsIn(page(tour));
const facts = shown.filter((field) => factsIn(page(withOther(tour, field, tourFormSchema))).join() !== whole.join());
const mayBeEmpty = facts.filter((field) => withNothing(tour, field, tourFormSchema).length > 0);

test('some facts of a tour may be left empty', () => expect(mayBeEmpty).not.toEqual([]));
test.each(mayBeEmpty)('%s left empty leaves no label behind', (field) => {
  for (const empty of withNothing(tour, field, tourFormSchema))
    expect(factsIn(page(empty))).toHaveLength(whole.length - 1);
});
