import { newHunt } from '@streetlore/domain/hunt';
import { resultTexts } from '@streetlore/domain/result';
import type { Review, ReviewAuthor } from '@streetlore/domain/reviews';
import { teamTexts } from '@streetlore/domain/team';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { reviewByLink } from '../../../functions/src/hunt/team-page/review-on-page.ts';
import { erasePersonData } from '../../../functions/src/privacy/erase-person.ts';
import { collectPersonData } from '../../../functions/src/privacy/export-person.ts';
import { findPersonData } from '../../../functions/src/privacy/find-person.ts';
import { testServices } from '../../support/services.ts';
import { aFinishedTeam } from './finished-team.ts';

const services = testServices('demo-hunt-review-on-page', { at: new Date('2026-11-07T15:00:00Z') });
const HOUR = 3_600_000;
const stranger = 'x'.repeat(22);
let token: string;

beforeEach(async () => {
  await services.clear();
  services.clock.set(new Date('2026-11-07T15:00:00Z'));
  ({ token } = await aFinishedTeam(services, 'b1'));
});
afterAll(() => services.end());

const give = (name: string, rating: number, text = '') => reviewByLink(services, { token, name, rating, text });
const reviews = async () => {
  const { docs } = await services.db.collection('reviews').orderBy('rating').get();
  return docs.map((one) => one.data() as Review);
};
const authors = async () => {
  const { docs } = await services.db.collectionGroup('private').where('booking_id', '==', 'b1').get();
  return docs.map((one) => one.data() as ReviewAuthor);
};

test('each player of the page gives one review, which names the team alone', async () => {
  expect(await give('Ann', 5, 'The duck winked')).toEqual({ until: '2026-11-08T15:00:00.000Z' });
  await give('bob', 3);
  expect(await reviews()).toMatchObject([
    { rating: 3, text: '', team: 'The Stencils', status: 'shown' },
    { rating: 5, text: 'The duck winked', team: 'The Stencils', status: 'shown', answer: null },
  ]);
  const public_ = (await services.db.collection('reviews').get()).docs.map((one) => [one.id, one.data()]);
  expect(JSON.stringify(public_)).not.toMatch(/Ann|Bob|b1"/);
  expect((await authors()).map(({ page_player, reviewer_phone }) => [page_player, reviewer_phone]).sort()).toEqual([
    ['Ann', null],
    ['Bob', null],
  ]);
});

test('a review can be changed for a day, and then no more', async () => {
  await give('Ann', 2, 'got lost');
  services.clock.advance(23 * HOUR);
  await give('ANN', 4, 'found it again');
  expect(await reviews()).toMatchObject([{ rating: 4, text: 'found it again' }]);
  services.clock.advance(HOUR);
  await expect(give('Ann', 1)).rejects.toThrow(resultTexts.final);
  expect(await reviews()).toMatchObject([{ rating: 4 }]);
});

test('the same review sent several times at once is one review', async () => {
  await Promise.all([1, 2, 3].map(() => give('Ann', 5, 'again!')));
  expect(await reviews()).toHaveLength(1);
});

test('a doubtful sentence waits for an admin, and so does a hidden review that is changed', async () => {
  await give('Ann', 1, 'call me on 07700 900123');
  expect(await reviews()).toMatchObject([{ status: 'held' }]);
  const { docs } = await services.db.collection('reviews').get();
  await docs[0]?.ref.update({ status: 'hidden' });
  await give('Ann', 1, 'nothing to see');
  expect(await reviews()).toMatchObject([{ status: 'held', text: 'nothing to see' }]);
});

test('a hunt has as many reviews as people were paid for, by text or on the page', async () => {
  const review = services.db.doc('reviews/texted');
  await review.set({ tour_id: 'color-vinyl', status: 'shown', rating: 5 });
  await review.collection('private').doc('author').set({ reviewer_phone: '+447700900101', booking_id: 'b1' });
  await give('Ann', 4);
  await expect(give('Bob', 4)).rejects.toThrow(resultTexts.allGiven(2));
  // Whoever has reviewed may still change it.
  await give('Ann', 3);
});

test('refuses a stranger’s link, a name that has not joined and a hunt that is not completed', async () => {
  await expect(reviewByLink(services, { token: stranger, name: 'Ann', rating: 5, text: '' })).rejects.toMatchObject({
    code: 'not-found',
    message: teamTexts.unknown,
  });
  await expect(give('Cat', 5)).rejects.toThrow(teamTexts.notJoined);
  await services.store.bookings.at('b1').update({ hunt: { ...newHunt(), phase: 'puzzle' } });
  await expect(give('Ann', 5)).rejects.toThrow(resultTexts.notYet);
  expect(await reviews()).toEqual([]);
});

test('whoever booked gets the reviews of the page in their export, and erasing anybody of the group deletes them', async () => {
  await services.store.bookings.at('b1').update({ phone_numbers: ['+447700900101', '+447700900102'] });
  await give('Ann', 5, 'The duck winked');
  const admin = { uid: 'admin', email: 'admin@streetlore.test' };
  const about = (number: string) => ({ phone_numbers: [number], emails: [], request_id: `request-${number.slice(1)}` });
  const booker = await collectPersonData(services, about('+447700900101'), admin);
  expect(booker.records.reviews).toMatchObject([{ text: 'The duck winked' }]);
  expect(booker.records.review_authors).toMatchObject([{ page_player: 'Ann' }]);
  const other = await collectPersonData(services, about('+447700900102'), admin);
  expect(other.records.reviews).toEqual([]);
  expect((await findPersonData(services, about('+447700900102'))).held.reviews).toBe(1);
  await erasePersonData(services, { ...about('+447700900102'), request_id: 'erase' }, admin);
  expect(await reviews()).toEqual([]);
  expect(await authors()).toEqual([]);
});
