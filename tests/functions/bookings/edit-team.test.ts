import { collections, documents } from '@streetlore/domain/paths';
import { aReview } from '@streetlore/domain/testing';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { changeTeam } from '../../../functions/src/bookings/edit-team.ts';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';
import { aText, bookingOf, storeBooking, storeTexts } from '../hunt/world.ts';

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

async function play() {
  for (const body of ['START', 'answer1', 'answer2', 'answer3']) {
    services.clock.advance(60_000);
    await storeTexts(services, [aText(services, `SM${crypto.randomUUID()}`, ann, body)]);
    await playBatches(services, ann);
  }
}
const row = () => store.leaderboard.at('b1').read();
const edit = (team_name: string | null, listed: boolean, request_id: string = crypto.randomUUID()) =>
  changeTeam(services, { booking_id: 'b1', request_id, team_name, listed }, admin);
const auditedActions = async () =>
  (await db.collection(collections.auditLog).get()).docs.map((entry) => entry.get('action'));

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

  test('cannot be changed without a booking', async () => {
    const nobody = { booking_id: 'nobody', request_id: 'r', team_name: null, listed: true };
    await expect(changeTeam(services, nobody, admin)).rejects.toMatchObject({ code: 'not-found' });
  });
});
