import { collections } from '@streetlore/domain/paths';
import { spanOfDay } from '@streetlore/domain/stats';
import { aBooking } from '@streetlore/domain/testing';
import { londonDay } from '@streetlore/domain/time';
import type { Query } from 'firebase-admin/firestore';
import { standInsUrl } from '../../emulators/src/config.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { beginMeter } from './cost/meter.ts';
import { serverReads } from './cost/usage.ts';
import { percentile } from './figures.ts';
import { aMessageSid, type BenchHunt, text } from './paths.ts';
import { openDashboard } from './screens.ts';
import { untilIdle } from './until-idle.ts';
import type { VendorFeed } from './vendor-feed.ts';

/** The largest number of hunts. With fewer texts there are fewer hunts. */
const HUNTS = 200;
const SECONDS = 120;
/** Time after the last text (ms) by which all work must be done. */
const REST = 10_000;
/** Time after the last text (ms) by which a dashboard's figures must be right. */
export const FIGURES_WITHIN = 2_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

/**
 * Sends texts at a steady rate for two minutes to 200 hunts that are being played. Measures five
 * things:
 *
 * 1. which replies come, and how soon
 * 2. whether any is lost, doubled or out of order
 * 3. how soon two open dashboards show the number of texts
 * 4. how many texts were delivered a second time
 * 5. how many documents a text reads and writes, and how many functions it starts, with everything
 *    that follows from it
 *
 * @param rate texts a second
 * @param seconds for how long
 * @param run how many runs this suite has had before: each has its own phones
 */
export async function steadyTexts(
  rate: number,
  feed: VendorFeed,
  seconds = SECONDS,
  run = 0,
): Promise<{ figures: Record<string, number>; missed: string[] }> {
  const db = platformFirestore();
  const hunts = Array.from({ length: Math.min(HUNTS, rate * seconds) }, (_, n): BenchHunt => {
    const phone = `+4470${rate % 10}${run + 1}${String(n).padStart(6, '0')}`;
    return { id: crypto.randomUUID(), phone };
  });
  for (const { id, phone } of hunts) {
    const booking = aBooking({ tour_id: 'color-vinyl-tour', phone_numbers: [phone], created_at: new Date() });
    await db.doc(`${collections.bookings}/${id}`).set(booking);
  }
  for (const hunt of hunts) await text(hunt, 'START').catch(() => text(hunt, 'START'));

  await untilIdle();
  const metered = beginMeter();
  const dashboards = await Promise.all([openDashboard(), openDashboard()]);
  const took: number[] = [];
  const answered: number[] = [];
  const sending: Promise<void>[] = [];
  /** As with Twilio, a text that was not accepted comes again. */
  let redelivered = 0;
  const began = performance.now();
  for (let n = 0; n < rate * seconds; n += 1) {
    await pause(began + (n * 1000) / rate - performance.now());
    const hunt = hunts[n % hunts.length];
    if (!hunt) throw new Error('There is no hunt to text to');
    const sid = aMessageSid();
    const from = performance.now();
    // The call to Twilio names our text for its reports, and our text names the text that it
    // replies to.
    void feed
      .next((call) => call.provider === 'twilio' && call.direction === 'in' && call.body.includes(sid))
      .then((at) => took.push(at - from));
    // The texts differ, because a second wrong answer in a row would get no reply.
    const body = Math.floor(n / hunts.length) % 2 === 0 ? 'is it a pigeon?' : 'STATUS';
    const deliver = () => text(hunt, body, sid);
    const again = () => {
      redelivered += 1;
      return deliver();
    };
    sending.push(
      deliver()
        .catch(again)
        .catch(again)
        .then(() => void answered.push(performance.now() - from)),
    );
  }
  const last = performance.now();
  await Promise.all(sending);
  await pause(REST);
  const usage = metered();
  const left = await db.collection(collections.smsMessages).where('settled', '==', false).count().get();
  const threads = await Promise.all(hunts.map((hunt) => threadOf(hunt)));
  const sum = (of: (thread: (typeof threads)[number]) => number) => threads.reduce((all, one) => all + of(one), 0);
  const truth = await countedTexts();
  const shown = dashboards.map((dashboard) => dashboard.shown());
  for (const dashboard of dashboards) dashboard.close();
  const wrong = shown.filter(({ today, total }) => today !== truth.today || total !== truth.total).length;
  const rightAfter = Math.round(Math.max(...shown.map(({ since }) => since)) - last);
  const perText = (all: number) => Math.round((10 * all) / (rate * seconds)) / 10;
  const figures = {
    'texts a second': rate,
    texts: rate * seconds,
    lost: rate * seconds - took.length,
    'delivered again': redelivered,
    doubled: sum(({ doubled }) => doubled),
    'out of order': sum(({ isInOrder }) => (isInOrder ? 0 : 1)),
    'left after 10 s': left.data().count,
    'reply p50 ms': Math.round(percentile(took, 0.5)),
    'reply p95 ms': Math.round(percentile(took, 0.95)),
    'answer p95 ms': Math.round(percentile(answered, 0.95)),
    'reads a text': perText(serverReads(usage)),
    'writes a text': perText(usage.writes + usage.deletes),
    'starts a text': perText(Object.values(usage.starts).reduce((all, { count }) => all + count, 0)),
    'dashboards wrong': wrong,
    'dashboards right after ms': rightAfter,
  };
  const missed = [
    ...(wrong > 0 ? [`${wrong} of 2 dashboards do not say what a recount of the documents does.`] : []),
    ...(rightAfter > FIGURES_WITHIN
      ? [`The dashboards' figures were right ${rightAfter} ms after the last text.`]
      : []),
  ];
  return { figures, missed };
}

/** The number of texts today and of all time, counted from the documents without the messages of team pages. */
async function countedTexts(): Promise<{ today: number; total: number }> {
  const messages = platformFirestore().collection(collections.smsMessages);
  const { from, to } = spanOfDay(londonDay(new Date()));
  const textsAmong = async (all: Query) => {
    const [every, ofPages] = await Promise.all([all.count().get(), all.where('channel', '==', 'page').count().get()]);
    return every.data().count - ofPages.data().count;
  };
  const [total, today] = await Promise.all([
    textsAmong(messages),
    textsAmong(messages.where('sent_at', '>=', from).where('sent_at', '<', to)),
  ]);
  return { total, today };
}

/** Compares the texts that a phone received with those that the product sent it. */
async function threadOf({ phone }: BenchHunt): Promise<{ doubled: number; isInOrder: boolean }> {
  const answer = await fetch(`${standInsUrl}/phone/messages?number=${encodeURIComponent(phone)}`);
  const listed = (await answer.json()) as { sid: string; direction: string }[];
  const sids = listed.filter(({ direction }) => direction === 'outbound').map(({ sid }) => sid);
  const stored = await platformFirestore().collection(collections.smsMessages).where('phone_number', '==', phone).get();
  const said = stored.docs
    .map((one) => one.data())
    .filter(({ direction, twilio_sid }) => direction === 'outbound' && twilio_sid !== null)
    .sort((a, b) => a.seq - b.seq)
    .map(({ twilio_sid }) => String(twilio_sid));
  return { doubled: sids.length - said.length, isInOrder: said.join() === sids.join() };
}
