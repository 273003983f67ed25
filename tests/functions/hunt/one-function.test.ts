import { MAX_PLAYS, TEXT_LEASE } from '@streetlore/domain/sms';
import { londonDay } from '@streetlore/domain/time';
import { localVendors } from '@streetlore/emulators/config';
import { logger } from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConfigurationError } from '../../../functions/src/base/config.ts';
import { receiveDeliveryReport } from '../../../functions/src/delivery-reports/twilio-status.ts';
import { playInboundTexts } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { answerInbound } from '../../../functions/src/hunt/receive-text.ts';
import { budgetOf } from '../../../functions/src/outbox/budget.ts';
import { retryTexts } from '../../../functions/src/outbox/retry-outbox.ts';
import { sweepAll } from '../../../functions/src/sweep/sweep.ts';
import { type CrashPoint, crashPointsIn, killableServices } from '../../support/process-death.ts';
import { inSeries } from '../../support/round-trips.ts';
import { type TestServices, testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';
import { textsWith } from '../../support/texts.ts';
import { type Product, startProduct } from '../sms/product.ts';
import { aText, bookingOf, repliesTo, storeBooking, storeTexts } from './world.ts';

// Hundreds of deaths are logged, as they should be. They would only fill this test's output.
const quiet = vi.spyOn(logger, 'write').mockImplementation(() => undefined);

const path = '/api/twilio/inbound';
const project = 'demo-hunt-one-function';
let product: Product;
let healthy: TestServices;
let victim: ReturnType<typeof killableServices<TestServices>>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // The clock starts at noon. Some tests move it by minutes, and a failure of today must not become
  // one of yesterday.
  vi.setSystemTime(`${londonDay(new Date())}T12:00:00Z`);
  product = await startProduct(project);
  healthy = product.services;
  victim = killableServices(testServices(project, { standIns: product.standIns.url, publicUrl: product.url }));
});
beforeEach(async () => {
  await healthy.clear();
  healthy.tasks.recorded.length = 0;
  product.answerReportsWith(receiveDeliveryReport);
  await storeTour(healthy.db, 'color-vinyl');
});
afterAll(async () => {
  await victim.services.end();
  await product.end();
  vi.useRealTimers();
  quiet.mockRestore();
});

function later(milliseconds: number) {
  // Twilio's clock moves with ours: the product finds its messages by their dates.
  vi.setSystemTime(Date.now() + milliseconds);
  for (const services of [healthy, victim.services]) services.clock.set(new Date());
}

let count = 0;
function postedBy(From: string, Body: string) {
  count += 1;
  const MessageSid = `SM${String(count).padStart(32, '0')}`;
  return product.signed(path, { MessageSid, From, To: localVendors.twilioFrom, Body, NumMedia: '0', NumSegments: '1' });
}

/** The texts that a phone received, and whether every text of its thread is settled. */
async function threadOf(phone: string) {
  const texts = await textsWith(healthy, phone);
  const onPhone = await product.onPhone(phone);
  return {
    onPhone: onPhone.map(({ body }) => body),
    sids: onPhone.map(({ sid }) => sid),
    recorded: texts.flatMap(({ direction, twilio_sid }) => (direction === 'outbound' ? (twilio_sid ?? []) : [])),
    unsettled: texts.filter(({ settled }) => !settled).length,
  };
}

/**
 * Lets a process die while it answers a text. If the answer was not 200, the text is delivered
 * again.
 */
async function dyingWith(death: CrashPoint | null, phone: string, body: string) {
  const posted = postedBy(phone, body);
  victim.begin(death ?? undefined);
  const status = await answerInbound(victim.services, posted).then(
    (answer) => answer.status,
    () => 500,
  );
  const calls = victim.calls();
  if (status !== 200) expect(await answerInbound(healthy, posted)).toMatchObject({ status: 200 });
  return calls;
}

