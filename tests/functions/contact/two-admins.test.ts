import { randomUUID } from 'node:crypto';
import { collections, documents } from '@streetlore/domain/paths';
import { aReview, aSubmission } from '@streetlore/domain/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { queueAnswerMail } from '../../../functions/src/contact/answer-contact-message.ts';
import { markMessage } from '../../../functions/src/contact/mark-contact-message.ts';
import { moderatePhoto } from '../../../functions/src/reports/judge-photo.ts';
import { moderateReview } from '../../../functions/src/reviews/judge-review.ts';
import { testServices } from '../../support/services.ts';
import { showsFault } from '../../support/shows-fault.ts';

const services = testServices('demo-two-admins');
const { db } = services;
const ann = { uid: 'ann', email: 'ann@streetlore.test' };
const ben = { uid: 'ben', email: 'ben@streetlore.test' };
const unread = { answered: false, answers: 0 };
const asked = { name: 'Ada', email: 'ada@example.test', type: 'general', subject: 'Hello', message: 'Is it on?' };

beforeEach(async () => {
  await services.clear();
  await db.doc('contact_messages/a-message').set({ ...asked, read: true, created_at: services.now() });
});
afterAll(() => services.end());

const say = (who: typeof ann, text: string, seen = unread, request_id: string = randomUUID()) =>
  queueAnswerMail(services, { request_id, message_id: 'a-message', seen, text }, who);
const mails = async () => (await db.collection(collections.mails).get()).size;
const refusals = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));

test('of two answers to one message at a moment, one is mailed and the other admin learns whose', async () => {
  const refused = refusals(await Promise.allSettled([say(ann, 'It is on.'), say(ben, 'It is off.')]));
  expect(await mails()).toBe(1);
  expect(refused).toEqual([
    expect.stringMatching(/(ann|ben)@streetlore\.test has answered this meanwhile\..*Answer as well/),
  ]);
  showsFault(53, 1, 'letter answered by two admins: one mail');
});

test('an admin who has read the first answer may add another, and a repeated request adds none', async () => {
  await say(ann, 'It is on.', unread, 'first');
  await expect(say(ben, 'It is off.')).rejects.toMatchObject({
    code: 'failed-precondition',
    details: { field: 'text' },
  });
  await say(ann, 'It is on.', unread, 'first');
  await say(ben, 'Sorry: off.', { answered: true, answers: 1 });
  expect(await mails()).toBe(2);
});

test('refuses an answer to a message that was marked as answered meanwhile', async () => {
  await markMessage(services, { request_id: randomUUID(), message_id: 'a-message', mark: 'answered' }, ann);
  await expect(say(ben, 'It is on.')).rejects.toThrow('This was marked as answered meanwhile.');
  expect(await mails()).toBe(0);
});

test('of two verdicts on one photo or review at a moment, one stands and the other admin learns of it', async () => {
  await db.doc(documents.submission('photo')).set(aSubmission({ status: 'pending' }));
  const photo = (status: 'approved' | 'rejected', who: typeof ann) => {
    const input = {
      request_id: randomUUID(),
      submission_id: 'photo',
      status,
      was: 'pending',
      is_winner: false,
    } as const;
    return moderatePhoto(services, input, who);
  };
  const refusal = expect.stringContaining('Somebody else has decided about it meanwhile.');
  expect(refusals(await Promise.allSettled([photo('approved', ann), photo('rejected', ben)]))).toEqual([refusal]);

  const { rating, text } = aReview();
  await db.doc(documents.review('review')).set(aReview({ status: 'held' }));
  const review = (status: 'shown' | 'hidden', who: typeof ann) => {
    const read = { rating, text, status: 'held' } as const;
    const reason = status === 'hidden' ? 'fake' : null;
    return moderateReview(services, { request_id: randomUUID(), review_id: 'review', status, reason, read }, who);
  };
  expect(refusals(await Promise.allSettled([review('shown', ann), review('hidden', ben)]))).toEqual([refusal]);
  showsFault(53, 2, 'photo and review judged by two admins: one verdict each');
});
