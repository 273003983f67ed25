import { type ContestRound, roundTexts, type Submission, type Voter } from '@streetlore/domain/contest';
import { giftsOfCode, usable } from '@streetlore/domain/gift';
import { collections, documents } from '@streetlore/domain/paths';
import { countSegments } from '@streetlore/domain/sms';
import { aSubmission } from '@streetlore/domain/testing';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { closeDueRounds, closeRoundByHand } from '../../../functions/src/contest/rounds/close-round.ts';
import { confirmRoundWinner } from '../../../functions/src/contest/rounds/confirm-winner.ts';
import { hashesOfCode } from '../../../functions/src/platform/gift-code.ts';
import { testServices } from '../../support/services.ts';
import { showsFault } from '../../support/shows-fault.ts';

const WEEK = '2026-W46';
const wednesday = new Date('2026-11-11T12:00:00Z');
const sunday = new Date('2026-11-15T20:00:00Z');
const afterClosing = new Date('2026-11-16T00:05:00Z');
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const services = testServices('demo-contest-rounds', { at: afterClosing });
const { db, clock, store } = services;

beforeEach(async () => {
  await services.clear();
  clock.set(afterClosing);
});
afterAll(() => services.end());

type Hung = Partial<Submission> & { early?: number; late?: number; voided?: number; phone?: string };

/** Adds a photo with votes from before and after the round's end, and the count in `votes`. */
async function hang(id: string, { early = 0, late = 0, voided = 0, phone = '+447700900801', ...given }: Hung = {}) {
  const batch = db.batch();
  const votes = early + late;
  batch.set(db.doc(documents.submission(id)), aSubmission({ title: id, submitted_at: wednesday, votes, ...given }));
  batch.set(db.doc(documents.submissionContact(id)), {
    name: 'N',
    email: 'n@example.test',
    phone_number: phone,
    position: null,
    original: null,
  });
  for (let n = 0; n < early; n += 1) batch.set(db.doc(documents.vote(id, `e${n}`)), { created_at: sunday });
  for (let n = 0; n < late; n += 1) batch.set(db.doc(documents.vote(id, `l${n}`)), { created_at: afterClosing });
  for (let n = 0; n < voided; n += 1)
    batch.set(db.doc(documents.vote(id, `v${n}`)), { created_at: sunday, voided: true });
  await batch.commit();
}
const round = async (week = WEEK): Promise<ContestRound | null> => await store.rounds.at(week).read();
const leaders = async () => (await round())?.standings.map(({ submission_id, votes }) => [submission_id, votes]);
const all = async (collection: string) => (await db.collection(collection).get()).docs;

describe('closing a week', () => {
  test('proposes the photo with the most votes cast by Sunday midnight, voided ones aside', async () => {
    await hang('late-riser', { early: 3, late: 9 });
    await hang('stuffed', { early: 2, voided: 8 });
    await hang('best', { early: 5 });
    await hang('first-of-two', { early: 3, submitted_at: new Date('2026-11-09T00:00:00Z') });
    await hang('no-gps', { early: 7, has_gps: false });
    await hang('italy', { early: 9, latitude: null, longitude: null });
    await hang('rejected', { early: 8, status: 'rejected' });
    await hang('last-week', { early: 9, submitted_at: new Date('2026-11-08T23:59:59Z') });
    await hang('this-week', { late: 9, submitted_at: afterClosing });
    expect((await closeDueRounds(services)).toSorted()).toEqual(['2026-W45', WEEK]);
    expect(await round()).toMatchObject({ status: 'closed', winner: null, closed_at: afterClosing });
    expect(await leaders()).toEqual([
      ['best', 5],
      ['first-of-two', 3],
      ['late-riser', 3],
      ['stuffed', 2],
    ]);
    expect((await round('2026-W47'))?.status).toBe('open');
  });

  test('counts only as many photos as can still win', async () => {
    for (let n = 1; n <= 9; n += 1) await hang(`p${n}`, { early: n });
    await closeDueRounds(services);
    expect(await leaders()).toEqual([9, 8, 7, 6, 5].map((n) => [`p${n}`, n]));
  });

  test('happens once, however often and however many times at once it is asked for', async () => {
    await hang('a', { early: 2 });
    const closings = await Promise.all(Array.from({ length: 8 }, () => closeDueRounds(services)));
    expect(closings.flat().length).toBeGreaterThan(0);
    const before = (await db.doc(documents.round(WEEK)).get()).updateTime;
    clock.advance(60_000);
    expect(await closeDueRounds(services)).toEqual([]);
    expect((await db.doc(documents.round(WEEK)).get()).updateTime).toEqual(before);
    expect(await all(collections.contestRounds)).toHaveLength(2);
  });

  test('closes a week in which nobody could win, and skips weeks without a photo', async () => {
    await hang('no-gps', { early: 7, has_gps: false });
    await closeDueRounds(services);
    expect(await round()).toMatchObject({ status: 'closed', standings: [] });
    expect(await round('2026-W45')).toBeNull();
  });

  test('can be repeated by hand until the winner is named, and the log says who asked', async () => {
    await hang('a', { early: 2 });
    await hang('b', { early: 1 });
    await closeDueRounds(services);
    await db.doc(documents.submission('a')).update({ status: 'rejected' });
    expect(await closeRoundByHand(services, { week: WEEK }, admin)).toEqual([WEEK]);
    expect(await leaders()).toEqual([['b', 1]]);
    expect((await all(collections.auditLog)).map((entry) => entry.get('action'))).toEqual(['round_counted']);
    await expect(closeRoundByHand(services, { week: '2026-W47' }, admin)).rejects.toThrow(roundTexts.stillOpen);
    await confirmRoundWinner(services, { week: WEEK, submission_id: 'b' }, admin);
    await expect(closeRoundByHand(services, { week: WEEK }, admin)).rejects.toThrow(roundTexts.alreadyConfirmed);
  });
});

