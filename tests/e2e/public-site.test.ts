import { expect, test } from 'vitest';
import { sharedChromium } from '../support/shared-chromium.ts';
import { publicTexts } from '../support/spec-texts.ts';
import { bookings } from './public/bookings.ts';
import { forms } from './public/forms.ts';
import { screens } from './public/screens.ts';
import { states } from './public/states.ts';
import { Visits } from './public/visits.ts';

const visits = new Visits(await sharedChromium());

states(visits);
screens(visits);
forms(visits);
bookings(visits);

test('the visitors together saw every text that the specification quotes', () => {
  expect(publicTexts.filter((text) => !visits.reading.met(text))).toEqual([]);
});
