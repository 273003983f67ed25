import type { Booking } from '@streetlore/domain/booking';
import { leaderboardRow } from '@streetlore/domain/leaderboard';
import { collections, documents, storagePaths } from '@streetlore/domain/paths';
import { ERASED_NUMBER } from '@streetlore/domain/phone';
import { messageFromPage, pageConversation, queuedText } from '@streetlore/domain/sms';
import { newLink } from '@streetlore/domain/subscriber';
import { lineOf } from '@streetlore/domain/team';
import { aBooking, aGift, anOrderOf, aPartner, aParty, aReview, aSubmission } from '@streetlore/domain/testing';
import { after } from '@streetlore/domain/time';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { catalogue } from '../../../domain/indexes/catalogue.ts';
import { askForFiguresOf } from '../../../functions/src/platform/ask-for-counts.ts';
import { enforceRetentionRules } from '../../../functions/src/privacy/enforce-retention.ts';
import { checkAllFigures, NIGHTS } from '../../../functions/src/stats/check-figures.ts';
import { countFigures } from '../../../functions/src/stats/recount.ts';
import { hasOptedOut } from '../../../functions/src/store/consent.ts';
import { teamPageIdOf } from '../../../functions/src/store/link-ids.ts';
import { undeclaredIndexes, usedIndexes } from '../../support/index-usage.ts';
import { crashPointsIn, killableServices } from '../../support/process-death.ts';
import { recordingTasks, testServices } from '../../support/services.ts';

const DAY = 24 * 3_600_000;
const project = 'demo-retention';
const begin = new Date('2026-11-20T12:00:00Z');
const services = testServices(project, { at: begin });
const { db, clock } = services;
const number = '+447700955201';
const other = '+447700955202';

beforeEach(async () => {
  await services.clear();
  clock.set(begin);
});
afterAll(() => services.end());

const put = async (path: string, value: object) => void (await db.doc(path).set({ ...value }));
const read = async (path: string) => (await db.doc(path).get()).data();
const isThere = async (path: string) => (await db.doc(path).get()).exists;
const idsOf = async (name: string) => (await db.collection(name).get()).docs.map(({ id }) => id);

/** Runs the nightly job after so many days. */
async function nightAfter(days: number): Promise<Record<string, number>> {
  clock.set(after(begin, days * DAY + 14 * 3_600_000));
  // The night's tasks run in a process that remembers no later night of another test.
  const tasks = recordingTasks();
  services.store.listenToCommits((written) => askForFiguresOf({ ...services, tasks }, written));
  const ended = await enforceRetentionRules({ ...services, tasks });
  for (const { payload } of tasks.recorded) await countFigures(services, payload);
  return ended;
}

const draft = { message_content: 'I am Sam', message_type: 'answer', tour_name: 'Color & Vinyl' };
const text = (booking_id: string | null, n: number, phone_number = number) => ({
  ...queuedText({ ...draft, phone_number, booking_id }, after(begin, n), n),
  status: 'delivered',
  settled: true,
});
const played = (given: Partial<Booking> = {}): Booking =>
  aBooking({
    phone_numbers: [number, other],
    email: 'sam@example.org',
    team_name: 'The Sams',
    uid: 'uid-sam',
    status: 'completed',
    created_at: begin,
    confirmed_at: begin,
    completed_at: begin,
    ...given,
  });

/** Stores a hunt, and the order that it was paid with. */
async function putPaid(id: string, given: Parameters<typeof played>[0] = {}): Promise<void> {
  const hunt = played({ order_id: id, ...given });
  await services.store.bookings.at(id).create(hunt);
  await put(`orders/${id}`, anOrderOf({ ...hunt, id }));
}

