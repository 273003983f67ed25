import { type HuntState, newHunt, playText, renderHuntMessage } from '@streetlore/domain/hunt';
import { type BookingLink, chooseHunt } from '@streetlore/domain/playing';
import { REPLY_CAP } from '@streetlore/domain/sms';
import { aSecret, aStop, aTour } from '@streetlore/domain/testing';
import { copyTourForHunt } from '@streetlore/domain/tour';
import { siteUrl } from '@streetlore/emulators/config';
import fc from 'fast-check';
import { logger } from 'firebase-functions/logger';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { linkOf } from '../../../functions/src/platform/page-link.ts';
import { sweepAll } from '../../../functions/src/sweep/sweep.ts';
import { crashPointsIn, killableServices } from '../../support/process-death.ts';
import { testServices } from '../../support/services.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { storeTour } from '../../support/store-tour.ts';
import { textsWith } from '../../support/texts.ts';
import { aText, bookingOf, repliesTo, storeBooking, storeTexts } from './world.ts';

// Deaths are logged, as they should be. Their entries would only fill this test's output.
const quiet = vi.spyOn(logger, 'write').mockImplementation(() => undefined);
afterAll(() => quiet.mockRestore());

/**
 * The number of whole hunts, and of teams of five with twenty stops each; `npm run test:deep` plays
 * more of them.
 */
const [HUNTS, TEAMS] = process.env.DEEP ? [100, 10] : [2, 1];
const STOPS = 20;

const project = 'demo-hunt-deliveries';
const start = new Date('2026-11-07T11:00:00Z');
const services = testServices(project, { at: start });
const ann = '+447700900101';
const group = [1, 2, 3, 4, 5].map((n) => `+44770090020${n}`);

const tour = copyTourForHunt({
  tour_id: 'color-vinyl',
  name: 'Color & Vinyl',
  stops: [1, 2, 3].map((n) => aStop('color-vinyl', n)),
  secrets: [1, 2, 3].map((n) => aSecret('color-vinyl', n)),
  links: [],
  partners: [],
});
const words = [
  'START',
  'answer1',
  'answer2',
  'HINT',
  'STATUS',
  'badger',
  'SKIP',
  'CONTINUE',
  'HELP',
  'RESEND',
  '',
  'INFO',
];

/**
 * Empties Firestore and writes the tour. The emulator searches all documents there for each query.
 */
async function afresh() {
  await services.clear();
  services.clock.set(start);
  await storeTour(services.db, 'color-vinyl');
}
beforeEach(afresh);
afterAll(() => services.end());

/** What the pure state machine makes of these texts: the state, and the replies to each phone. */
function model(phones: string[], texts: { from: string; body: string; at: number }[], own: BookingLink) {
  const { address: link, codeOf } = own;
  let state: HuntState = newHunt();
  const told = new Map<string, string[]>(phones.map((phone) => [phone, []]));
  for (const { from, body, at } of texts) {
    const now = new Date(start.getTime() + at);
    const step = playText({ state, tour, sender: from, phones, text: body, now, expires_at: null });
    state = step.state;
    for (const { to, message } of step.messages)
      for (const phone of to === 'all' ? phones : [from])
        told.get(phone)?.push(
          renderHuntMessage(message, {
            tour: tour ?? { name: '', stops: [] },
            site: new URL(siteUrl).host,
            link,
            codeOf,
          }),
        );
  }
  return { state, told };
}

const shuffled = <T>(list: readonly T[], seed: number) => {
  const [result] = fc.sample(fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length }), {
    seed,
    numRuns: 1,
  });
  return result ?? [];
};

