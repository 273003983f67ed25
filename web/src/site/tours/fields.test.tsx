import { namesOf } from '@streetlore/domain/fields';
import { aTour } from '@streetlore/domain/testing';
import { tourFormSchema } from '@streetlore/domain/tour';
import { expect, test } from 'vitest';
import { withOther } from '../../testing/fields.ts';
import { htmlOf } from '../../testing/words.tsx';
import { TourDetail } from './tour-detail.tsx';

// Whatever an admin edits of a tour, a visitor sees on its page.

const tour = { ...aTour(), id: 't' };
const page = (shown: typeof tour) => htmlOf(<TourDetail tour={shown} />);

/** Whether there is a page at all is the status's; stops are documents of their own. */
const shown = namesOf(tourFormSchema.shape)
  .filter((field) => field !== 'status')
  .filter((field) => field !== 'stops');

test.each(shown)('%s is on the page: another one is another page', (field) => {
  expect(page(withOther(tour, field))).not.toBe(page(tour));
});

test('what is left empty leaves no label behind', () => {
  const labels = (html: string) => html.match(/<dt>/g)?.length ?? 0;
  expect(labels(page({ ...tour, best_time: '' }))).toBe(labels(page(tour)) - 1);
  expect(page({ ...tour, best_time: '' })).not.toMatch(/<dd><\/dd>/);
});