test('deletes texts, conversation and phone after a year, but keeps opt-outs and open disputes', async () => {
  await put('bookings/b', played());
  await put('bookings/disputed', played({ disputed: true, phone_numbers: [other] }));
  await put('sms_messages/one', text('b', 1));
  await put('sms_messages/two', text('b', 2));
  await put('sms_messages/evidence', text('disputed', 3, other));
  await put('sms_messages/stuck', queuedText({ ...draft, phone_number: other, booking_id: 'b' }, begin));
  await put(`sms_phones/${number}`, { opted_out: true, opted_out_at: begin, heard: [] });
  const onPage = { message_content: 'crane', page_player: 'Zoe', tour_name: 'Color & Vinyl' };
  await put('sms_messages/page', messageFromPage({ ...onPage, booking_id: 'b' }, after(begin, 4)));
  await put('sms_messages/proof', messageFromPage({ ...onPage, booking_id: 'disputed' }, after(begin, 5)));
  const keys = [number, other, pageConversation('b')].map((one) => `conversation.${one}`);
  await countFigures(services, { keys, at: clock.now().getTime() });
  expect(await nightAfter(364)).toMatchObject({ texts: 0, conversations: 0 });
  expect(await isThere(documents.conversation(number))).toBe(true);

  expect(await nightAfter(366)).toMatchObject({ texts: 3, conversations: 3 });
  expect(await isThere(documents.conversation(pageConversation('b')))).toBe(false);
  expect((await idsOf(collections.smsMessages)).toSorted()).toEqual(['evidence', 'proof', 'stuck']);
  expect(await isThere(documents.conversation(number))).toBe(false);
  expect(await isThere(`sms_phones/${number}`)).toBe(false);
  expect(await hasOptedOut(services, number)).toBe(true);
  // The booking's people are kept longer.
  expect(await read('bookings/b')).toMatchObject({ phone_numbers: [number, other], email: 'sam@example.org' });

  await db.doc('bookings/disputed').update({ disputed: false });
  expect(await nightAfter(367)).toMatchObject({ texts: 2 });
});

test('a booking loses its people after two years and ends after six, unless its hunt is being played', async () => {
  const page_players = [{ name: 'Zoe', joined_at: begin }];
  await putPaid('b', { page_id: 'page', page_players });
  const page = teamPageIdOf('page');
  const said = { id: 'l', from: 'Zoe', to: null, text: 'crane', at: begin, seq: 1 };
  await put(`${documents.teamLines(page)}/l`, lineOf(said));
  await put(`${documents.teamStops(page)}/1`, { stop_number: 1, clue: 'x' });
  const below = async () => (await db.doc(`team_pages/${page}`).listCollections()).map(({ id }) => id);
  await put(documents.huntTour('b'), { name: 'Color & Vinyl', stops: [] });
  await put('leaderboard/b', leaderboardRow('b', played(), begin));
  await put(documents.review('r'), aReview({ team: 'The Sams' }));
  await put(documents.reviewAuthor('r'), { reviewer_phone: number, booking_id: 'b' });
  await putPaid('paused', { status: 'confirmed' });
  await putPaid('unpaid', { status: 'expired', confirmed_at: null, completed_at: null });
  await countFigures(services, { keys: [`player.${number}`, `player.${other}`], at: clock.now().getTime() });
  await nightAfter(89);
  expect(await isThere('bookings/unpaid')).toBe(true);
  expect(await nightAfter(92)).toMatchObject({ unpaid: 1 });
  expect((await idsOf(collections.bookings)).toSorted()).toEqual(['b', 'paused']);

  await nightAfter(729);
  expect(await read('bookings/b')).toMatchObject({ team_name: 'The Sams' });
  expect([await isThere(`team_pages/${page}`), await below()]).toEqual([true, ['lines', 'stops']]);
  expect(await nightAfter(731)).toMatchObject({ people: 1 });
  expect([await isThere(`team_pages/${page}`), await below()]).toEqual([false, []]);
  expect(await read('bookings/b')).toMatchObject({
    phone_numbers: [ERASED_NUMBER, ERASED_NUMBER],
    email: null,
    team_name: null,
    page_players: [],
    uid: '',
    amount: 1800,
    status: 'completed',
    tour_id: 'color-vinyl',
  });
  expect(await read('leaderboard/b')).toMatchObject({ name: 'Team b' });
  expect(await read(documents.review('r'))).toMatchObject({ team: 'Team b', text: 'The duck was fun' });
  expect(await read(documents.reviewAuthor('r'))).toMatchObject({ reviewer_phone: ERASED_NUMBER });
  expect(await read('bookings/paused')).toMatchObject({ phone_numbers: [number, other] });
  expect(await idsOf(collections.players)).toEqual([number, other]);
  await db.doc('bookings/paused').update({ status: 'completed' });
  expect(await nightAfter(732)).toMatchObject({ people: 1 });
  expect(await idsOf(collections.players)).toEqual([]);

  clock.set(new Date('2032-12-31T02:20:00Z'));
  expect(await enforceRetentionRules(services)).toMatchObject({ accounts: 0 });
  clock.set(new Date('2033-01-01T02:20:00Z'));
  expect(await enforceRetentionRules(services)).toMatchObject({ accounts: 2 });
  expect(await isThere(documents.huntTour('b'))).toBe(false);
});

