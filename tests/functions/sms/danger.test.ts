import { type Desk, defaultDesk } from '@streetlore/domain/desk';
import { collections, documents } from '@streetlore/domain/paths';
import { pageConversation, queuedText } from '@streetlore/domain/sms';
import { newestLines, teamDangerLimit, teamMessageLimits } from '@streetlore/domain/team';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queueAnswer } from '../../../functions/src/admin-texts/answer-player.ts';
import { markDone } from '../../../functions/src/admin-texts/end-waiting.ts';
import { checkHealth } from '../../../functions/src/health/check-health.ts';
import { callAbout } from '../../../functions/src/hunt/call-about-needs.ts';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { steerBooking } from '../../../functions/src/hunt/steer-hunt.ts';
import { joinByLink } from '../../../functions/src/hunt/team-page/join-team.ts';
import { playByLink } from '../../../functions/src/hunt/team-page/play-on-page.ts';
import { linkOf } from '../../../functions/src/platform/page-link.ts';
import { erasePersonData } from '../../../functions/src/privacy/erase-person.ts';
import { countFigures } from '../../../functions/src/stats/recount.ts';
import { teamPageIdOf, teamTokenOf } from '../../../functions/src/store/link-ids.ts';
import { storeTour } from '../../support/store-tour.ts';
import { textsWith } from '../../support/texts.ts';
import { aText, bookingOf, storeBooking, storeTexts } from '../hunt/world.ts';
import { type Product, startProduct } from './product.ts';

/** Two phones of a team, two phones on duty and a stranger, of each test. The stand-in keeps every text. */
let [ann, bob, dora, dan, zed] = ['', '', '', '', ''];
let tests = 0;
let token = '';
let page = '';
let product: Product;
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const seen = { phase: 'puzzle', stop_number: 1 } as const;
const hurt = 'my friend is bleeding';
const reply = '999 if anybody is in danger (112 works too). A person at Streetlore is being told now.';
let call = '';

beforeAll(async () => {
  product = await startProduct('demo-sms-danger');
  const { host } = new URL(product.url);
  call = `DANGER? Team One Two: "${hurt}" Color & Vinyl, stop 1, Wall 1. ${host}/admin/hunts/b1`;
});
beforeEach(async () => {
  const { services } = product;
  tests += 1;
  const number = (n: number) => `+44770095${8000 + 10 * tests + n}`;
  [ann, bob, dora, dan, zed] = [1, 2, 3, 4, 5].map(number) as [string, string, string, string, string];
  await services.clear();
  services.tasks.recorded.length = 0;
  await storeTour(services.db, 'color-vinyl');
  await storeBooking(services, 'b1', { phone_numbers: [ann, bob], participants: 4, team_name: 'One Two' });
  const { page_id } = linkOf(services, { id: 'b1' });
  await services.store.bookings.at('b1').amend(() => ({ page_id }));
  token = teamTokenOf(page_id);
  page = teamPageIdOf(page_id);
  // Nobody is at the desk now, whenever the test runs.
  const desk: Desk = { ...defaultDesk, days: [], numbers: [dora, dan] };
  await services.db.doc(documents.desk).set({ ...desk });
  await product.reply(ann, 'START');
  await joinByLink(services, { token, name: 'Zoë' });
});
afterAll(() => product.end());

const onPhone = async (number: string) => (await product.onPhone(number)).map(({ body }) => body);
const needs = async (id = 'b1') => (await product.services.store.huntNeeds.at(id).read())?.needs ?? null;
const lines = async () => (await product.services.store.find(newestLines(page, 50))).map(({ text }) => text);

/** A page player writes. @returns what their browser is told */
async function write(text: string, message_id = crypto.randomUUID()) {
  product.services.clock.advance(2000);
  return await playByLink(product.services, { token, message_id, name: 'Zoë', text, seen });
}

