import { collections } from '@streetlore/domain/paths';
import { CRASH_BACKOFF, MAX_ATTEMPTS, queuedText, TEXT_LEASE } from '@streetlore/domain/sms';
import { logger } from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { receiveDeliveryReport } from '../../../functions/src/delivery-reports/twilio-status.ts';
import { drainOutbox } from '../../../functions/src/outbox/send.ts';
import { sweepAll } from '../../../functions/src/sweep/sweep.ts';
import { crashPointsIn, killableServices } from '../../support/process-death.ts';
import { type TestServices, testServices } from '../../support/services.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { textsWith } from '../../support/texts.ts';
import { type Product, startProduct } from './product.ts';

// Hundreds of deaths are logged, as they should be. They would only fill this test's output.
const quiet = vi.spyOn(logger, 'write').mockImplementation(() => undefined);
afterAll(() => quiet.mockRestore());

/**
 * How often the sender dies, and how often the sweep after it; `npm run test:deep` has more of
 * both.
 */
const [DEATHS, SWEEPERS] = process.env.DEEP ? [500, 40] : [80, 16];

const project = 'demo-sms-crash';
let product: Product;
let healthy: TestServices;
let victim: ReturnType<typeof killableServices<TestServices>>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  product = await startProduct(project);
  healthy = product.services;
  victim = killableServices(testServices(project, { standIns: product.standIns.url, publicUrl: product.url }));
});
beforeEach(() => healthy.clear());
afterAll(async () => {
  await victim.services.end();
  await product.end();
  vi.useRealTimers();
});

const bodies = ['Stop 1/3: the first wall', 'Hint: look up'];

async function queue(...phones: string[]) {
  later(5);
  const batch = healthy.db.batch();
  for (const phone of phones)
    for (const [index, message_content] of bodies.entries()) {
      const draft = { phone_number: phone, message_content, message_type: 'clue', booking_id: null, tour_name: null };
      const id = `${phone.slice(1)}_${index}`;
      batch.create(healthy.db.doc(`${collections.smsMessages}/${id}`), queuedText(draft, new Date(), index));
    }
  await batch.commit();
}

const ignored = () => undefined;

function later(milliseconds: number) {
  // Twilio's clock moves with ours: the product finds its messages by their dates.
  vi.setSystemTime(Date.now() + milliseconds);
  for (const services of [healthy, victim.services]) services.clock.set(new Date());
}

/**
 * Checks that every text is once on the phone and in order, or is marked as failed with a reason.
 */
async function verdict(phone: string) {
  const texts = await textsWith(healthy, phone);
  const isFlagged = (text: (typeof texts)[number]) =>
    text.settled && (text.twilio_sid !== null || (text.status === 'failed' && text.error_message !== null));
  return {
    onPhone: (await product.onPhone(phone)).map(({ sid }) => sid),
    givenUp: texts.filter(({ twilio_sid }) => twilio_sid === null),
    recorded: texts.flatMap(({ twilio_sid }) => twilio_sid ?? []),
    texts: texts.length,
    unflagged: texts.filter((text) => !isFlagged(text)),
  };
}

/**
 * Loses Twilio's delivery reports, or lets them through. They alone settle many texts, so every
 * second time they are lost.
 */
function loseReports(isLost: boolean) {
  product.answerReportsWith(isLost ? async () => ({ status: 503 }) : receiveDeliveryReport);
}