test('a hunt without numbers loses its words after a year, and its people and its page after two', async () => {
  const page_players = [{ name: 'Lena', joined_at: begin }];
  await putPaid('b', { phone_numbers: [], page_id: 'page', page_players });
  const page = teamPageIdOf('page');
  await put(
    `${documents.teamLines(page)}/l`,
    lineOf({ id: 'l', from: 'Lena', to: null, text: 'crane', at: begin, seq: 1 }),
  );
  const said = { message_content: 'crane', page_player: 'Lena', tour_name: 'Color & Vinyl', booking_id: 'b' };
  await put('sms_messages/page', messageFromPage(said, begin));
  await put(documents.review('r'), aReview({ team: 'The Sams' }));
  await put(documents.reviewAuthor('r'), { reviewer_phone: null, page_player: 'Lena', booking_id: 'b' });
  await countFigures(services, { keys: [`conversation.${pageConversation('b')}`], at: clock.now().getTime() });
  expect(await nightAfter(366)).toMatchObject({ texts: 1, conversations: 1, people: 0 });
  expect(await nightAfter(731)).toMatchObject({ people: 1 });
  const kept = {
    phone_numbers: [],
    page_players: [],
    email: null,
    team_name: null,
    uid: '',
    cleared_at: expect.anything(),
  };
  expect(await read('bookings/b')).toMatchObject(kept);
  expect(await read(documents.reviewAuthor('r'))).toMatchObject({ page_player: null });
  expect((await db.doc(`team_pages/${page}`).listCollections()).length).toBe(0);
  expect(await nightAfter(732)).toMatchObject({ people: 0 });
});

