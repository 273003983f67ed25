import { bestHunts, leaderboardPeriods } from '@streetlore/domain/leaderboard';
import { collections, documents } from '@streetlore/domain/paths';
import { aReview } from '@streetlore/domain/testing';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { changeTeam } from '../../../functions/src/bookings/edit-team.ts';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';
import { aText, bookingOf, repliesTo, storeBooking, storeTexts } from '../hunt/world.ts';

const services = testServices('demo-edit-team', { at: new Date('2026-11-07T11:00:00Z') });
const { store, db } = services;
const ann = '+447700900111';
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };

beforeEach(async () => {
  await services.clear();
  await storeTour(db, 'color-vinyl');
  await storeBooking(services, 'b1', { phone_numbers: [ann], team_name: 'F.u.c.k' });
});
afterAll(() => services.end());

async function play(seconds = 60) {
  for (const body of ['START', 'answer1', 'answer2', 'answer3']) {
    services.clock.advance(seconds * 1000);
    await storeTexts(services, [aText(services, `SM${crypto.randomUUID()}`, ann, body)]);
    await playBatches(services, ann);
  }
}
const row = () => store.leaderboard.at('b1').read();
const edit = (team_name: string | null, listed: boolean, request_id: string = crypto.randomUUID()) =>
  changeTeam(services, { booking_id: 'b1', request_id, team_name, listed }, admin);
const auditedActions = async () =>
  (await db.collection(collections.auditLog).get()).docs.map((entry) => entry.get('action'));

/** The rows that anybody can read, on any of the boards. */
const rows = async () => {
  const boards = leaderboardPeriods.map((period) => store.find(bestHunts(period, services.now(), 25)));
  return (await Promise.all(boards)).map((found) => found.map(({ name }) => name));
};

describe('a team that everybody reads on the leaderboard', () => {
  test('gets another name there and beside its reviews, once, with an audit entry', async () => {
    await play();
    await db.doc(documents.review('r1')).set(aReview({ team: 'F.u.c.k' }));
    await db.doc(documents.reviewAuthor('r1')).set({ reviewer_phone: ann, booking_id: 'b1' });
    const request = crypto.randomUUID();
    await edit('The Foxes', true, request);
    await edit(null, false, request);
    expect(await row()).toMatchObject({ name: 'The Foxes', tour_id: 'color-vinyl' });
    expect(await store.reviews.at('r1').read()).toMatchObject({ team: 'The Foxes' });
    expect(await bookingOf(services, 'b1')).toMatchObject({ team_name: 'The Foxes' });
    expect(await auditedActions()).toEqual(['team_edited']);
  });

  test('is hidden, and comes back with the same score', async () => {
    await play();
    const before = await row();
    await edit('F.u.c.k', false);
    expect(await row()).toBeNull();
    await edit(null, true);
    expect(await row()).toEqual({ ...before, name: 'Team b1' });
  });

  test('that was hidden before it had finished stays hidden', async () => {
    await edit('F.u.c.k', false);
    await play();
    expect(await bookingOf(services, 'b1')).toMatchObject({ status: 'completed' });
    expect(await row()).toBeNull();
  });

  test('and is faster than legs is not there, keeps its result, and is shown and taken back by an admin', async () => {
    await edit('The Scripts', true);
    await play(1);
    const booking = await bookingOf(services, 'b1');
    expect(booking).toMatchObject({ status: 'completed', too_fast: 'kept', team_name: 'The Scripts' });
    expect(booking.hunt.score).toBeGreaterThan(400);
    expect(await rows()).toEqual([[], [], []]);
    const [last, question] = (await repliesTo(services, ann)).slice(-2);
    expect(last?.message_content).toMatch(/^You've finished the .*\. Faster than legs: not on the leaderboard\.$/);
    expect(question?.message_type).toBe('ask_review');

    const request = crypto.randomUUID();
    await edit('The Scripts', true, request);
    await edit('The Scripts', true, request);
    expect(await rows()).toEqual([['The Scripts'], ['The Scripts'], ['The Scripts']]);
    expect(await row()).toMatchObject({ score: booking.hunt.score });
    await edit('The Scripts', false);
    expect(await rows()).toEqual([[], [], []]);
    expect(await bookingOf(services, 'b1')).toMatchObject({ too_fast: 'kept', unlisted: false });
    expect((await auditedActions()).toSorted()).toEqual(['fast_result_kept_back', 'fast_result_shown', 'team_edited']);
  });

  test('cannot be changed without a booking', async () => {
    const nobody = { booking_id: 'nobody', request_id: 'r', team_name: null, listed: true };
    await expect(changeTeam(services, nobody, admin)).rejects.toMatchObject({ code: 'not-found' });
  });
});