describe('where the votes of a round came from', () => {
  const DAY = 86_400_000;
  /**
   * Lets `count` voters vote for a photo through the week, each `knownFor` ms after registering.
   * Unregistered voters have no network.
   */
  async function campaign(photo: string, count: number, network: ((n: number) => string) | null, knownFor = 0) {
    const batch = db.bulkWriter();
    for (let n = 0; n < count; n += 1) {
      const uid = `${photo}-${n}`;
      const created_at = new Date(wednesday.getTime() + n * 180_000);
      const registered_at = new Date(created_at.getTime() - knownFor);
      void batch.set(db.doc(documents.vote(photo, uid)), { created_at });
      if (network)
        void batch.set(db.doc(`${collections.voters}/${uid}`), {
          network: network(n),
          registered_at,
          expires_at: new Date(registered_at.getTime() + 14 * DAY),
        } satisfies Voter);
    }
    await batch.close();
  }
  const origins = async () => await store.roundOrigins(WEEK).read();

  test('reports three slow campaigns of 500 votes, and who would lead without them', async () => {
    for (const id of ['script', 'proxies', 'ghosts']) await hang(id, { votes: 500 });
    await hang('honest', { votes: 120 });
    await hang('no-gps', { votes: 50, has_gps: false });
    await campaign('script', 500, () => 'one-network', 11 * 60_000);
    await campaign('proxies', 500, (n) => `proxy-${n}`, 90 * 60_000);
    await campaign('ghosts', 500, null);
    await campaign('honest', 120, (n) => `home-${n}`, 1000);
    await db.doc(documents.vote('honest', 'honest-0')).update({ voided: true });
    await db.doc(documents.vote('honest', 'late')).set({ created_at: afterClosing });
    await closeDueRounds(services);
    const found = await origins();
    // The voided vote, the late vote and the votes of a photo that cannot win are left out.
    expect(found).toMatchObject({ votes: 1619, networks: 620, is_whole: true, counted_at: afterClosing });
    const shares = found?.origins.map(({ kind, votes, most, without }) => ({
      kind,
      votes,
      most: most.submission_id,
      loses: !without.some(({ submission_id }) => submission_id === most.submission_id),
    }));
    const [largest] = shares ?? [];
    expect(largest).toEqual({ kind: 'network', votes: 500, most: 'script', loses: true });
    expect(shares?.filter(({ kind }) => kind !== 'network')).toEqual([
      { kind: 'unregistered', votes: 500, most: 'ghosts', loses: true },
      { kind: 'ten_minutes', votes: 119, most: 'honest', loses: true },
      { kind: 'hour', votes: 500, most: 'script', loses: true },
      { kind: 'day', votes: 500, most: 'proxies', loses: true },
    ]);
    // The admin's view contains nobody's network or id.
    expect(JSON.stringify(found)).not.toMatch(/one-network|proxy-|home-|script-\d/);
    showsFault(40, 3, 'slow campaigns of 500 votes, the origins of each shown to whoever confirms');
  });

  test('is computed again when the round is counted again', async () => {
    await hang('stuffed', { votes: 12 });
    await hang('honest', { votes: 5 });
    await campaign('stuffed', 12, () => 'sock');
    await campaign('honest', 5, (n) => `home-${n}`);
    await closeDueRounds(services);
    expect((await origins())?.origins[0]).toMatchObject({
      votes: 12,
      without: [{ submission_id: 'honest', votes: 5 }],
    });
    const batch = db.batch();
    for (let n = 0; n < 12; n += 1) batch.update(db.doc(documents.vote('stuffed', `stuffed-${n}`)), { voided: true });
    await batch.commit();
    await closeRoundByHand(services, { week: WEEK }, admin);
    expect(await origins()).toMatchObject({ votes: 5, networks: 5 });
  });
});