test('a party’s pages end after two years, and itself with its last booking, unpaid after 90 days', async () => {
  const { orders, bookings } = services.store;
  const messages = [{ text: 'Prizes at six', at: begin }];
  const last_call = { place: 'Ines’s flat, 3 Fern St', meet: '21:00' };
  const called = { ...last_call, ends_at: begin, called_at: begin };
  await orders.at('p').create(aParty('p', { created_at: begin, party: { messages, last_call: called } }));
  await orders.at('disputed').create(aParty('disputed', { created_at: begin }));
  const unpaid = { created_at: begin, confirmed_at: null, party: { page_id: null } };
  await orders.at('unpaid').create(aParty('unpaid', unpaid));
  const ofUnpaid = { board_id: 'board-of-unpaid', first_stop: 1, held: false };
  for (const n of [1, 2])
    await bookings.at(`unpaid-${n}`).create(
      played({
        order_id: 'unpaid',
        party: ofUnpaid,
        status: 'expired',
        confirmed_at: null,
        completed_at: null,
        page_id: null,
      }),
    );
  // A wrong sum was paid for this one, and given back: that stays in the accounts.
  await orders
    .at('wrong')
    .create(aParty('wrong', { ...unpaid, booking_ids: ['wrong-1'], party: { page_id: null, team_ids: ['wrong-1'] } }));
  const given = { status: 'refunded' as const, confirmed_at: null, completed_at: null, page_id: null };
  await bookings
    .at('wrong-1')
    .create(played({ ...given, order_id: 'wrong', party: { ...ofUnpaid, board_id: 'board-of-wrong' } }));
  for (const id of ['p-1', 'p-2', 'disputed-1', 'disputed-2']) {
    const order_id = id.slice(0, -2);
    const party = { board_id: `board-of-${order_id}`, first_stop: 1, held: false, last_call };
    await bookings.at(id).create(played({ order_id, party, disputed: id === 'disputed-2' }));
  }
  const team = (id: string) => `party_boards/board-of-${id}/teams/${id}-1`;
  expect(await nightAfter(91)).toMatchObject({ unpaid: 1, buyers: 0 });
  expect((await idsOf('orders')).toSorted()).toEqual(['disputed', 'p', 'wrong']);
  expect((await idsOf('bookings')).filter((id) => id.startsWith('unpaid'))).toEqual([]);
  expect(await read('party_boards/board-of-p')).toMatchObject({ messages: [{ text: 'Prizes at six' }] });
  expect(await isThere(team('p'))).toBe(true);

  expect(await nightAfter(731)).toMatchObject({ buyers: 2, people: 4 });
  expect(await read('orders/p')).toMatchObject({
    ...{ uid: '', booking_ids: ['p-1', 'p-2'] },
    party: { page_id: null, messages: [] },
  });
  expect(await idsOf('party_pages')).toEqual(['page-of-disputed']);
  expect(await idsOf('party_boards')).toEqual(['board-of-disputed']);
  expect(await isThere(team('p'))).toBe(false);
  // The accounts keep what was sold.
  expect(await read('bookings/p-1')).toMatchObject({ amount: 1800, email: null, uid: '' });
  for (const path of ['orders/p', 'bookings/p-1']) expect(JSON.stringify(await read(path))).not.toContain('Fern St');

  await db.doc('bookings/disputed-2').update({ disputed: false });
  expect(await nightAfter(732)).toMatchObject({ buyers: 1, people: 1 });
  expect(await nightAfter(733)).toMatchObject({ buyers: 0 });

  // A team that was added later is due a year later, and no booking goes before the party's last one.
  await db.doc('bookings/p-2').update({ created_at: new Date('2027-02-01T12:00:00Z') });
  clock.set(new Date('2033-01-01T02:20:00Z'));
  expect(await enforceRetentionRules(services)).toMatchObject({ accounts: 2 });
  expect(await idsOf('orders')).toEqual(['p']);
  expect((await idsOf('bookings')).toSorted()).toEqual(['p-1', 'p-2']);
  clock.set(new Date('2034-01-01T02:20:00Z'));
  expect(await enforceRetentionRules(services)).toMatchObject({ accounts: 1 });
  expect(await idsOf('bookings')).toEqual([]);
});

test('figures of closed days survive their documents, also when the periods become longer again', async () => {
  for (const n of [1, 2, 3]) await put(`sms_messages/${n}`, text(null, n));
  await putPaid('b');
  const count = (...keys: string[]) => countFigures(services, { keys, at: clock.now().getTime() });
  await count('day.2026-11-20.messages', 'day.2026-11-20.bookings');
  await count('totals.messages', 'totals.bookings', 'public.hunts');
  const counted = await read(documents.dayStats('2026-11-20'));
  expect(counted).toMatchObject({ messages: 3, bookings: 1, paid: 1800 });
  // A day older than a week is checked again in one night of four weeks: in this one.
  const nightOf = async (times: number, retention = services.retention) => {
    clock.set(after(begin, times * NIGHTS * DAY));
    await enforceRetentionRules({ ...services, retention });
    return (await checkAllFigures(services, async () => undefined)).wrong;
  };
  const shorter = { ...services.retention, texts: 180 };
  expect(await nightOf(8, shorter)).toEqual([]);
  expect(await idsOf(collections.smsMessages)).toEqual([]);
  await enforceRetentionRules(services);
  expect(await nightOf(9)).toEqual([]);
  expect(await nightOf(94)).toEqual([]);
  expect(await idsOf(collections.bookings)).toEqual([]);
  expect(await read(documents.dayStats('2026-11-20'))).toEqual(counted);
  expect(await read(documents.totals)).toMatchObject({ messages: 3, bookings: 1 });
  // Without the mark the same night counts what is left.
  await db.doc(documents.retentionMark).delete();
  const { wrong } = await checkAllFigures(services, async () => undefined);
  expect(wrong).toEqual(expect.arrayContaining(['day.2026-11-20.messages', 'day.2026-11-20.bookings']));
});

