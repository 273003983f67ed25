import { type Desk, defaultDesk } from '@streetlore/domain/desk';
import { documents } from '@streetlore/domain/paths';
import { newestMessagesOfHunt, pageConversation, type SmsMessage } from '@streetlore/domain/sms';
import { newestLines } from '@streetlore/domain/team';
import { londonDay } from '@streetlore/domain/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { queueAnswer } from '../../../functions/src/admin-texts/answer-player.ts';
import { markDone } from '../../../functions/src/admin-texts/end-waiting.ts';
import { queueBroadcast } from '../../../functions/src/admin-texts/send-broadcast.ts';
import { joinByLink } from '../../../functions/src/hunt/team-page/join-team.ts';
import { playByLink } from '../../../functions/src/hunt/team-page/play-on-page.ts';
import { linkOf } from '../../../functions/src/platform/page-link.ts';
import { countFigures } from '../../../functions/src/stats/recount.ts';
import { teamPageIdOf, teamTokenOf } from '../../../functions/src/store/link-ids.ts';
import { storeTour } from '../../support/store-tour.ts';
import { bookingOf, storeBooking } from '../hunt/world.ts';
import { type Product, startProduct } from './product.ts';

/** Two phones of a team and a phone on duty, of each test. The stand-in keeps every text. */
let [ann, bob, dora] = ['', '', ''];
let tests = 0;
let token = '';
let page = '';
let product: Product;
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const seen = { phase: 'puzzle', stop_number: 1 } as const;

beforeAll(async () => {
  product = await startProduct('demo-sms-page-pleas');
  // Noon: the minute before midnight belongs to no shift.
  product.services.clock.set(new Date(`${londonDay(new Date())}T12:00:00Z`));
});
beforeEach(async () => {
  const { services } = product;
  tests += 1;
  [ann, bob, dora] = [1, 2, 3].map((n) => `+4477009571${tests}${n}`) as [string, string, string];
  await services.clear();
  services.tasks.recorded.length = 0;
  await storeTour(services.db, 'color-vinyl');
  await storeBooking(services, 'b1', { phone_numbers: [ann, bob], participants: 4 });
  const { page_id } = linkOf(services, { id: 'b1' });
  await services.store.bookings.at('b1').amend(() => ({ page_id }));
  token = teamTokenOf(page_id);
  page = teamPageIdOf(page_id);
  const always: Desk = { ...defaultDesk, from: '00:00', to: '23:59', numbers: [dora] };
  await services.db.doc(documents.desk).set({ ...always });
  await product.reply(ann, 'START');
  await joinByLink(services, { token, name: 'Zoë' });
});
afterAll(() => product.end());

/** A page player writes. @returns the message's id */
async function write(text: string, name = 'Zoë'): Promise<string> {
  const message_id = crypto.randomUUID();
  product.services.clock.advance(2000);
  await playByLink(product.services, { token, message_id, name, text, seen });
  return message_id;
}

/** Runs the counts that the writes have asked for, as their queue would. */
async function count() {
  const { services } = product;
  for (let round = 0; round < 3; round += 1)
    for (const { payload, at } of services.tasks.recorded.splice(0)) {
      if (!Array.isArray(payload.keys)) continue;
      if (at > services.clock.now()) services.clock.set(at);
      await countFigures(services, payload);
    }
}

const conversation = async () => await product.services.store.conversations.at(pageConversation('b1')).read();
const lines = async () => (await product.services.store.find(newestLines(page, 50))).toReversed();
const readIn = async (id: string) => await product.services.store.loggedMessages.at(id).read();
const onPhone = async (number: string) => (await product.onPhone(number)).map(({ body }) => body);

test('a plea on the page calls the phones on duty, waits for an admin, and is what the hunt needs', async () => {
  const { services } = product;
  const id = await write('Please call us, we want our money back');
  await count();
  expect(await onPhone(dora)).toEqual([expect.stringMatching(/^Color & Vinyl, stop 1: a team waits for us\./)]);
  expect(await conversation()).toMatchObject({
    phone_number: null,
    page_player: 'Zoë',
    awaits_answer: true,
    hunt_id: 'b1',
    plea: { id },
  });
  expect((await services.db.doc(documents.totals).get()).data()).toMatchObject({ awaiting_conversations: 1 });
  expect(await services.store.huntNeeds.at('b1').read()).toMatchObject({ needs: [{ kind: 'money', text_id: id }, {}] });

  await markDone(services, { request_id: 'done', message_id: id }, admin);
  await count();
  expect(await conversation()).toMatchObject({ awaits_answer: false, plea: null });
  expect((await services.db.doc(documents.totals).get()).data()).toMatchObject({ awaiting_conversations: 0 });
});

test('an answer to a page player stands on the page and in the log, ends the waiting, and goes to no phone', async () => {
  const { services } = product;
  await write('PERSON');
  const before = await Promise.all([ann, bob].map(onPhone));
  services.clock.advance(2000);
  const answer = { request_id: crypto.randomUUID(), phone_number: null, page_player: 'zoë', booking_id: 'b1' };
  await queueAnswer(services, { ...answer, body: 'Look behind the gate' }, admin);
  await queueAnswer(services, { ...answer, body: 'Look behind the gate' }, admin);
  await count();
  expect(await readIn(answer.request_id)).toMatchObject({ page_player: 'Zoë', message_type: 'answer', segments: 0 });
  expect((await lines()).filter(({ text }) => text === 'Look behind the gate')).toMatchObject([
    { from: null, to: 'Zoë' },
  ]);
  expect(await conversation()).toMatchObject({ awaits_answer: false, direction: 'outbound' });
  expect(await Promise.all([ann, bob].map(onPhone))).toEqual(before);
  const unknown = { ...answer, request_id: crypto.randomUUID(), page_player: 'Nobody', body: 'Hello' };
  await expect(queueAnswer(services, unknown, admin)).rejects.toThrow('Nobody plays on this team’s page');
});

