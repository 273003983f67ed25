import { renderHuntMessage } from '@streetlore/domain/hunt';
import { collections, documents } from '@streetlore/domain/paths';
import { ERASED_NUMBER } from '@streetlore/domain/phone';
import { queuedText } from '@streetlore/domain/sms';
import { lineOf, newestLines } from '@streetlore/domain/team';
import { aBooking, aSubmission } from '@streetlore/domain/testing';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { drainOutbox } from '../../../functions/src/outbox/send.ts';
import { abandonedErasures, erasePersonData, finishErasure } from '../../../functions/src/privacy/erase-person.ts';
import { collectPersonData } from '../../../functions/src/privacy/export-person.ts';
import { findPersonData } from '../../../functions/src/privacy/find-person.ts';
import { hasOptedOut } from '../../../functions/src/store/consent.ts';
import { teamPageIdOf } from '../../../functions/src/store/link-ids.ts';
import { sweepAll } from '../../../functions/src/sweep/sweep.ts';
import { crashPointsIn, killableServices } from '../../support/process-death.ts';
import { testServices } from '../../support/services.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { aText, storeTexts } from '../hunt/world.ts';
import { everything, pageIdOfTraces, personWithTraces, tracesOf, writePageHunt, writeTraces } from './world.ts';

/** How many people exist in the test; `npm run test:deep` has more. */
const PEOPLE = process.env.DEEP ? 1_000 : 200;

const project = 'demo-privacy';
const services = testServices(project);
const victim = killableServices(testServices(project));
const { db } = services;
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const sam = personWithTraces('quartz', '+447700955123');
const friend = '+447700955124';
const whole = { phone_numbers: [sam.number], emails: [sam.email] };
const request = () => ({ ...whole, request_id: crypto.randomUUID() });

beforeEach(async () => {
  await services.clear();
  await services.bucket.deleteFiles({ force: true });
});
afterAll(async () => {
  await victim.services.end();
  await services.end();
});
const log = async () => (await db.collection(collections.auditLog).get()).docs.map((entry) => entry.data());

describe('finding a person', () => {
  test('shows what is held and the person’s other identifiers, but no friend’s', async () => {
    await writeTraces(services, sam, friend);
    expect(await findPersonData(services, { phone_numbers: [sam.number], emails: [] })).toEqual({
      linked: { phone_numbers: [], emails: [sam.email] },
      held: {
        bookings: 2,
        texts: 3,
        page_messages: 2,
        photos: 1,
        reviews: 1,
        subscriptions: 0,
        letters: 0,
        reports: 0,
        gifts: 0,
        partners: 1,
      },
      identity: [{ value: sam.number, sent_at: null, confirmed_at: null }],
      opted_out: true,
      refusal: null,
    });
    expect(await findPersonData(services, { phone_numbers: [], emails: [sam.email] })).toMatchObject({
      linked: { phone_numbers: [sam.number], emails: [] },
      held: {
        bookings: 1,
        texts: 0,
        page_messages: 2,
        photos: 1,
        reviews: 0,
        subscriptions: 1,
        letters: 1,
        reports: 1,
        gifts: 2,
        partners: 0,
      },
    });
  });

  test('accepts more numbers and addresses than one query may have', async () => {
    await writeTraces(services, sam, friend);
    const other = (n: number) => personWithTraces('flint', `+4477009561${n + 10}`);
    const others = Array.from({ length: 12 }, (_, n) => other(n));
    const many = {
      phone_numbers: [...others.map(({ number }) => number), sam.number],
      emails: [...others.map((_, n) => `flint${n}@example.test`), sam.email],
    };
    expect((await findPersonData(services, many)).held).toEqual((await findPersonData(services, whole)).held);
  });
});