test('deletes forms’ documents in time, but never before they are answered, judged or unused', async () => {
  const letter = { name: 'Sam', email: 'sam@example.org', created_at: begin };
  await put('contact_messages/answered', { ...letter, answered: true });
  await put('contact_messages/open', { ...letter, answered: false });
  const subscriber = { email: 'sam@example.org', status: 'active', confirmed: false, unsubscribed_at: null };
  await put('subscribers/never', { ...subscriber, created_at: begin });
  await put('newsletter_links/never', newLink('never', 'unsubscribe', begin));
  await put('subscribers/again', { ...subscriber, created_at: begin });
  await put('newsletter_links/again', newLink('again', 'confirm', after(begin, 5 * DAY)));
  await put('subscribers/reader', { ...subscriber, confirmed: true, created_at: begin });
  await put('subscribers/ended', { ...subscriber, status: 'unsubscribed', unsubscribed_at: begin, created_at: begin });
  const declined = aPartner({ status: 'declined', updated_at: begin });
  for (const id of ['declined', 'placed']) {
    await put(`partners/${id}`, declined);
    await put(documents.partnerCrm(id), { contact_name: 'Sam' });
  }
  await put('partners/applied', aPartner({ status: 'form_submitted', updated_at: begin }));
  await put('tour_partners/t_1', { tour_id: 't', stop_number: 1, partner_id: 'placed' });
  for (const status of ['approved', 'pending'] as const) {
    const original = storagePaths.contestOriginal(`uid-${status}`, `${status}.jpg`);
    await put(documents.submission(status), aSubmission({ status, submitted_at: begin, credit: 'Ada' }));
    const contact = { name: 'Sam', email: 'sam@example.org', phone_number: number, position: null, original };
    await put(documents.submissionContact(status), contact);
    await services.bucket.file(original).save('photo');
  }
  await put('audit_log/entry', {
    action: 'looked',
    target: 't',
    detail: {},
    actor_uid: 'a',
    actor_email: null,
    at: begin,
  });
  await put('dead_letters/l', { function: 'f', phone_numbers: [number], last_at: begin });

  expect(await nightAfter(6)).toMatchObject({ unconfirmed: 0, unsubscribed: 0 });
  expect(await nightAfter(8)).toMatchObject({ unconfirmed: 1 });
  expect(await idsOf(collections.newsletterLinks)).toEqual(['again']);
  expect(await nightAfter(13)).toMatchObject({ unconfirmed: 1 });
  expect(await nightAfter(31)).toMatchObject({ unsubscribed: 1 });
  expect(await idsOf(collections.subscribers)).toEqual(['reader']);
  expect(await nightAfter(91)).toMatchObject({ failures: 1 });
  expect(await nightAfter(366)).toMatchObject({ applications: 1 });
  expect((await idsOf(collections.partners)).toSorted()).toEqual(['applied', 'placed']);
  expect(await isThere(documents.partnerCrm('declined'))).toBe(false);
  expect(await read(documents.partnerStats)).toMatchObject({ total: 2, by_status: { declined: 1 } });
  expect(await nightAfter(731)).toMatchObject({ letters: 1, senders: 1, audit: 1 });
  expect(await idsOf(collections.contactMessages)).toEqual(['open']);
  expect(await read(documents.submission('approved'))).toMatchObject({
    cleared_at: expect.anything(),
    credit: '',
    status: 'approved',
    votes: 3,
  });
  expect(await isThere(documents.submissionContact('approved'))).toBe(false);
  expect(await isThere(documents.submissionContact('pending'))).toBe(true);
  const [files] = await services.bucket.getFiles();
  expect(files.map(({ name }) => name)).toEqual([storagePaths.contestOriginal('uid-pending', 'pending.jpg')]);
  await services.bucket.deleteFiles({ force: true });
});