describe('a sender that dies', () => {
  test(`in ${DEATHS} deaths leaves no second text and no text without an outcome`, async () => {
    const [first = '', ...phones] = Array.from({ length: DEATHS + 1 }, (_, round) => `+4477009${20_000 + round}`);
    await queue(first, ...phones);
    victim.begin();
    await drainOutbox(victim.services, first);
    const calls = victim.calls();
    expect(calls).toBeGreaterThan(5);
    // A process dies before and after each call, with and without Twilio's delivery reports.
    const points = crashPointsIn(calls, true);
    expect(DEATHS).toBeGreaterThanOrEqual(2 * points.length);
    for (const [round, phone] of phones.entries()) {
      loseReports(round % (2 * points.length) < points.length);
      victim.begin(points[round % points.length]);
      await drainOutbox(victim.services, phone).catch(ignored);
    }
    // The sweep after them dies too, at changing calls.
    for (let round = 0; round < SWEEPERS; round += 1) {
      later(TEXT_LEASE + 1_000);
      victim.begin({ call: 1 + round * 3, when: round % 2 === 0 ? 'before' : 'after' });
      await sweepAll(victim.services).catch(ignored);
    }
    for (let sweep = 0; sweep < 10; sweep += 1) {
      later(TEXT_LEASE + 1_000);
      await sweepAll(healthy);
    }
    const verdicts = await Promise.all(phones.map(verdict));
    for (const one of verdicts) {
      expect(one.onPhone).toEqual(one.recorded);
      expect(one).toMatchObject({ texts: 2, unflagged: [] });
    }
    // A text is given up only when three senders died of it. By chance this happens a few times at
    // most.
    const lost = verdicts.flatMap(({ givenUp }) => givenUp);
    expect(lost.filter(({ attempts }) => attempts < MAX_ATTEMPTS)).toEqual([]);
    expect(lost.length).toBeLessThan(0.05 * 2 * DEATHS);
    showsFault(
      24,
      DEATHS,
      `deaths of a sender: 0 second texts, 0 without an outcome, ${lost.length} given up and flagged`,
    );
  });

  test('does not change a text while Twilio cannot say whether it has the text', async () => {
    const phone = '+447700910001';
    loseReports(true);
    await queue(phone);
    await product.fault('timeout');
    await drainOutbox(healthy, phone);
    expect(await product.onPhone(phone)).toHaveLength(1);
    later(TEXT_LEASE + 1_000);
    await product.fault('error500');
    expect(await sweepAll(healthy)).toMatchObject({ reconciled: 0, sent: 0 });
    expect(await product.onPhone(phone)).toHaveLength(1);
    expect(await sweepAll(healthy)).toMatchObject({ reconciled: 1, sent: 1 });
    expect((await product.onPhone(phone)).map(({ body }) => body)).toEqual(bodies);
    expect(await verdict(phone)).toMatchObject({ texts: 2, unflagged: [] });
  });

  test('leaves a text that Twilio could not deliver: the sweep notes the reason', async () => {
    const phone = '+447700910003';
    loseReports(true);
    await product.refuse(phone, 30007);
    await queue(phone);
    await product.fault('timeout');
    await drainOutbox(healthy, phone);
    await expect.poll(() => product.onPhone(phone)).toMatchObject([{ status: 'undelivered' }]);
    later(TEXT_LEASE + 1_000);
    await sweepAll(healthy);
    const [first] = await textsWith(healthy, phone);
    expect(first).toMatchObject({ status: 'failed', error_code: 30007, twilio_sid: expect.stringMatching(/^SM/) });
  });

  test('three times at the question for a review leaves it to a later sweep, unless another text follows', async () => {
    loseReports(false);
    const phones = ['+447700910011', '+447700910012'];
    for (const phone_number of phones) {
      later(5);
      const about = { phone_number, booking_id: 'b1', tour_name: 'Foxes', in_reply_to: `SM${phone_number}` };
      for (const [n, message_content] of ["You've finished", 'How was it?'].entries()) {
        const text = queuedText({ ...about, message_content, message_type: 'completion' }, healthy.clock.now(), n);
        const dead = { status: 'sending', attempts: 3, lost: 3, lease_until: new Date(), first_attempt_at: new Date() };
        const stored = healthy.db.doc(`${collections.smsMessages}/${phone_number}_${n}`);
        await stored.create({ ...text, ...(n === 0 && dead) });
      }
    }
    later(TEXT_LEASE);
    await sweepAll(healthy);
    for (const phone of phones) expect(await product.onPhone(phone)).toEqual([]);
    const [lonely = '', spoken = ''] = phones;
    const about = { phone_number: spoken, booking_id: 'b1', tour_name: 'Foxes', in_reply_to: 'SMstatus' };
    const status = queuedText({ ...about, message_content: 'All done', message_type: 'all_done' }, healthy.clock.now());
    await healthy.db.doc(`${collections.smsMessages}/status`).create(status);
    await drainOutbox(healthy, spoken);
    expect((await product.onPhone(spoken)).map(({ body }) => body)).toEqual(['How was it?', 'All done']);
    expect(await verdict(spoken)).toMatchObject({ texts: 3, unflagged: [], givenUp: [{ status: 'failed' }] });
    later(CRASH_BACKOFF);
    await sweepAll(healthy);
    expect((await product.onPhone(lonely)).map(({ body }) => body)).toEqual(["You've finished", 'How was it?']);
    expect(await verdict(lonely)).toMatchObject({ texts: 2, unflagged: [], givenUp: [] });
  });

  test('adopts the text that Twilio has, not an older one with the same words', async () => {
    const phone = '+447700910002';
    loseReports(false);
    for (const id of ['twin_1', 'twin_2']) {
      later(5);
      const draft = {
        phone_number: phone,
        message_content: 'Look up',
        message_type: 'hint',
        booking_id: null,
        tour_name: null,
      };
      await healthy.db.doc(`${collections.smsMessages}/${id}`).create(queuedText(draft, healthy.clock.now()));
      if (id === 'twin_2') {
        loseReports(true);
        await product.fault('timeout');
      }
      await drainOutbox(healthy, phone);
    }
    later(TEXT_LEASE + 1_000);
    await sweepAll(healthy);
    const stored = await textsWith(healthy, phone);
    const sids = (await product.onPhone(phone)).map(({ sid }) => sid);
    expect(stored.map(({ twilio_sid }) => twilio_sid)).toEqual(sids);
    expect(sids).toHaveLength(2);
  });
});
