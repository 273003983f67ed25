import { afterAll, beforeAll, expect, test } from 'vitest';
import { endVisits, sharedChromium } from '../support/chromium.ts';
import { publicTexts } from '../support/spec-texts.ts';
import { bookings } from './public/bookings.ts';
import { forms } from './public/forms.ts';
import { screens } from './public/screens.ts';
import { states } from './public/states.ts';
import { Visits } from './public/visits.ts';

const visits = new Visits();
beforeAll(async () => {
  visits.browser = await sharedChromium();
});
afterAll(() => endVisits(visits.browser));

states(visits);
screens(visits);
forms(visits);
bookings(visits);

test('between them the visitors met every text that the specification quotes', () => {
  expect(publicTexts.filter((text) => !visits.reading.met(text))).toEqual([]);
});