test('the next night finishes one that died anywhere', async () => {
  const victim = killableServices(testServices(project, { at: after(begin, 800 * DAY) }));
  const fill = async () => {
    await services.clear();
    await putPaid('b');
    await put('leaderboard/b', leaderboardRow('b', played(), begin));
    await put('sms_messages/one', text('b', 1));
    await put(`sms_phones/${number}`, { opted_out: true, opted_out_at: begin, heard: [] });
    const keys = [`conversation.${number}`, `player.${number}`, `player.${other}`];
    await countFigures(services, { keys, at: begin.getTime() });
  };
  await fill();
  victim.begin();
  await enforceRetentionRules(victim.services);
  const calls = victim.calls();
  expect(calls).toBeGreaterThan(2);
  for (const death of crashPointsIn(calls)) {
    await fill();
    victim.begin(death);
    // Rules that fail report so and leave the rest to the next night. Without a mark nothing
    // changes.
    await enforceRetentionRules(victim.services).catch(() => undefined);
    victim.begin();
    await nightAfter(801);
    const when = `died ${death.when} call ${death.call}`;
    const left = ['bookings', 'leaderboard', 'sms_messages', 'players', 'sms_conversations', 'sms_phones'];
    const all = await Promise.all(left.map(async (name) => (await db.collection(name).get()).docs));
    const texts = all.flat().map((one) => `${one.ref.path} ${JSON.stringify(one.data())}`);
    expect(texts, when).toHaveLength(2);
    expect(texts.join(), when).not.toMatch(/\+44|Sams|sam@/);
    expect(await hasOptedOut(services, number), when).toBe(true);
  }
  await victim.services.end();
});

test('sends no query without an index', async () => {
  expect(
    undeclaredIndexes(
      await usedIndexes(project),
      catalogue.map(({ query }) => query),
    ),
  ).toEqual([]);
});

test('a gift loses its people two years after its end, and goes with the accounts; an unpaid one goes at once', async () => {
  const ended = { expires_at: begin, ended: { at: begin, pence: 5_000, hunts: 0 }, pence_left: 0 };
  const unpaid = aGift({ active_from: null, expires_at: null, created_at: begin, pence_left: 0 });
  const { purchase } = unpaid;
  const mismatch = { received: 4_000, currency: 'gbp', at: begin };
  await put('gifts/ended', aGift({ ...ended, created_at: begin }));
  await put('gifts/unpaid', unpaid);
  await put('gifts/wrong-sum', { ...unpaid, purchase: purchase && { ...purchase, mismatch } });
  const order = {
    ...anOrderOf({ ...aBooking(), id: 'unpaid' }),
    booking_ids: [],
    created_at: begin,
    confirmed_at: null,
  };
  const sells = { gift_id: 'unpaid', worth: unpaid.worth };
  await put('orders/unpaid', { ...order, sells });
  await put('orders/wrong-sum', { ...order, sells: { ...sells, gift_id: 'wrong-sum' } });

  expect(await nightAfter(89)).toMatchObject({ unpaid_gifts: 0, unpaid: 0 });
  expect(await nightAfter(91)).toMatchObject({ unpaid_gifts: 1, unpaid: 1 });
  expect((await idsOf(collections.gifts)).toSorted()).toEqual(['ended', 'wrong-sum']);
  expect(await idsOf(collections.orders)).toEqual(['wrong-sum']);
  expect(await nightAfter(731)).toMatchObject({ gifts: 1 });
  expect(await read('gifts/ended')).toMatchObject({
    ...{ buyer_email: null, recipient_email: null, recipient_name: null, message: null, uid: '' },
    worth: { kind: 'value', pence: 5_000 },
  });
  expect(await nightAfter(366 * 7)).toMatchObject({ gift_accounts: 1 });
});
