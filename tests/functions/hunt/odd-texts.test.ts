import { collections } from '@streetlore/domain/paths';
import { localVendors } from '@streetlore/emulators/config';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerInbound } from '../../../functions/src/hunt/receive-text.ts';
import { storeTour } from '../../support/store-tour.ts';
import { textsWith } from '../../support/texts.ts';
import { type Product, startProduct } from '../sms/product.ts';
import { bookingOf, storeBooking } from './world.ts';

const path = '/api/twilio/inbound';
const [ann, ben] = ['+447700956001', '+447700956002'];
let product: Product;
let count = 0;

beforeAll(async () => {
  product = await startProduct('demo-hunt-odd-texts');
});
beforeEach(async () => {
  await product.services.clear();
  await storeTour(product.services.db, 'color-vinyl');
  await storeBooking(product.services, 'b1', { phone_numbers: [ann, ben] });
  await post(ann, { Body: 'START' });
  // By then the other phone has got its text.
  product.services.clock.advance(60_000);
});
afterAll(() => product.end());

/** Posts a text as Twilio does, `times` times at once. */
async function post(From: string, given: Record<string, string>, times = 1) {
  count += 1;
  const MessageSid = `SM${String(count).padStart(32, '0')}`;
  const form = { MessageSid, From, To: localVendors.twilioFrom, NumMedia: '0', NumSegments: '1', ...given };
  const answers = await Promise.all(
    Array.from({ length: times }, () => answerInbound(product.services, product.signed(path, form))),
  );
  expect(answers).toEqual(answers.map(() => ({ status: 200, body: '<Response/>' })));
  return await Promise.all(
    [ann, ben].map(async (phone) =>
      (await textsWith(product.services, phone)).flatMap((text) =>
        text.in_reply_to === MessageSid ? [text.message_content] : [],
      ),
    ),
  );
}

const hunt = async () => (await bookingOf(product.services, 'b1')).hunt;
const picture = {
  NumMedia: '1',
  MediaContentType0: 'image/jpeg',
  MediaUrl0: 'https://api.twilio.com/2010-04-01/Accounts/AC1/Messages/MM1/Media/ME1',
};

describe('in the middle of a hunt', () => {
  test('a picture without words costs no points, and the reply says what the hunt can read', async () => {
    const [told, others] = await post(ann, { ...picture, Body: '' });
    expect(told).toEqual(['We can only read words. Text your answer, or HELP.']);
    expect(others).toEqual([]);
    expect(await hunt()).toMatchObject({ stop_number: 1, wrong_answers: 0 });
  });

  test.each([
    ['Liked “Stop 1/3: Wall 1”', []],
    ['I am driving. I will see your message later', []],
    ['👍', []],
    [
      'We want our money back',
      [
        expect.stringMatching(
          /^Somebody from Streetlore will read this(?: from .+)?\. Meanwhile HINT helps, SKIP goes on\.$/,
        ),
      ],
    ],
  ])('%j costs no points and is not listed in the tour editor', async (Body, told) => {
    const before = await hunt();
    expect(await post(ann, { Body })).toEqual([told, []]);
    // A player who writes to us is not silent.
    const look_at = told.length > 0 ? expect.any(Date) : before.look_at;
    const heard_at = told.length > 0 ? expect.any(Date) : before.heard_at;
    expect(await hunt()).toEqual({ ...before, look_at, heard_at });
    expect((await product.services.db.collection(collections.wrongAnswers).get()).size).toBe(0);
    const kept = (await textsWith(product.services, ann)).find(({ message_content }) => message_content === Body);
    expect(kept).toMatchObject({ settled: true, message_type: told.length > 0 ? 'plea' : 'interaction' });
  });

  test('a picture with words counts as its words', async () => {
    const [told, others] = await post(ann, { ...picture, Body: 'Answer1 😀' });
    expect(told).toEqual([expect.stringContaining('Correct! Stop 2/3')]);
    expect(others).toEqual(told);
  });

  test('a text of ten segments is talk, stored whole', async () => {
    const Body = 'Is it the answer? '.repeat(85);
    expect(Body).toHaveLength(1_530);
    const [told] = await post(ann, { Body, NumSegments: '10' });
    expect(told).toEqual([expect.stringMatching(/^Not an answer we know\./)]);
    expect(await hunt()).toMatchObject({ stop_number: 1, wrong_answers: 0 });
    const [, kept] = (await textsWith(product.services, ann)).filter(({ direction }) => direction === 'inbound');
    expect(kept).toMatchObject({ message_content: Body, segments: 10, settled: true });
  });

  test('a text that is posted fifteen times at once is played once, and answered once', async () => {
    expect(await post(ben, { Body: 'a badger' }, 15)).toMatchObject([[], [expect.stringContaining('Not quite.')]]);
    expect(await hunt()).toMatchObject({ stop_number: 1, wrong_answers: 1 });
    const correct = async () =>
      (await Promise.all([ann, ben].map((phone) => product.onPhone(phone)))).map(
        (texts) => texts.filter(({ body }) => body.startsWith('Correct!')).length,
      );
    const before = await correct();
    const said = await post(ben, { Body: 'answer1' }, 15);
    expect(said).toEqual([ann, ben].map(() => [expect.stringContaining('Correct! Stop 2/3')]));
    expect(await hunt()).toMatchObject({ stop_number: 2, wrong_answers: 0, results: [{ wrong_answers: 1 }] });
    expect(await correct()).toEqual(before.map((texts) => texts + 1));
    const stored = await product.services.db.collection(collections.smsMessages).where('settled', '==', false).get();
    expect(stored.docs.map(({ id }) => id)).toEqual([]);
  });
});