describe('one function from text to reply', () => {
  test('has sent every reply when it answers', async () => {
    const [ann, ben] = ['+447700950001', '+447700950002'];
    await storeBooking(healthy, 'b1', { phone_numbers: [ann, ben] });
    expect(await answerInbound(healthy, postedBy(ann, 'START'))).toEqual({ status: 200, body: '<Response/>' });
    for (const phone of [ann, ben])
      expect(await threadOf(phone)).toMatchObject({ onPhone: [expect.stringContaining('Stop 1/')], unsettled: 0 });
  });

  test('loses and doubles no text when it dies between any two of its calls', async () => {
    const group = (round: number) => [`+4477009${51_000 + round}`, `+4477009${52_000 + round}`] as const;
    await storeBooking(healthy, 'whole', { phone_numbers: [...group(999)] });
    const calls = await dyingWith(null, group(999)[0], 'START');
    expect(calls).toBeGreaterThan(5);
    const deaths = crashPointsIn(calls).flatMap((death) => [death, death]);
    for (const [round, death] of deaths.entries()) {
      // Twilio's delivery reports alone settle many texts. At one of two equal deaths they are lost.
      product.answerReportsWith(round % 2 === 0 ? async () => ({ status: 503 }) : receiveDeliveryReport);
      await storeBooking(healthy, `b${round}`, { phone_numbers: [...group(round)] });
      await dyingWith(death, group(round)[0], 'START');
      // Even with a stranded text, the group's next text is neither lost nor played before the
      // stranded one.
      if (round % 3 === 0) await answerInbound(healthy, postedBy(group(round)[1], 'answer1'));
    }
    for (let sweep = 0; sweep < 3; sweep += 1) {
      later(TEXT_LEASE + 1_000);
      await sweepAll(healthy);
    }
    for (const round of deaths.keys()) {
      const stop = round % 3 === 0 ? 2 : 1;
      expect(await bookingOf(healthy, `b${round}`)).toMatchObject({ current_stop: stop, hunt: { wrong_answers: 0 } });
      for (const phone of group(round)) {
        const thread = await threadOf(phone);
        expect([round, thread.recorded, thread.unsettled]).toEqual([round, thread.sids, 0]);
        expect(thread.onPhone[0]).toContain('Stop 1/');
        expect([round, thread.onPhone.length]).toEqual([round, stop]);
      }
    }
  }, 240_000);

  test('answers a flood of texts at once: each reply once, and each phone in order', async () => {
    const phones = [1, 2, 3, 4, 5].map((n) => `+44770095300${n}`);
    await storeBooking(healthy, 'b1', { phone_numbers: phones });
    await answerInbound(healthy, postedBy(phones[0] ?? '', 'START'));
    for (let round = 0; round < 4; round += 1) {
      later(31_000);
      // The texts differ, because a second wrong answer in a row would get no reply.
      const animal = ['badger', 'otter', 'stoat', 'weasel', 'ferret'];
      const bodyOf = (n: number) => (round % 2 === 0 ? `${round === 0 ? 'red' : 'blue'} ${animal[n]}` : 'STATUS');
      const answers = await Promise.all(phones.map((phone, n) => answerInbound(healthy, postedBy(phone, bodyOf(n)))));
      expect(answers.map(({ status }) => status)).toEqual(phones.map(() => 200));
    }
    for (const phone of phones) {
      const replies = await repliesTo(healthy, phone);
      const thread = await threadOf(phone);
      expect(replies.length).toBeGreaterThan(4);
      expect(thread.onPhone).toEqual(replies.map(({ message_content }) => message_content));
      expect(thread).toMatchObject({ recorded: thread.sids, unsettled: 0 });
    }
  });

  test('asks for one recount for a text and its replies, and for none on their delivery reports', async () => {
    const [ann, ben] = ['+447700953101', '+447700953102'];
    product.answerReportsWith(async () => ({ status: 503 }));
    await storeBooking(healthy, 'b1', { phone_numbers: [ann, ben] });
    later(2_000);
    await answerInbound(healthy, postedBy(ann, 'START'));
    const asked = healthy.tasks.recorded.filter(({ queue }) => queue === 'recount');
    expect(asked.map(({ payload }) => payload.keys)).toEqual([
      [
        ...[ann, ben].map((number) => `conversation.${number}`),
        expect.stringMatching(/^day\.[\d-]+\.messages$/),
        ...[ann, ben].map((number) => `player.${number}`),
        expect.stringMatching(/^tour\.color-vinyl\.[\d-]+\.stop_1$/),
      ],
    ]);
    later(2_000);
    await expect.poll(() => product.reports.length).toBeGreaterThan(0);
    for (const posted of product.reports.splice(0))
      expect(await receiveDeliveryReport(healthy, posted)).toEqual({ status: 200 });
    expect(healthy.tasks.recorded.filter(({ queue }) => queue === 'recount')).toHaveLength(1);
  });

  test('makes three Firestore calls in series before the reply: store and read, the hunt, the commit', async () => {
    const counted = inSeries(testServices(project, { standIns: product.standIns.url, publicUrl: product.url }));
    const group = [1, 2, 3].map((n) => `+44770095320${n}`);
    await storeBooking(healthy, 'alone', { phone_numbers: ['+447700953200'] });
    await storeBooking(healthy, 'group', { phone_numbers: group });
    for (const phone of ['+447700953200', group[0] ?? '']) {
      await answerInbound(healthy, postedBy(phone, 'START'));
      const answerText = () => answerInbound(counted.services, postedBy(phone, 'badger'));
      // After the reply, a delivery report that comes before Twilio's answer takes two calls more.
      expect(await counted.of(answerText)).toMatchObject({ toTwilio: 3 });
    }
    await counted.services.end();
  });

  test('makes one call more in series for a phone that plays two hunts', async () => {
    const counted = inSeries(testServices(project, { standIns: product.standIns.url, publicUrl: product.url }));
    const [ann, bob] = ['+447700953301', '+447700953302'];
    for (const [id, friend] of [
      ['one', bob],
      ['other', '+447700953303'],
    ] as const) {
      await storeBooking(healthy, id, { phone_numbers: [ann, friend] });
      await answerInbound(healthy, postedBy(friend, 'START'));
    }
    const answer = () => answerInbound(counted.services, postedBy(ann, 'badger'));
    // After the reply, a delivery report that comes before Twilio's answer takes two calls more.
    expect(await counted.of(answer)).toMatchObject({ toTwilio: 4 });
    await counted.services.end();
  });

  test('hands over to the retry queue at once when its time is up', async () => {
    const phone = '+447700954001';
    await storeBooking(healthy, 'b1', { phone_numbers: [phone] });
    await storeTexts(healthy, [aText(healthy, 'SMlate', phone, 'START')]);
    await playInboundTexts(healthy, phone, budgetOf(0));
    expect(await repliesTo(healthy, phone)).toMatchObject([{ status: 'queued', attempts: 0, lease_until: null }]);
    expect(healthy.tasks.recorded.filter(({ queue }) => queue !== 'recount')).toMatchObject([
      { queue: 'retryOutbox', payload: { phone_number: phone } },
    ]);
    await retryTexts(healthy, { phone_number: phone, at: healthy.clock.now().toISOString() });
    expect(await threadOf(phone)).toMatchObject({ onPhone: [expect.stringContaining('Stop 1/')], unsettled: 0 });
  });

  test('queues replies behind texts that still wait', async () => {
    const phone = '+447700954002';
    await storeBooking(healthy, 'b1', { phone_numbers: [phone] });
    await product.refuse(phone, 20429, 1);
    await answerInbound(healthy, postedBy(phone, 'START'));
    expect(await product.onPhone(phone)).toEqual([]);
    await answerInbound(healthy, postedBy(phone, 'badger'));
    expect(await repliesTo(healthy, phone)).toMatchObject([{ status: 'queued' }, { status: 'queued', attempts: 0 }]);
    later(2_500);
    await answerInbound(healthy, postedBy(phone, 'STATUS'));
    const replies = await repliesTo(healthy, phone);
    expect(replies).toHaveLength(3);
    expect((await threadOf(phone)).onPhone).toEqual(replies.map(({ message_content }) => message_content));
  });

  test('plays while texts cannot be sent, and leaves the replies in the outbox', async () => {
    const phone = '+447700954003';
    const unset = Object.defineProperty({ ...healthy }, 'texting', {
      get() {
        throw new ConfigurationError('Nobody has set it');
      },
    });
    await storeBooking(healthy, 'b1', { phone_numbers: [phone] });
    expect(await answerInbound(unset, postedBy(phone, 'START'))).toMatchObject({ status: 200 });
    expect(await bookingOf(healthy, 'b1')).toMatchObject({ current_stop: 1 });
    expect(await repliesTo(healthy, phone)).toMatchObject([{ status: 'queued', attempts: 0 }]);
    await sweepAll(healthy);
    expect((await threadOf(phone)).onPhone).toHaveLength(1);
  });

  test('counts a failed attempt for a text, also when reading failed before it was stored', async () => {
    const phone = '+447700954006';
    await storeBooking(healthy, 'b1', { phone_numbers: [phone] });
    await healthy.db.doc('bookings/b1').update({ hunt: 'nonsense' });
    const slowly = async () => {
      for (let n = 0; n < 20; n += 1) await healthy.store.health.read();
      const { id, ...text } = aText(healthy, 'SMslow', phone, 'START');
      return await healthy.store.messages.at(id).create(text);
    };
    await expect(playInboundTexts(healthy, phone, budgetOf(), slowly())).rejects.toThrow('does not fit');
    expect(await textsWith(healthy, phone)).toMatchObject([{ settled: false, attempts: 1 }]);
  });

  test('sets a text aside with its reason after five failures, and plays all others', async () => {
    const [poisoned, well] = ['+447700954004', '+447700954005'];
    await storeBooking(healthy, 'b1', { phone_numbers: [poisoned] });
    await storeBooking(healthy, 'b2', { phone_numbers: [well] });
    await healthy.db.doc('bookings/b1').update({ hunt: 'nonsense' });
    const posted = postedBy(poisoned, 'START');
    expect(await answerInbound(healthy, posted)).toMatchObject({ status: 200 });
    await storeTexts(healthy, [aText(healthy, 'SMwell', well, 'START')]);
    for (let sweep = 1; sweep < MAX_PLAYS; sweep += 1) {
      expect((await textsWith(healthy, poisoned))[0]).toMatchObject({ settled: false, attempts: sweep });
      later(60_000);
      expect(await sweepAll(healthy)).toMatchObject({ texts: sweep === 1 ? 1 : 0, failed: 1 });
    }
    expect((await textsWith(healthy, poisoned))[0]).toMatchObject({
      settled: true,
      status: 'failed',
      error_message: 'It could not be played (Malformed)',
    });
    later(60_000);
    expect(await sweepAll(healthy)).toMatchObject({ texts: 0, failed: 0 });
    expect((await threadOf(well)).onPhone).toEqual([expect.stringContaining('Stop 1/')]);
    // The dashboard shows a text that failed today.
    expect(await healthy.store.health.read()).toMatchObject({ failed_phones: 1 });
  });
});