describe('naming the winner', () => {
  test('gives the badge, one voucher with five uses, one text and one entry in the log, together', async () => {
    await hang('a', { early: 2, phone: '+447700900811' });
    await closeDueRounds(services);
    const answer = await confirmRoundWinner(services, { week: WEEK, submission_id: 'a' }, admin);
    expect(answer.texted).toBe(true);
    expect((await db.doc(documents.submission('a')).get()).get('is_winner')).toBe(true);
    expect(await round()).toMatchObject({ status: 'confirmed', winner: { submission_id: 'a', votes: 2 } });
    const prize = await store.first(giftsOfCode(hashesOfCode(services, answer.voucher_code)));
    expect(prize).toMatchObject({ origin: 'prize', hunts_left: 5, submission_id: 'a' });
    expect(usable(prize, clock.now()).ok).toBe(true);
    expect((await all(collections.ledger)).map((one) => one.data())).toMatchObject([
      { kind: 'gift_issued', hunts: 5, gift: 0, card: 0 },
    ]);
    const [text, ...others] = await all(collections.smsMessages);
    expect(others).toEqual([]);
    expect(text?.data()).toMatchObject({ phone_number: '+447700900811', settled: true, error_code: null });
    expect(text?.get('message_content')).toContain(answer.voucher_code);
    expect(countSegments(text?.get('message_content')).segments).toBeLessThanOrEqual(2);
    expect((await all(collections.auditLog)).map((entry) => entry.data())).toMatchObject([
      { actor_uid: 'admin-1', action: 'winner_confirmed', target: documents.round(WEEK) },
    ]);
    // The round is public, so it contains neither the code nor the phone.
    expect(JSON.stringify(await round())).not.toMatch(/WALLS|\+44/);
  });

  test('ten times at once and once more gives one winner, one voucher, one text and one code', async () => {
    await hang('a', { early: 2 });
    await hang('b', { early: 1 });
    await closeDueRounds(services);
    const same = Array.from({ length: 6 }, () =>
      confirmRoundWinner(services, { week: WEEK, submission_id: 'a' }, admin),
    );
    const other = Array.from({ length: 4 }, () =>
      confirmRoundWinner(services, { week: WEEK, submission_id: 'b' }, admin),
    );
    const results = await Promise.allSettled([...same, ...other]);
    const codes = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value.voucher_code] : []));
    expect(new Set(codes).size).toBe(1);
    const winner = (await round())?.winner?.submission_id ?? '';
    expect(await confirmRoundWinner(services, { week: WEEK, submission_id: winner }, admin)).toMatchObject({
      voucher_code: codes[0],
    });
    for (const one of results)
      if (one.status === 'rejected') expect(one.reason.message).toBe(roundTexts.alreadyConfirmed);
    expect(await all(collections.gifts)).toHaveLength(1);
    expect(await all(collections.smsMessages)).toHaveLength(1);
    expect(await all(collections.auditLog)).toHaveLength(1);
    const winners = await db.collection(collections.contestSubmissions).where('is_winner', '==', true).get();
    expect(winners.docs.map(({ id }) => id)).toEqual([winner]);
  });

  test('returns the same voucher before and after a rotation of the keys', async () => {
    await hang('a', { early: 2 });
    await closeDueRounds(services);
    const codes: string[] = [];
    for (const key of ['old', 'new,old']) {
      const written = { APP_KEY: key, PRIVACY_KEY: key };
      const rotated = testServices('demo-contest-rounds', { at: afterClosing, written });
      codes.push((await confirmRoundWinner(rotated, { week: WEEK, submission_id: 'a' }, admin)).voucher_code);
      await rotated.end();
    }
    expect(new Set(codes).size).toBe(1);
    expect(await all(collections.gifts)).toHaveLength(1);
  });

  test('is refused for an open round, another photo and a deleted one, and then writes nothing', async () => {
    await hang('a', { early: 2 });
    await hang('no-gps', { early: 9, has_gps: false });
    const name = (submission_id: string) => confirmRoundWinner(services, { week: WEEK, submission_id }, admin);
    await expect(name('a')).rejects.toThrow(roundTexts.stillOpen);
    await closeDueRounds(services);
    await expect(name('no-gps')).rejects.toThrow(roundTexts.notInRound);
    await db.doc(documents.submission('a')).update({ status: 'rejected' });
    await expect(name('a')).rejects.toThrow(roundTexts.notOnTheWall);
    for (const collection of [collections.gifts, collections.smsMessages, collections.auditLog])
      expect(await all(collection)).toEqual([]);
  });

  test('mails the voucher where the number is no UK mobile', async () => {
    await hang('a', { early: 2, phone: '+4915123456789' });
    await closeDueRounds(services);
    const answer = await confirmRoundWinner(services, { week: WEEK, submission_id: 'a' }, admin);
    expect(answer).toMatchObject({ texted: false, mailed: true });
    expect(await all(collections.gifts)).toHaveLength(1);
    expect(await all(collections.smsMessages)).toEqual([]);
    const [mail, ...others] = await all(collections.mails);
    expect(others).toEqual([]);
    expect(mail?.get('text')).toContain(answer.voucher_code);
    // A repeated request, for example after a lost answer, writes no second mail.
    expect(await confirmRoundWinner(services, { week: WEEK, submission_id: 'a' }, admin)).toEqual(answer);
    expect(await all(collections.mails)).toHaveLength(1);
  });
});