test('an answer to the whole team is a text to each phone and one line on the page', async () => {
  const { services } = product;
  await write('PERSON');
  services.clock.advance(2000);
  const request_id = crypto.randomUUID();
  const answer = { request_id, phone_number: null, booking_id: 'b1', body: 'We are on our way' };
  await queueAnswer(services, answer, admin);
  await count();
  for (const phone of [ann, bob]) expect((await onPhone(phone)).at(-1)).toBe('We are on our way');
  const said = [0, 1, 2].map((n) => readIn(`${request_id}_${n}`));
  expect((await Promise.all(said)).map((one) => one?.phone_number)).toEqual([ann, bob, null]);
  expect((await lines()).filter(({ text }) => text === answer.body)).toMatchObject([{ from: null, to: null }]);
  expect(await conversation()).toMatchObject({ awaits_answer: false });
});

test('a hunt on a page is answered there, also before anybody has joined, and its plea is what needs an admin', async () => {
  const { services } = product;
  await storeBooking(services, 'b2', { phone_numbers: [], participants: 2, email: 'lena@example.org' });
  const { page_id } = linkOf(services, { id: 'b2' });
  await services.store.bookings.at('b2').amend(() => ({ page_id }));
  [token, page] = [teamTokenOf(page_id), teamPageIdOf(page_id)];
  const answer = { phone_number: null, booking_id: 'b2', body: 'It rains: come at two' };
  await queueAnswer(services, { request_id: 'early', ...answer }, admin);
  const sent = { request_id: 'rain', booking_ids: ['b2'], body: 'Rain from four' };
  expect(await queueBroadcast(services, sent, admin)).toMatchObject({
    recipients: 0,
    pages: 1,
    unreached: 0,
    pence: 0,
  });
  expect((await lines()).map(({ text }) => text)).toEqual([answer.body, sent.body]);
  const thread = await services.store.find(newestMessagesOfHunt('b2', 5));
  expect(thread.map(({ channel, message_content }) => [channel, message_content])).toEqual(
    expect.arrayContaining([
      ['page', answer.body],
      ['page', sent.body],
    ]),
  );

  await joinByLink(services, { token, name: 'Lena' });
  services.clock.advance(2000);
  await write('START', 'Lena');
  const id = await write('PERSON', 'Lena');
  await count();
  expect(await services.store.huntNeeds.at('b2').read()).toMatchObject({
    needs: [{ kind: 'person', text_id: id }, {}],
  });
  services.clock.advance(2000);
  await queueAnswer(services, { request_id: 'later', ...answer, body: 'Behind the gate' }, admin);
  await count();
  expect((await lines()).at(-1)).toMatchObject({ text: 'Behind the gate', from: null });
  expect((await services.store.huntNeeds.at('b2').read())?.needs.map(({ kind }) => kind)).toEqual(['slow']);
});

test('a whole team without a phone that takes texts still reads the answer on its page', async () => {
  const { services } = product;
  for (const phone of [ann, bob]) await product.reply(phone, 'STOP');
  services.clock.advance(2000);
  const request_id = crypto.randomUUID();
  await queueAnswer(services, { request_id, phone_number: null, booking_id: 'b1', body: 'Are you well?' }, admin);
  expect((await lines()).at(-1)).toMatchObject({ text: 'Are you well?', to: null });
});

test('an answer to one phone stays on that phone, and ends no waiting on the page', async () => {
  const { services } = product;
  await write('PERSON');
  services.clock.advance(2000);
  await queueAnswer(services, { request_id: 'r', phone_number: ann, booking_id: 'b1', body: 'Just for you' }, admin);
  await count();
  expect((await onPhone(ann)).at(-1)).toBe('Just for you');
  expect((await lines()).map(({ text }) => text)).not.toContain('Just for you');
  expect(await conversation()).toMatchObject({ awaits_answer: true });
});

test('a broadcast stands once on the page of each of its hunts', async () => {
  const { services } = product;
  const request_id = crypto.randomUUID();
  const sent = { request_id, booking_ids: ['b1'], body: 'Rain from four' };
  expect(await queueBroadcast(services, sent, admin)).toMatchObject({ recipients: 2 });
  expect((await lines()).filter(({ text }) => text === 'Rain from four')).toMatchObject([{ from: null, to: null }]);
});

test('messages on the page cost nothing and are not counted as texts', async () => {
  const { services } = product;
  const texts = async () => {
    const { docs } = await services.db.collection('sms_messages').get();
    const stored = docs.map((one) => one.data() as SmsMessage).filter(({ phone_number }) => phone_number !== null);
    const sent = stored.filter(({ direction }) => direction === 'outbound');
    return { messages: stored.length, segments: sent.reduce((sum, { segments }) => sum + segments, 0) };
  };
  await write('thanks, this is fun');
  await write('fox?');
  await count();
  const day = services.clock.now().toLocaleDateString('en-CA', { timeZone: 'Europe/London' });
  expect((await services.db.doc(documents.dayStats(day)).get()).data()).toMatchObject(await texts());
  expect((await bookingOf(services, 'b1')).page_players).toHaveLength(1);
});
