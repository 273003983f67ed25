import { readFileSync } from 'node:fs';
import { collections } from '@streetlore/domain/paths';
import type { Tour } from '@streetlore/domain/tour';
import { expect, test } from 'vitest';
import { writeParty } from '../../../../emulators/src/seed/hunts/party.ts';
import { countReviews } from '../../../../emulators/src/seed/hunts/reviews.ts';
import { writeHunts } from '../../../../emulators/src/seed/hunts/write.ts';
import { newLedger } from '../../../../emulators/src/seed/ledger.ts';
import { writePartners } from '../../../../emulators/src/seed/partners/write.ts';
import { writeTours } from '../../../../emulators/src/seed/tours/write.ts';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { TourCard } from '../../ui/tour-card/tour-card.tsx';
import { Hero } from './hero.tsx';

/** The words on docs/home.png, as `npm run picture` read them on the page. */
const pictured: { hero: string; tours: string[] } = JSON.parse(
  readFileSync(new URL('../../../../docs/home.json', import.meta.url), 'utf8'),
);

function seededTours(now: Date) {
  const ledger = newLedger();
  const tours = writeTours(ledger, writePartners(ledger, now), now);
  writeHunts(ledger, tours, now);
  writeParty(ledger, tours, now);
  countReviews(ledger);
  const under = `${collections.tours}/`;
  return ledger.entries
    .filter(({ path }) => path.startsWith(under))
    .map(({ path, data }) => ({ ...(data as Tour), id: path.slice(under.length) }));
}

const wordsOn = (html: string) => wordsOf(html).trim();

test('the picture in README says what Home says (npm run picture takes it anew)', { timeout: 30_000 }, () => {
  const onHome = seededTours(new Date()).map((tour) => wordsOn(htmlOf(<TourCard tour={tour} />)));
  expect(pictured.hero).toBe(wordsOn(htmlOf(<Hero />)));
  expect(pictured.tours.toSorted()).toEqual(onHome.toSorted());
});
