import { documents } from '@streetlore/domain/paths';
import type { Review } from '@streetlore/domain/reviews';
import { newSmsPhone } from '@streetlore/domain/sms';
import { localSecrets } from '@streetlore/emulators/config';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';
import { aText, repliesTo, storeBooking, storeTexts } from './world.ts';

const services = testServices('demo-hunt-reviews', { at: new Date('2026-11-07T11:00:00Z') });
const ann = '+447700900101';
const bob = '+447700900102';
const HOUR = 3_600_000;
const QUESTION = 'How was it? Reply 1 to 5, and a sentence if you like.';
let count = 0;

beforeEach(async () => {
  await services.clear();
  services.clock.set(new Date('2026-11-07T11:00:00Z'));
  await storeTour(services.db, 'color-vinyl');
  await storeBooking(services, 'b1', { phone_numbers: [ann, bob], team_name: 'The Stencils' });
});
afterAll(() => services.end());

async function say(from: string, body: string): Promise<string[]> {
  count += 1;
  services.clock.advance(60_000);
  await storeTexts(services, [aText(services, `SMreview${count}`, from, body)]);
  await playBatches(services, from);
  const replies = await repliesTo(services, from);
  return replies.filter((one) => one.in_reply_to === `SMreview${count}`).map((one) => one.message_content);
}

async function playToTheEnd(): Promise<string[]> {
  for (const body of ['START', 'answer1', 'answer2']) await say(ann, body);
  return say(ann, 'answer3');
}

const reviews = async () => (await services.db.collection('reviews').get()).docs.map((one) => one.data() as Review);
const THANKS = expect.stringMatching(/^Thank you for your review!/);

