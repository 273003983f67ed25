import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { Voter } from '@streetlore/domain/contest';
import { collections, documents } from '@streetlore/domain/paths';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { showsFault } from '../support/shows-fault.ts';
import { aSubmission } from './documents.ts';
import { databaseOf, firestoreRules, people, type Roles, rolesOf, seed, sessionLine } from './environment.ts';

const aVoter = (): Voter => ({ network: 'n', registered_at: new Date(), expires_at: new Date() });

let env: RulesTestEnvironment;
let roles: Roles;

beforeAll(async () => {
  env = await firestoreRules('votes');
  roles = rolesOf(env);
});
beforeEach(async () => {
  await env.clearFirestore();
  await seed(env, {
    ...sessionLine,
    'contest_submissions/photo': aSubmission,
    'contest_submissions/pending': { ...aSubmission, status: 'pending' },
    'contest_submissions/rejected': { ...aSubmission, status: 'rejected' },
    [documents.vote('photo', people.other)]: { created_at: new Date() },
    [documents.vote('rejected', people.anonymous)]: { created_at: new Date() },
    [documents.vote('photo', people.member)]: { created_at: new Date(), voided: true },
    ...Object.fromEntries(
      [people.anonymous, people.member, people.admin].map((uid) => [`${collections.voters}/${uid}`, aVoter()]),
    ),
  });
});
afterAll(() => env.cleanup());

const voteOf = (role: keyof Roles, photo: string, uid: string) =>
  doc(databaseOf(roles[role]), documents.vote(photo, uid));
const aVote = () => ({ created_at: serverTimestamp() });
const me = people.anonymous;

describe('a vote', () => {
  test('may be cast, seen and taken back by the voter', async () => {
    const mine = voteOf('anonymous', 'photo', me);
    expect((await assertSucceeds(getDoc(mine))).exists()).toBe(false);
    await assertSucceeds(setDoc(mine, aVote()));
    expect((await assertSucceeds(getDoc(mine))).exists()).toBe(true);
    await assertSucceeds(deleteDoc(mine));
  });

  test('is taken back as often as somebody clicks', async () => {
    const mine = voteOf('anonymous', 'photo', me);
    await assertSucceeds(deleteDoc(mine));
    await assertSucceeds(setDoc(mine, aVote()));
    await assertSucceeds(deleteDoc(mine));
    await assertSucceeds(deleteDoc(mine));
  });

  test('is cast by somebody with an account as well', () =>
    assertSucceeds(setDoc(voteOf('admin', 'photo', people.admin), aVote())));

  test('is refused before its voter is registered, and voters cannot register themselves', async () => {
    await env.withSecurityRulesDisabled((context) => deleteDoc(doc(context.firestore(), collections.voters, me)));
    const mine = voteOf('anonymous', 'photo', me);
    await assertFails(setDoc(mine, aVote()));
    const batch = writeBatch(mine.firestore);
    batch.set(doc(mine.firestore, collections.voters, me), aVoter());
    batch.set(mine, aVote());
    await assertFails(batch.commit());
    await seed(env, { [`${collections.voters}/${me}`]: aVoter() });
    await assertSucceeds(setDoc(mine, aVote()));
  });

  test('is refused to somebody without any identity', () =>
    assertFails(setDoc(voteOf('nobody', 'photo', me), aVote())));

  test('may not be cast, taken back or seen for another person, not even by an admin', async () => {
    await assertFails(setDoc(voteOf('anonymous', 'photo', people.member), aVote()));
    await assertFails(deleteDoc(voteOf('anonymous', 'photo', people.other)));
    await assertFails(getDoc(voteOf('anonymous', 'photo', people.other)));
    await assertFails(setDoc(voteOf('admin', 'photo', people.member), aVote()));
    await assertFails(deleteDoc(voteOf('admin', 'photo', people.other)));
  });

  test('is only for a photo on the wall', async () => {
    await assertFails(setDoc(voteOf('anonymous', 'pending', me), aVote()));
    await assertFails(setDoc(voteOf('anonymous', 'none', me), aVote()));
    await assertFails(deleteDoc(voteOf('anonymous', 'rejected', me)));
  });

  test('holds only its time by the server’s clock', async () => {
    const mine = voteOf('anonymous', 'photo', me);
    await assertFails(setDoc(mine, { created_at: Timestamp.fromMillis(Date.now()) }));
    await assertFails(setDoc(mine, { created_at: 'now' }));
    await assertFails(setDoc(mine, {}));
    await assertFails(setDoc(mine, { ...aVote(), weight: 10 }));
  });

  test('may not be changed once cast', async () => {
    const mine = voteOf('anonymous', 'photo', me);
    await setDoc(mine, aVote());
    await assertFails(setDoc(mine, aVote()));
    await assertFails(updateDoc(mine, { created_at: serverTimestamp() }));
    await assertFails(updateDoc(mine, { weight: 2 }));
  });

  test('stays void: its voter sees it, and can neither take it back nor cast it again', async () => {
    const mine = voteOf('member', 'photo', people.member);
    expect((await assertSucceeds(getDoc(mine))).get('voided')).toBe(true);
    await assertFails(deleteDoc(mine));
    await assertFails(setDoc(mine, aVote()));
    await assertFails(updateDoc(mine, { voided: deleteField() }));
    const batch = writeBatch(mine.firestore);
    batch.delete(mine);
    batch.set(mine, aVote());
    await assertFails(batch.commit());
  });

  test('may be voided only by functions', async () => {
    for (const voided of [true, false]) {
      await assertFails(setDoc(voteOf('anonymous', 'photo', me), { ...aVote(), voided }));
      await assertFails(updateDoc(voteOf('other', 'photo', people.other), { voided }));
      await assertFails(updateDoc(voteOf('admin', 'photo', people.other), { voided }));
    }
  });

  test('may not be listed, so that nobody learns who voted', async () => {
    await assertFails(getDocs(collection(databaseOf(roles.anonymous), 'contest_submissions/photo/votes')));
    await assertSucceeds(getDocs(collection(databaseOf(roles.admin), 'contest_submissions/photo/votes')));
  });
});