describe('deliveries', () => {
  test('in any order and one to three times at once have the result of the state machine', async () => {
    for (let hunt = 0; hunt < HUNTS; hunt += 1) {
      await afresh();
      const phones = [`+4477009${40_000 + hunt}`, `+4477009${50_000 + hunt}`];
      await storeBooking(services, `h${hunt}`, { phone_numbers: phones });
      const [texts = []] = fc.sample(
        fc.array(fc.record({ from: fc.constantFrom(...phones), body: fc.constantFrom(...words) }), {
          minLength: 30,
          maxLength: 30,
        }),
        { seed: hunt, numRuns: 1 },
      );
      const timed = texts.map((text, index) => ({ ...text, at: (index + 1) * 4_000, sid: `SMh${hunt}x${index}` }));
      await storeTexts(
        services,
        shuffled(timed, hunt).map(({ sid, from, body, at }) => aText(services, sid, from, body, at)),
      );
      const events = shuffled(
        timed.flatMap((text, index) => Array(1 + (index % 3)).fill(text.from)),
        hunt,
      );
      while (events.length > 0)
        await Promise.all(events.splice(0, 8).map((phone: string) => playBatches(services, phone)));
      const booking = await bookingOf(services, `h${hunt}`);
      const { state, told } = model(phones, timed, linkOf(services, booking));
      // The model does not look after silent teams.
      expect({ ...booking.hunt, look_at: null, heard_at: null }).toEqual({ ...state, look_at: null, heard_at: null });
      for (const phone of phones)
        expect((await repliesTo(services, phone)).map((reply) => reply.message_content)).toEqual(told.get(phone));
    }
    showsFault(19, HUNTS, 'hunts of 30 texts, each told one to three times, against Firestore: what the machine says');
  }, 600_000);

  test(`of five phones answering together make one advance, ${STOPS * TEAMS} times`, async () => {
    const stops = Array.from({ length: STOPS + 1 }, (_, index) => index + 1);
    const long = copyTourForHunt({
      tour_id: 'long',
      name: 'The long one',
      stops: stops.map((n) => aStop('long', n)),
      secrets: stops.map((n) => aSecret('long', n)),
      links: [],
      partners: [],
    });
    const hunt: HuntState = { ...newHunt(), phase: 'puzzle', stop_number: 1, stop_started_at: start };
    for (const team of Array(TEAMS).keys()) {
      const id = `team${team}`;
      const phones = group.map((_, n) => `+4477009${70_000 + 5 * team + n}`);
      await afresh();
      await storeBooking(services, id, { phone_numbers: phones, hunt, current_stop: 1, started_at: start });
      await services.db.doc(`bookings/${id}/private/hunt_tour`).set({ ...long });
      for (let round = 1; round <= STOPS; round += 1) {
        services.clock.advance(120_000);
        const answers = phones.map((phone, n) => aText(services, `SM${id}r${round}x${n}`, phone, `answer${round}`, n));
        await storeTexts(services, answers);
        await Promise.all(phones.map((phone) => playBatches(services, phone)));
        const { current_stop, hunt: after } = await bookingOf(services, id);
        expect([current_stop, after.results.length, after.wrong_answers]).toEqual([round + 1, round, 0]);
      }
    }
    showsFault(21, STOPS * TEAMS, 'rounds of five phones at once: one advance each');
  }, 600_000);

  test('from a phone in two bookings always go to the same one', async () => {
    await storeBooking(services, 'b1', { phone_numbers: [ann] });
    await storeBooking(services, 'b2', { phone_numbers: [ann, ...group.slice(0, 2)] });
    const animals = 'ant badger otter stoat weasel ferret rabbit hare wolf bear lion tiger'.split(' ');
    const texts = Array.from({ length: 12 }, (_, n) =>
      aText(services, `SMt${n}`, ann, n === 0 ? 'START' : (animals[n] ?? ''), n * 3_000),
    );
    await storeTexts(services, texts);
    await Promise.all([ann, ...group.slice(0, 2), ann].map((phone) => playBatches(services, phone)));
    const both = await Promise.all(['b1', 'b2'].map((id) => bookingOf(services, id)));
    expect(both.map(({ hunt }) => hunt.wrong_answers)).toEqual([11, 0]);
    expect(chooseHunt([...both].reverse(), services.clock.now(), null)?.id).toBe('b1');
    showsFault(21, texts.length, 'texts of a phone in two bookings: all to one of them');
  });

  test('from a phone in two hunts have one result, whether played singly or all at once', async () => {
    const [bob = '', cat = ''] = group;
    const bodies = ['answer1', 'answer2', 'answer3', 'badger', 'SWITCH', 'brixton', 'HINT', 'SKIP', 'STATUS', 'HELP'];
    const texts = fc.array(fc.record({ from: fc.constantFrom(ann, ann, bob, cat), body: fc.constantFrom(...bodies) }), {
      minLength: 24,
      maxLength: 24,
    });
    for (let hunt = 0; hunt < TEAMS; hunt += 1) {
      const [said = []] = fc.sample(texts, { seed: hunt, numRuns: 1 });
      const all = [{ from: bob, body: 'START' }, { from: cat, body: 'START' }, ...said];
      const outcome = async (receive: (texts: ReturnType<typeof aText>[]) => Promise<void>) => {
        await afresh();
        await storeTour(services.db, 'brixton', aTour({ name: 'Brixton Street Art' }));
        await storeBooking(services, 'color', { phone_numbers: [ann, bob] });
        await storeBooking(services, 'brixton', {
          tour_id: 'brixton',
          tour_name: 'Brixton Street Art',
          phone_numbers: [ann, cat],
        });
        await receive(all.map(({ from, body }, n) => aText(services, `SMtwo${n}`, from, body, n * 40_000)));
        const hunts = await Promise.all(['color', 'brixton'].map(async (id) => (await bookingOf(services, id)).hunt));
        const replies = (await Promise.all([ann, bob, cat].map((phone) => repliesTo(services, phone)))).flat();
        return { hunts, replies: Object.fromEntries(replies.map(({ id, message_content }) => [id, message_content])) };
      };
      const slowly = await outcome(async (texts) => {
        for (const text of texts) {
          await storeTexts(services, [text]);
          await playBatches(services, text.phone_number);
        }
      });
      const atOnce = await outcome(async (texts) => {
        await storeTexts(services, shuffled(texts, hunt));
        // One call plays only so many batches. The next call plays the rest.
        for (const phones of [[cat, ann, bob, ann], [bob, cat], [ann]])
          await Promise.all(phones.map((phone) => playBatches(services, phone)));
      });
      expect(atOnce).toEqual(slowly);
      expect(Object.keys(slowly.replies).length).toBeGreaterThan(25);
    }
  }, 600_000);

  test('in a flood get at most twenty replies in half a minute, in order, and an opt-out still counts', async () => {
    await storeBooking(services, 'b1', { phone_numbers: [ann] });
    const flood = Array.from({ length: 100 }, (_, n) =>
      aText(services, `SMf${n}`, ann, n === 99 ? 'STOP' : `word ${n}`, n * 300),
    );
    await storeTexts(services, flood);
    await playBatches(services, ann);
    const replies = await repliesTo(services, ann);
    expect(replies).toHaveLength(REPLY_CAP.texts);
    expect(replies.map((reply) => reply.in_reply_to)).toEqual(flood.slice(0, REPLY_CAP.texts).map(({ id }) => id));
    expect(await services.store.phones.at(ann).read()).toMatchObject({ opted_out: true });
    const unsettled = (await textsWith(services, ann)).filter((text) => text.direction === 'inbound' && !text.settled);
    expect(unsettled).toEqual([]);
    showsFault(27, replies.length, 'replies to 100 texts of one phone in 30 s, in order, and its STOP kept');
  });

  test('respect an opt-out until the phone comes back', async () => {
    await storeBooking(services, 'b1', { phone_numbers: [ann, group[0] ?? ''] });
    const say = async (sid: string, from: string, body: string, at: number) => {
      await storeTexts(services, [aText(services, sid, from, body, at)]);
      await playBatches(services, from);
      return (await repliesTo(services, ann)).filter((reply) => reply.in_reply_to === sid).length;
    };
    expect(await say('SM1', ann, 'START', 0)).toBe(1);
    expect(await say('SM2', ann, 'Stop', 1_000)).toBe(0);
    expect(await say('SM3', group[0] ?? '', 'answer1', 2_000)).toBe(0);
    expect(await say('SM4', ann, 'answer2', 3_000)).toBe(0);
    expect((await bookingOf(services, 'b1')).current_stop).toBe(3);
    expect(await say('SM5', ann, 'START', 4_000)).toBe(1);
    expect((await bookingOf(services, 'b1')).current_stop).toBe(3);
    // The two replies: the hunt's end, and the question how it was.
    expect(await say('SM6', group[0] ?? '', 'answer3', 5_000)).toBe(2);
  });

  test('whose process dies anywhere take effect once, after redelivery or the sweep', async () => {
    const victim = killableServices(testServices(project, { at: start, standIns: 'http://localhost:9' }));
    const swept = testServices(project, { at: start, standIns: 'http://localhost:9' });
    await storeBooking(services, 'b0', { phone_numbers: [ann] });
    await storeTexts(services, [aText(services, 'SMd', ann, 'START')]);
    victim.begin();
    await playBatches(victim.services, ann);
    // After one of two equal deaths the texts come again. After the other the sweep finds them.
    const deaths = crashPointsIn(victim.calls()).flatMap((death) => [death, death]);
    expect(deaths).not.toEqual([]);
    for (const [round, death] of deaths.entries()) {
      const phone = `+4477009${60_000 + round}`;
      await storeBooking(services, `c${round}`, { phone_numbers: [phone] });
      await storeTexts(services, [
        aText(services, `SMc${round}a`, phone, 'START'),
        aText(services, `SMc${round}b`, phone, 'answer1', 1_000),
      ]);
      victim.begin(death);
      await playBatches(victim.services, phone).catch(() => undefined);
      if (round % 2 === 0) await playBatches(services, phone);
    }
    swept.clock.advance(60_000);
    await sweepAll(swept);
    for (const round of deaths.keys()) {
      expect(await bookingOf(services, `c${round}`)).toMatchObject({
        current_stop: 2,
        hunt: { results: [{ stop_number: 1 }] },
      });
      expect(await services.store.stopResults.at(`c${round}_1`).read()).toMatchObject({ outcome: 'solved' });
      expect(await repliesTo(services, `+4477009${60_000 + round}`)).toHaveLength(2);
    }
    await Promise.all([victim.services.end(), swept.end()]);
    showsFault(4, deaths.length, 'deaths of a playing of texts, around every write: played and answered once');
  });
});