describe('after a hunt', () => {
  test('every phone is asked after the final text, and each can give a review', async () => {
    expect(await playToTheEnd()).toEqual([expect.stringContaining("You've finished"), QUESTION]);
    expect((await repliesTo(services, bob)).map((one) => one.message_content).slice(-2)).toEqual([
      expect.stringContaining("You've finished"),
      QUESTION,
    ]);
    expect(await say(bob, '4 - the duck was fun')).toEqual([THANKS]);
    expect(await say(ann, 'five')).toEqual([THANKS]);
    const all = (await reviews()).sort((a, b) => a.rating - b.rating);
    expect(all).toMatchObject([
      { tour_id: 'color-vinyl', rating: 4, text: 'the duck was fun', team: 'The Stencils', status: 'shown' },
      { rating: 5, text: '', status: 'shown', answer: null },
    ]);
    const found = (await services.db.collection('reviews').get()).docs;
    // The public documents lead to no person.
    expect(JSON.stringify(found.map((one) => [one.id, one.data()]))).not.toMatch(/447700|b1"/);
    const [first] = found;
    const author = await services.db.doc(documents.reviewAuthor(first?.id ?? '')).get();
    expect(author.data()).toMatchObject({ booking_id: 'b1' });
  });

  test('a review can be changed for a day, and later texts go to the hunt', async () => {
    await playToTheEnd();
    await say(bob, '2 got lost');
    services.clock.advance(23 * HOUR);
    expect(await say(bob, '4 found it again')).toEqual([THANKS]);
    expect(await reviews()).toMatchObject([{ rating: 4, text: 'found it again' }]);
    services.clock.advance(HOUR);
    expect(await say(bob, '1')).toEqual([expect.stringContaining('no hunt for this number')]);
    expect(await reviews()).toMatchObject([{ rating: 4 }]);
  });

  test('words alone are asked for their stars once, and become the sentence of the review', async () => {
    await playToTheEnd();
    expect(await say(bob, 'Brilliant, kids loved it')).toEqual(['Thank you! How many stars, 1 to 5?']);
    expect(await reviews()).toEqual([]);
    expect(await say(bob, 'a solid 4')).toEqual([THANKS]);
    expect(await reviews()).toMatchObject([{ rating: 4, text: 'Brilliant, kids loved it' }]);
  });

  test('the question can be answered days later, and other texts are handled as usual', async () => {
    await playToTheEnd();
    // Small talk gets no reply.
    expect(await say(bob, 'cheers')).toEqual([]);
    expect(await say(bob, 'what a heron')).toEqual(["You've completed all stops!"]);
    expect(await say(bob, 'HELP')).toEqual([expect.stringContaining('This hunt is done.')]);
    services.clock.advance(72 * HOUR);
    expect(await say(bob, '5/5')).toEqual([THANKS]);
    expect(await reviews()).toMatchObject([{ rating: 5 }]);
  });

  test('a number is for the next hunt once that has started', async () => {
    await playToTheEnd();
    await storeBooking(services, 'b2', { phone_numbers: [bob] });
    await say(bob, 'START');
    expect(await say(bob, '5')).toEqual([expect.stringContaining('Not an answer we know.')]);
    expect(await reviews()).toEqual([]);
  });

  test('handles one phone’s review and another phone’s command at one moment', async () => {
    await playToTheEnd();
    services.clock.advance(60_000);
    await storeTexts(services, [
      aText(services, 'SMone', ann, 'STATUS'),
      aText(services, 'SMbob1', bob, '3', 1),
      aText(services, 'SMbob2', bob, 'RESEND', 2),
    ]);
    await Promise.all([playBatches(services, ann), playBatches(services, bob)]);
    await playBatches(services, bob);
    const said = await repliesTo(services, bob);
    const kinds = said.flatMap((one) =>
      one.in_reply_to === 'SMbob1' || one.in_reply_to === 'SMbob2' ? [one.message_type] : [],
    );
    expect(kinds).toEqual(['review_thanks', 'completion']);
    expect((await repliesTo(services, ann)).at(-1)).toMatchObject({ message_type: 'status' });
    expect(await reviews()).toHaveLength(1);
  });

  test('a text delivered several times at once makes one review and one reply', async () => {
    await playToTheEnd();
    services.clock.advance(60_000);
    await storeTexts(services, [aText(services, 'SMsame', bob, '5 again!')]);
    await Promise.all([1, 2, 3].map(() => playBatches(services, bob)));
    expect(await reviews()).toHaveLength(1);
    expect((await repliesTo(services, bob)).filter((one) => one.in_reply_to === 'SMsame')).toHaveLength(1);
  });

  test('does not ask an opted-out phone, and takes a review without a reply after a later opt-out', async () => {
    await services.db.doc(`sms_phones/${bob}`).set({ ...newSmsPhone(), opted_out: true, opted_out_at: new Date(0) });
    await playToTheEnd();
    expect(await repliesTo(services, bob)).toEqual([]);
    expect(await say(bob, '5')).toEqual([]);
    expect(await reviews()).toEqual([]);
    await say(ann, 'STOP');
    expect(await say(ann, '2 too many texts')).toEqual([]);
    expect(await reviews()).toMatchObject([{ rating: 2 }]);
  });
});

test('a doubtful review waits for an admin, and so does a hidden one that is changed', async () => {
  await playToTheEnd();
  await say(bob, '1 call me on 07700 900102');
  expect(await reviews()).toMatchObject([{ status: 'held', rating: 1 }]);
  const [review] = (await services.db.collection('reviews').get()).docs;
  await review?.ref.update({ status: 'hidden', answer: 'Please write to us' });
  await say(bob, '1 all the same');
  expect(await reviews()).toMatchObject([{ status: 'held', text: 'all the same', answer: null }]);
});

test('a review that is changed after a rotation of the privacy key replaces the same phone’s review', async () => {
  await playToTheEnd();
  await say(bob, '3');
  const rotated = testServices('demo-hunt-reviews', { written: { PRIVACY_KEY: `new,${localSecrets.PRIVACY_KEY}` } });
  await storeTexts(services, [aText(services, 'SMrotated', bob, '4')]);
  await playBatches(rotated, bob);
  await rotated.end();
  expect(await reviews()).toMatchObject([{ rating: 4 }]);
  expect((await services.db.collectionGroup('private').get()).docs.filter((one) => one.id === 'author')).toHaveLength(
    1,
  );
});