describe('stuffing', () => {
  test('100 tries of one uid leave one vote', async () => {
    const db = databaseOf(roles.anonymous);
    const mine = doc(db, documents.vote('photo', me));
    const tries = Array.from({ length: 100 }, (_, n) => {
      if (n % 4 === 1) return setDoc(doc(db, `${documents.vote('photo', me)}-${n}`), aVote());
      if (n % 4 === 2) return setDoc(doc(collection(db, 'contest_submissions/photo/votes')), aVote());
      if (n % 4 === 3) {
        const batch = writeBatch(db);
        batch.set(mine, aVote());
        batch.set(doc(db, documents.vote('photo', `sock-${n}`)), aVote());
        return batch.commit();
      }
      return setDoc(mine, aVote());
    });
    const results = await Promise.allSettled(tries);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    const votes = await getDocs(collection(databaseOf(roles.admin), 'contest_submissions/photo/votes'));
    expect(votes.docs.map((vote) => vote.id).sort()).toEqual([me, people.other, people.member].sort());
    showsFault(5, 1, 'vote after 100 tries of one uid');
  });

  test('nobody may write the count or its time', async () => {
    for (const role of ['nobody', 'anonymous', 'member', 'admin'] as const) {
      const photo = doc(databaseOf(roles[role]), 'contest_submissions/photo');
      await assertFails(updateDoc(photo, { votes: 1000 }));
      await assertFails(updateDoc(photo, { votes: increment(1) }));
      await assertFails(updateDoc(photo, { votes_counted_at: serverTimestamp() }));
      await assertFails(setDoc(photo, { ...aSubmission, votes: 1000 }));
    }
  });
});