test('a hunt on a page is found, exported and erased by the address alone: there is no number', async () => {
  await writePageHunt(services, sam);
  const person = { phone_numbers: [], emails: [sam.email] };
  const { held, linked } = await findPersonData(services, person);
  expect(held).toMatchObject({ bookings: 1, texts: 0, page_messages: 1, reviews: 1 });
  expect(linked).toEqual({ phone_numbers: [], emails: [] });
  const { records } = await collectPersonData(services, { ...person, request_id: crypto.randomUUID() }, admin);
  expect(records).toMatchObject({
    bookings: [{ email: sam.email, team_name: sam.team, phone_numbers: [], page_players: [{ name: sam.name }] }],
    orders: [{ uid: sam.uid }],
    page_messages: [{ message_content: `${sam.name} here`, channel: 'page' }],
    reviews: [{ text: `${sam.name} loved it` }],
    review_authors: [{ page_player: sam.name }],
    kept_by_number: [],
  });
  const { done, kept } = await erasePersonData(services, { ...person, request_id: crypto.randomUUID() }, admin);
  expect([done, kept]).toEqual([true, { bookings: 1, texts: 0, photos: 0, invoices: 0, opted_out: false }]);
  expect(await tracesOf(services, sam)).toEqual([]);
  expect((await db.doc('bookings/quartz-on-page').get()).data()).toMatchObject({
    ...{ phone_numbers: [], page_players: [], email: null, amount: 0, status: 'completed' },
  });
});

describe('an export', () => {
  test('holds everything about them and nothing about teammates, and is logged without a name', async () => {
    await writeTraces(services, sam, friend);
    const exported = await collectPersonData(services, request(), admin);
    expect(Object.fromEntries(Object.entries(exported.records).map(([kind, list]) => [kind, list.length]))).toEqual({
      bookings: 2,
      orders: 1,
      texts: 3,
      page_messages: 2,
      photos: 1,
      photo_contacts: 1,
      photo_uploads: 1,
      votes: 1,
      reviews: 1,
      review_authors: 1,
      vouchers: 1,
      gifts: 1,
      gifts_received: 1,
      invoices: 0,
      newsletter: 1,
      contact_messages: 1,
      reports: 1,
      partner_contacts: 1,
      kept_by_number: 3,
    });
    const text = JSON.stringify(exported);
    for (const own of [sam.email, sam.team, `Hello ${sam.name}`, '2026-11-10T12:00:00.000Z'])
      expect(text).toContain(own);
    for (const others of [friend, 'friend@example.org', 'uid-friend', 'Friends']) expect(text).not.toContain(others);
    const [entry] = (await log()).filter(({ action }) => action === 'person_exported');
    expect(entry).toMatchObject({ actor_uid: 'admin-1', target: expect.stringMatching(/^people\/[\w-]{32}$/) });
    expect(JSON.stringify(entry)).not.toContain(sam.number);
  });
});