/** Runs the counts that the writes have asked for, as their queue would. */
async function count() {
  const { services } = product;
  for (let round = 0; round < 4; round += 1)
    for (const { payload, at } of services.tasks.recorded.splice(0)) {
      if (!Array.isArray(payload.keys)) continue;
      if (at > services.clock.now()) services.clock.set(at);
      await countFigures(services, payload);
    }
}

describe('a text about danger', () => {
  test('is answered at once, rings every phone on duty, and stays on the desk until an admin ends it', async () => {
    const { services } = product;
    await product.reply(ann, hurt);
    expect((await onPhone(ann)).at(-1)).toBe(reply);
    expect(await onPhone(bob)).not.toContain(reply);
    for (const phone of [dora, dan]) expect(await onPhone(phone)).toEqual([call]);
    expect((await bookingOf(services, 'b1')).hunt).toMatchObject({ danger_at: expect.any(Date), wrong_answers: 0 });
    expect(await lines()).not.toContain(hurt);
    await count();
    const [first] = (await needs()) ?? [];
    expect(first).toMatchObject({ kind: 'danger', words: hurt, phone: 0 });

    // Whatever comes after: a quarrel, an admin's text, a person, the end of the hunt.
    services.clock.advance(3000);
    await product.reply(ann, 'this is rubbish, we want our money back');
    await queueAnswer(services, { request_id: 'a1', phone_number: ann, booking_id: 'b1', body: 'We read it' }, admin);
    services.clock.advance(3000);
    await product.reply(ann, 'PERSON');
    await steerBooking(services, { booking_id: 'b1', request_id: 's1', step: 'end' }, admin);
    await count();
    expect(await needs()).toEqual([first]);
    services.clock.advance(11 * 60_000);
    expect(await callAbout(services, 'b1')).toBe(false);
    expect(await onPhone(dora)).toEqual([call]);

    await checkHealth(services);
    expect(await services.store.health.read()).toMatchObject({ danger_since: first?.from, duty_phones: 2 });
    await markDone(services, { request_id: 'd1', message_id: first?.text_id ?? '' }, admin);
    await count();
    expect(await needs()).toBeNull();
    // The plea for a person came after the admin's text, and waits for the next.
    expect(await services.store.conversations.at(ann).read()).toMatchObject({ plea: { about: 'person' } });
    await checkHealth(services);
    expect(await services.store.health.read()).toMatchObject({ danger_since: null });
  });

  test('is one call, however often and in whatever order it and the next one come', async () => {
    const { services } = product;
    const texts = [
      aText(services, 'SMd1', ann, hurt, 1000),
      aText(services, 'SMd2', bob, 'we need an ambulance', 9000),
    ];
    services.clock.advance(10_000);
    await storeTexts(services, texts.slice(1));
    await Promise.all([playBatches(services, bob), playBatches(services, ann), playBatches(services, bob)]);
    await storeTexts(services, texts.slice(0, 1));
    await Promise.all([playBatches(services, ann), playBatches(services, bob), playBatches(services, ann)]);
    for (const phone of [dora, dan])
      expect((await textsWith(services, phone)).map(({ message_type }) => message_type)).toEqual(['danger_call']);
    for (const phone of [ann, bob])
      expect((await textsWith(services, phone)).filter(({ message_type }) => message_type === 'danger')).toHaveLength(
        1,
      );
  });

  test('goes out before older texts that wait for their next attempt, to the player and to the phones on duty', async () => {
    const { services } = product;
    const later = new Date(services.clock.now().getTime() + 600_000);
    for (const phone_number of [ann, dora]) {
      const draft = { phone_number, message_content: 'An older text', message_type: 'clue', booking_id: null };
      const waits = { ...queuedText({ ...draft, tour_name: null }, services.clock.now()), next_attempt_at: later };
      await services.db.collection(collections.smsMessages).doc(`waits_${phone_number}`).set(waits);
    }
    services.clock.advance(1000);
    await product.reply(ann, hurt);
    expect((await onPhone(ann)).at(-1)).toBe(reply);
    for (const phone of [dora, dan]) expect(await onPhone(phone)).toEqual([call]);
  });

  test('from a phone that is in no hunt is answered once an hour, past the day’s budget too', async () => {
    const { services } = product;
    const draft = { phone_number: bob, message_content: 'x', message_type: 'clue', booking_id: null, tour_name: null };
    const { dailySegments } = services.textLimits;
    const spent = { ...queuedText(draft, services.clock.now()), settled: true, segments: dailySegments };
    await services.db.collection(collections.smsMessages).doc('spent').set(spent);
    await product.reply(zed, 'hello');
    expect(await onPhone(zed)).toEqual([]);
    await product.reply(zed, hurt);
    await product.reply(zed, hurt);
    expect(await onPhone(zed)).toEqual([reply]);
    expect(await onPhone(dora)).toEqual([expect.stringMatching(/^DANGER\? Somebody without a hunt: "my friend/)]);
    await count();
    expect(await services.store.conversations.at(zed).read()).toMatchObject({
      plea: { about: 'danger', words: hurt, hunt_id: null },
    });
  });

  test('is quoted by nobody once its writer is erased', async () => {
    const { services } = product;
    await product.reply(ann, hurt);
    await write(hurt);
    await steerBooking(services, { booking_id: 'b1', request_id: 's1', step: 'end' }, admin);
    await count();
    expect(await needs()).toHaveLength(2);
    await erasePersonData(services, { request_id: 'e1', phone_numbers: [ann], emails: [] }, admin);
    expect(await needs()).toBeNull();
    const stored = await services.db.collection(collections.smsMessages).get();
    const about = stored.docs
      .map((text) => String(text.get('message_content')))
      .filter((body) => body.includes('bleed'));
    expect(about).toEqual([]);
    expect((await textsWith(services, dora)).map(({ message_type }) => message_type)).toEqual(['danger_call']);
  });
});

describe('a message about danger on the page', () => {
  test('is answered to its writer alone, each time it is sent, and stands in no transcript', async () => {
    const { services } = product;
    const before = await lines();
    const id = crypto.randomUUID();
    expect(await write(hurt, id)).toEqual({ reply });
    expect(await write(hurt, id)).toEqual({ reply });
    expect(await write('STATUS')).toEqual({ reply: null });
    const said = (await lines()).filter((text) => !before.includes(text));
    expect(said).toEqual([expect.stringContaining('Stop 1 of'), 'STATUS']);
    for (const phone of [dora, dan]) expect(await onPhone(phone)).toEqual([call]);
    expect(await onPhone(bob)).not.toContain(reply);
    expect(await services.store.teamPages.at(page).read()).toMatchObject({ clock_stands_at: expect.any(Date) });
    await count();
    expect(await needs()).toMatchObject([{ kind: 'danger', words: hurt, text_id: id }]);
    expect(await services.store.conversations.at(pageConversation('b1')).read()).toMatchObject({
      plea: { about: 'danger', hunt_id: 'b1' },
    });
  });

  test('is heard when the team has sent too many others, and not without end', async () => {
    const many = Array.from({ length: teamMessageLimits.minute.calls }, () => crypto.randomUUID());
    const { services } = product;
    const say = (text: string, message_id: string) =>
      playByLink(services, { token, message_id, name: 'Zoë', text, seen });
    for (const id of many) await say('STATUS', id);
    await expect(say('STATUS', crypto.randomUUID())).rejects.toThrow('many messages');
    const told = [];
    for (let n = 0; n < teamDangerLimit.calls; n += 1) told.push(await say(hurt, crypto.randomUUID()));
    expect(new Set(told.map((answer) => answer.reply))).toEqual(new Set([reply]));
    await expect(say(hurt, crypto.randomUUID())).rejects.toThrow('many messages');
    expect(await onPhone(dora)).toEqual([call]);
  });
});
