import { MAX_ATTEMPTS } from '@streetlore/domain/sms';
import { logger } from 'firebase-functions/logger';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { receiveDeliveryReport } from '../../../functions/src/delivery-reports/twilio-status.ts';
import { retryTexts } from '../../../functions/src/outbox/retry-outbox.ts';
import { sweepAll } from '../../../functions/src/sweep/sweep.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { storeTour } from '../../support/store-tour.ts';
import { repliesTo, storeBooking } from '../hunt/world.ts';
import { type Product, startProduct } from './product.ts';

// Hundreds of refusals are logged, as they should be. They would only fill this test's output.
const quiet = vi.spyOn(logger, 'write').mockImplementation(() => undefined);

/** Six hunts are two for each way in which Twilio fails. */
const HUNTS = process.env.DEEP ? 20 : 6;
const SECOND = 1_000;
/** The time between two looks for work that is due. */
const TICK = 30 * SECOND;
const OUTAGE = { from: 30 * SECOND, to: 330 * SECOND };
const END = 540 * SECOND;
/**
 * How many hunts run at once. More would not be faster with one Firestore emulator and two
 * processors.
 */
const AT_ONCE = 8;

let product: Product;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  product = await startProduct('demo-sms-outage', { timeoutMs: 20 });
  await product.services.clear();
  await storeTour(product.services.db, 'color-vinyl');
});
afterAll(async () => {
  quiet.mockRestore();
  await product.end();
  vi.useRealTimers();
});

type Hunt = { id: string; phones: [string, string] };
const huntOf = (index: number): Hunt => ({
  id: `hunt${index}`,
  phones: [`+4477009${40_000 + 2 * index}`, `+4477009${40_001 + 2 * index}`],
});

const clue = (stop: number) =>
  `Stop ${stop}/3: Wall ${stop}\nFind wall ${stop}.\nWhich word is painted on wall ${stop}?`;

/**
 * What the two players of each hunt text, and when (seconds). `reply` is what RESEND must repeat
 * then.
 */
const SCRIPT: readonly [at: number, player: 0 | 1, text: string, reply?: string][] = [
  [0, 0, 'START'],
  [30, 1, 'badger'],
  [60, 0, 'RESEND', clue(1)],
  [90, 0, 'answer1'],
  [120, 1, 'STATUS'],
  [150, 1, 'RESEND', clue(2)],
  [210, 0, 'HINT'],
  [240, 1, 'SKIP'],
  [300, 0, 'RESEND', clue(3)],
  [360, 1, 'RESEND', clue(3)],
  [420, 1, 'answer3'],
  [450, 0, 'RESEND', "You've finished the Color & Vinyl!"],
];

/** Stands in for Cloud Tasks and the scheduler: runs what is due, each task once. */
function machinery() {
  const { services } = product;
  const done = new Set<string>();
  return async (time: number) => {
    const due = services.tasks.recorded.filter(
      ({ queue, id, at }) => queue === 'retryOutbox' && at <= services.now() && !done.has(id),
    );
    for (const { id } of due) done.add(id);
    await inTurns(due, ({ payload, at }) =>
      retryTexts(services, { phone_number: String(payload.phone_number), at: at.toISOString() }),
    );
    if (time % (60 * SECOND) === 0) await sweepAll(services);
  };
}

async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < all.length; start += AT_ONCE)
    await Promise.all(all.slice(start, start + AT_ONCE).map(work));
}

/**
 * Breaks Twilio: some hunts get errors, some no answer, some first one and then the other. For
 * texts that Twilio accepted without an answer, no report comes either.
 */
async function breakTwilio(hunts: readonly Hunt[]) {
  product.answerReportsWith(async () => ({ status: 503 }));
  for (const [index, { phones }] of hunts.entries())
    for (const phone of phones) {
      if (index % 3 !== 1) await product.fault('error500', index % 3 === 0 ? 10_000 : 7, phone);
      if (index % 3 !== 0) await product.fault('timeout', 10_000, phone);
    }
}

test(`five minutes without Twilio in ${HUNTS} hunts lose and double no reply, and keep the order`, {
  timeout: 300_000,
}, async () => {
  const { services } = product;
  const begin = Date.now();
  // One more hunt is not affected. The others must get the texts that this one gets.
  const spared = huntOf(HUNTS);
  const struck = Array.from({ length: HUNTS }, (_, index) => huntOf(index));
  const hunts = [...struck, spared];
  services.clock.set(new Date(begin));
  for (const { id, phones } of hunts) await storeBooking(services, id, { phone_numbers: phones });
  const run = machinery();

  for (let time = 0; time <= END; time += TICK) {
    // Twilio's clock moves with ours: the product finds its messages by their dates.
    vi.setSystemTime(begin + time);
    services.clock.set(new Date());
    if (time === OUTAGE.from) await breakTwilio(struck);
    if (time === OUTAGE.to) {
      await product.recover();
      product.answerReportsWith(receiveDeliveryReport);
    }
    for (const [, player, text, reply] of SCRIPT.filter(([at]) => at * SECOND === time))
      await inTurns(hunts, async ({ phones }) => {
        await product.reply(phones[player], text);
        if (reply) expect((await repliesTo(services, phones[player])).at(-1)?.message_content).toContain(reply);
      });
    await run(time);
  }

  let mostAttempts = 0;
  for (const { phones } of hunts)
    for (const [index, phone] of phones.entries()) {
      const said = await repliesTo(services, phone);
      const expected = (await repliesTo(services, spared.phones[index] ?? '')).map((text) => text.message_content);
      expect(said.map((text) => text.message_content)).toEqual(expected);
      expect((await product.onPhone(phone)).map(({ body }) => body)).toEqual(expected);
      expect(said.filter(({ settled, status }) => !settled || !['sent', 'delivered'].includes(status))).toEqual([]);
      mostAttempts = Math.max(mostAttempts, ...said.map(({ attempts }) => attempts));
    }
  // There really was an outage.
  expect(mostAttempts).toBeGreaterThan(MAX_ATTEMPTS);
  expect(await repliesTo(services, spared.phones[0])).toHaveLength(9);
  showsFault(26, 0, `replies lost or doubled in ${HUNTS} hunts in an outage of five minutes, order kept`);
});