describe('erasing a person', () => {
  test('leaves no trace of them in any document or file, and keeps money, votes and the wall', async () => {
    await writeTraces(services, sam, friend);
    expect(await tracesOf(services, sam)).toHaveLength(33);
    const ask = request();
    await erasePersonData(services, ask, admin);
    expect(await tracesOf(services, sam)).toEqual([]);
    expect((await db.doc('newsletter_links/quartz').get()).exists).toBe(false);
    // Nothing tells who a page player is, so all that was said on the page is gone. The team's other
    // phones keep their texts, and the page goes on showing how the hunt went.
    const page = services.store.teamPages.at(teamPageIdOf(pageIdOfTraces('quartz')));
    expect(await page.read()).toMatchObject({ page_players: [], team_name: null, status: 'completed' });
    expect(await services.store.find(newestLines(page.id, 10))).toEqual([]);
    expect((await db.doc('sms_messages/quartz-zoe').get()).exists).toBe(false);
    expect((await db.doc('sms_messages/quartz-friend').get()).get('message_content')).toBe('Hi');
    const own = (await db.doc('bookings/quartz-own').get()).data();
    expect(own).toMatchObject({
      phone_numbers: [ERASED_NUMBER, friend],
      amount: 1800,
      status: 'completed',
      hunt: { phase: 'completed' },
    });
    expect((await db.doc('leaderboard/quartz-own').get()).data()).toMatchObject({ name: 'Team own', score: 0 });
    // The gifts go on without them: the code of the one they got works, and the friend gets the other.
    expect((await db.doc('gifts/quartz-given').get()).data()).toMatchObject({
      ...{ buyer_email: null, message: null, pence_left: 5_000, recipient_email: 'friend@example.org' },
    });
    expect((await db.doc('orders/quartz-given').get()).data()).toMatchObject({ uid: '', amount: 5_000 });
    expect((await db.doc('gifts/quartz-got').get()).data()).toMatchObject({
      ...{ recipient_email: null, recipient_name: null, pence_left: 5_000, buyer_email: 'friend@example.org' },
    });
    expect((await db.doc('reports/quartz').get()).data()).toMatchObject({ reason: 'other', email: null, words: '' });
    // Their own review is gone. A teammate's review stays, now from a team without a name.
    expect((await db.doc(documents.review('quartz-own')).get()).exists).toBe(false);
    expect((await db.doc(documents.review('quartz-friend')).get()).data()).toMatchObject({
      team: 'Team own',
      rating: 5,
    });
    // A booking that they only joined stays with the person who made it.
    expect((await db.doc('bookings/quartz-joined').get()).data()).toMatchObject({
      phone_numbers: [friend, ERASED_NUMBER],
      email: 'friend@example.org',
      team_name: 'Friends',
    });
    expect((await db.doc('sms_messages/quartz-sent').get()).data()).toMatchObject({ segments: 1, status: 'delivered' });
    expect((await db.doc('sms_messages/quartz-queued').get()).data()).toMatchObject({
      status: 'failed',
      settled: true,
    });
    expect((await db.doc(documents.submission('quartz')).get()).data()).toMatchObject({ status: 'approved', votes: 1 });
    expect((await everything(services)).has('storage/contest-published/quartz/480.webp')).toBe(true);
    const entry = (await db.doc(documents.auditEntry(ask.request_id)).get()).data();
    expect(entry).toMatchObject({ action: 'person_erased', target: expect.stringMatching(/^people\/[\w-]{32}$/) });
    await erasePersonData(services, ask, admin);
    expect((await log()).filter(({ action }) => action === 'person_erased')).toHaveLength(1);
  });

  test('finds their number and address in others’ texts, however spelled, and says what is kept', async () => {
    await writeTraces(services, sam, friend);
    const at = services.clock.now();
    const put = (path: string, value: object) => db.doc(path).set({ ...value });
    const draft = { phone_number: friend, message_type: 'answer', booking_id: null, tour_name: null };
    const asks = queuedText({ ...draft, message_content: 'Sam is on 07700 955123 now' }, at);
    await put('sms_messages/other', { ...asks, settled: true });
    await put(documents.conversation(friend), { phone_number: friend, preview: 'Sam is on 07700 955123 now' });
    const answers = [{ mail_id: 'm', text: `We rang +44 (0)7700 955 123`, status: 'sent', at }];
    const letter = { name: 'Jo', email: 'jo@example.org', subject: 'Hello', created_at: at };
    await put('contact_messages/other', { ...letter, message: 'Write to SAM-quartz@example.org please', answers });
    await put('contact_messages/others', { ...letter, message: `Ring ${friend}`, answers: [] });
    const place = { title: 'Wall 07700955123', slug: 'wall-07700955123-1', path: 'uk/london/wall-07700955123' };
    await put(documents.submission('other'), aSubmission(place));
    await put(documents.partnerCrm('other'), {
      contact_name: 'Jo',
      contact_email: null,
      notes: 'Sam: 0044 7700 955123',
    });
    await put('audit_log/other', { action: 'broadcast_sent', target: 't', detail: { text: 'Ring 07700-955-123' }, at });
    await put('bookings/other', aBooking({ status: 'completed', team_name: 'Ring 07700955123' }));
    const others = { from: 'Jo', to: null, at, seq: 1 };
    const line = lineOf({ ...others, id: 'l', text: 'Sam is on 07700 955123' });
    const batch = db.batch();
    // More than one page of the search has, so that it goes on behind a line.
    for (let n = 0; n < 310; n += 1) batch.set(db.doc(`${documents.teamLines(`team-${n % 2}`)}/line-${n}`), line);
    await batch.commit();
    const ask = request();
    const erased = await erasePersonData(services, ask, admin);
    const kept = { bookings: 2, texts: 3, photos: 1, invoices: 0, opted_out: true };
    expect(erased).toEqual({ done: true, kept, replaced: 317 });
    const all = [...(await everything(services))];
    expect(all.filter(([, text]) => /7700\D*955\D*123|sam-quartz/i.test(text)).map(([path]) => path)).toEqual([]);
    expect((await db.doc('sms_messages/other').get()).data()).toMatchObject({
      message_content: 'Sam is on [removed] now',
      phone_number: friend,
    });
    expect((await db.doc('contact_messages/other').get()).data()).toMatchObject({
      email: 'jo@example.org',
      message: 'Write to [removed] please',
      answers: [{ text: 'We rang [removed]', at: Timestamp.fromDate(at) }],
    });
    expect((await db.doc('contact_messages/others').get()).get('message')).toBe(`Ring ${friend}`);
    expect((await db.doc(documents.submission('other')).get()).get('slug')).toBe('wall-removed-1');
    // The audit entry says what was kept, and a repeated request answers from the entry.
    expect((await db.doc(documents.auditEntry(ask.request_id)).get()).get('detail')).toMatchObject({
      kept,
      replaced: 317,
    });
    expect(await erasePersonData(services, ask, admin)).toEqual(erased);
  });

  test('with many texts to search is continued by the sweep when its time runs out', async () => {
    await writeTraces(services, sam, friend);
    const writer = db.bulkWriter();
    const draft = { phone_number: friend, message_type: 'answer', booking_id: null, tour_name: null };
    for (let n = 0; n < 700; n += 1) {
      const text = queuedText(
        { ...draft, message_content: `${n}: sam is on 07700 955123` },
        services.clock.now(),
        n % 90,
      );
      void writer.set(db.doc(`sms_messages/many-${n}`), { ...text, settled: true });
    }
    await writer.close();
    const slow = {
      ...services,
      now() {
        services.clock.advance(15_000);
        return services.clock.now();
      },
    };
    const ask = request();
    const { done, replaced } = await erasePersonData(slow, ask, admin);
    expect(done).toBe(false);
    expect(replaced).toBeGreaterThan(0);
    expect((await log()).filter(({ action }) => action === 'person_erased')).toEqual([]);
    services.clock.advance(3 * 60_000);
    const [id = ''] = await abandonedErasures(services);
    expect(await finishErasure(services, id)).toBe(true);
    expect(await abandonedErasures(services)).toEqual([]);
    expect(await erasePersonData(services, ask, admin)).toMatchObject({ done: true, replaced: 700 });
    const left = [...(await everything(services))].filter(([, text]) => text.includes('955123'));
    expect(left).toEqual([]);
  });

  test(`out of ${PEOPLE} changes nothing about the other ${PEOPLE - 1}`, async () => {
    await writeTraces(services, sam, friend);
    await writeTraces(services, personWithTraces('opal', '+447700955199'), friend);
    const writer = db.bulkWriter();
    for (let n = 0; n < PEOPLE - 2; n += 1) {
      const number = `+4477009${String(n).padStart(5, '0')}`;
      const email = `player${n}@example.org`;
      void writer.set(db.doc(`bookings/other-${n}`), aBooking({ phone_numbers: [number], email, status: 'completed' }));
      void writer.set(db.doc(`subscribers/other-${n}`), { email });
    }
    await writer.close();
    const own = ['quartz', sam.number, teamPageIdOf(pageIdOfTraces('quartz'))];
    const others = ([path]: [string, string]) => !own.some((part) => path.includes(part));
    const before = [...(await everything(services))].filter(others);
    const ask = request();
    await erasePersonData(services, ask, admin);
    const after = new Map([...(await everything(services))].filter(others));
    after.delete(documents.auditEntry(ask.request_id));
    for (const path of after.keys()) if (/^(?:opt_outs|storage\/erased-people)\//.test(path)) after.delete(path);
    expect(after).toEqual(new Map(before));
    expect(await tracesOf(services, sam)).toEqual([]);
    showsFault(35, PEOPLE, 'people, one erased: no trace of theirs, no change of the others’');
  });

  test('is refused while a hunt of theirs is open, and changes nothing', async () => {
    await writeTraces(services, sam, friend);
    const refused = async (status: 'confirmed' | 'pending_payment', why: string, found: string | null = why) => {
      await db.doc('bookings/open').set({ ...aBooking({ phone_numbers: [friend, sam.number] }), status });
      const before = await everything(services);
      await expect(erasePersonData(services, request(), admin)).rejects.toThrow(why);
      const { refusal } = await findPersonData(services, whole);
      expect(refusal === null ? null : refusal.slice(0, found?.length)).toBe(found);
      expect(await everything(services)).toEqual(before);
    };
    await refused('confirmed', 'A hunt of theirs is waiting or in progress');
    await refused('pending_payment', 'just being paid for', null);
  });

  test('keeps an opt-out in force when the number comes back, until its owner texts START', async () => {
    await writeTraces(services, sam, friend);
    await erasePersonData(services, request(), admin);
    expect((await everything(services)).has(`sms_phones/${sam.number}`)).toBe(false);
    await db.doc('bookings/again').set(aBooking({ phone_numbers: [sam.number], created_at: services.clock.now() }));
    const message_content = renderHuntMessage({ kind: 'welcome' }, { tour: { name: 'Walls', stops: [] }, site: 's' });
    const draft = {
      phone_number: sam.number,
      message_content,
      message_type: 'welcome',
      booking_id: 'again',
      tour_name: null,
    };
    await db.doc('sms_messages/again').set(queuedText(draft, services.clock.now()));
    expect(await drainOutbox(services, sam.number)).toBe(0);
    expect((await db.doc('sms_messages/again').get()).data()).toMatchObject({ status: 'failed', error_code: 21610 });
    // The number that stands for erased ones reaches nobody either.
    expect(await hasOptedOut(services, ERASED_NUMBER)).toBe(true);
    expect(await hasOptedOut(services, friend)).toBe(false);

    await storeTexts(services, [aText(services, 'SMback', sam.number, 'UNSTOP')]);
    await playBatches(services, sam.number);
    expect(await hasOptedOut(services, sam.number)).toBe(false);
  });

  test('goes on after a death anywhere: nothing is left, and the log has one entry', async () => {
    await writeTraces(services, sam, friend);
    victim.begin();
    await erasePersonData(victim.services, request(), admin);
    const calls = victim.calls();
    expect(calls).toBeGreaterThan(10);
    for (const death of crashPointsIn(calls)) {
      await services.clear();
      await writeTraces(services, sam, friend);
      const ask = request();
      victim.begin(death);
      await expect(erasePersonData(victim.services, ask, admin)).rejects.toThrow();
      victim.begin();
      // The first write notes the erasure, and the last deletes the note.
      const begun = (await db.collection(collections.erasures).get()).size;
      const written = death.when === 'before' ? death.call - 1 : death.call;
      const when = `died ${death.when} call ${death.call}`;
      expect(begun, when).toBe(written > 0 && written < calls ? 1 : 0);
      // Every second time nobody asks again. The sweep then goes on, if the erasure had begun.
      if (begun && written % 2) {
        services.clock.advance(3 * 60_000);
        const [id = ''] = await abandonedErasures(services);
        expect(await finishErasure(services, id), when).toBe(true);
      } else await erasePersonData(services, ask, admin);
      expect(await tracesOf(services, sam), when).toEqual([]);
      expect(await hasOptedOut(services, sam.number), when).toBe(true);
      expect((await log()).filter(({ action }) => action === 'person_erased')).toHaveLength(1);
    }
  });

  test('waits after a death for a hunt that is booked meanwhile, and then finishes', async () => {
    await writeTraces(services, sam, friend);
    victim.begin({ call: 4, when: 'before' });
    await expect(erasePersonData(victim.services, request(), admin)).rejects.toThrow();
    const hunt = db.doc('bookings/meanwhile');
    await hunt.set(aBooking({ phone_numbers: [sam.number] }));
    services.clock.set(victim.services.now());
    expect(await sweepAll(services)).toMatchObject({ erasures: 0, failed: 0 });
    services.clock.advance(3 * 60_000);
    expect(await sweepAll(services)).toMatchObject({ erasures: 0, failed: 0 });
    expect((await hunt.get()).get('phone_numbers')).toEqual([sam.number]);
    await hunt.update({ status: 'completed' });
    expect(await sweepAll(services)).toMatchObject({ erasures: 1, failed: 0 });
    expect(await tracesOf(services, sam)).toEqual([]);
    expect(
      (await log()).filter(({ action, actor_uid }) => action === 'person_erased' && actor_uid === 'admin-1'),
    ).toHaveLength(1);
  });
});
