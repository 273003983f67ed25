import { type BlogPost, postStatsSchema } from '@streetlore/domain/blog';
import { applyAsPartnerInput } from '@streetlore/domain/partner';
import { collections, documents } from '@streetlore/domain/paths';
import { totalsSchema } from '@streetlore/domain/stats';
import { aPartnerForm, aPost, aSubmission, aTourForm } from '@streetlore/domain/testing';
import { londonDay } from '@streetlore/domain/time';
import { emptyStop, tourFormSchema } from '@streetlore/domain/tour';
import { logger } from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { handlePostChange } from '../../../functions/src/blog/summarise-post.ts';
import { queueAnswerMail } from '../../../functions/src/contact/answer-contact-message.ts';
import { markMessage } from '../../../functions/src/contact/mark-contact-message.ts';
import { storeContactMessage } from '../../../functions/src/contact/send-contact-message.ts';
import { removeSubmission } from '../../../functions/src/contest/moderation/delete-submission.ts';
import { setWinnerBadge } from '../../../functions/src/contest/moderation/set-winner.ts';
import { closeDueRounds } from '../../../functions/src/contest/rounds/close-round.ts';
import { confirmRoundWinner } from '../../../functions/src/contest/rounds/confirm-winner.ts';
import { storeSubmission } from '../../../functions/src/contest/submit-photo.ts';
import { handleVoteChange } from '../../../functions/src/contest/votes/count-votes.ts';
import { playBatches } from '../../../functions/src/hunt/play-inbound-texts.ts';
import { deliverMail } from '../../../functions/src/mailing/send-mail.ts';
import { storeApplication } from '../../../functions/src/partners/apply-as-partner.ts';
import { removePartner } from '../../../functions/src/partners/delete-partner.ts';
import { savePartnerDocuments } from '../../../functions/src/partners/save-partner.ts';
import { erasePersonData } from '../../../functions/src/privacy/erase-person.ts';
import { moderatePhoto } from '../../../functions/src/reports/judge-photo.ts';
import { moderateReview } from '../../../functions/src/reviews/judge-review.ts';
import { checkAllFigures } from '../../../functions/src/stats/check-figures.ts';
import { sweepAll } from '../../../functions/src/sweep/sweep.ts';
import { removeTour } from '../../../functions/src/tours/delete-tour.ts';
import { saveTourDocuments } from '../../../functions/src/tours/save-tour.ts';
import { aJpeg, aWall, places } from '../../support/photos.ts';
import { testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';
import { aVisitor, parsed, upload } from '../contest/support.ts';
import { aText, storeBooking, storeTexts } from '../hunt/world.ts';
import { asking } from './asking.ts';

// No function starts when a photo, a partner, a tour, a contact message or a review is written.
// The store asks for the recount that follows from a commit. This goes through every operation that
// commits one. Once all is counted, the nightly check finds no figure that differs from a count of the documents.

const project = 'demo-stats-asked-elsewhere';
const services = testServices(project, {
  at: new Date('2026-11-16T09:00:00Z'),
  written: { SMTP_URL: 'smtp://127.0.0.1:1' },
});
const { db, clock, tasks } = services;
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const id = () => crypto.randomUUID();
let photo: Buffer;

beforeAll(async () => {
  photo = await aJpeg({ gps: places.shoreditch }, aWall(320, 240));
});
beforeEach(async () => {
  await services.clear();
  // Each test has a day of its own, because a process remembers what it has queued.
  clock.set(new Date(Date.parse(londonDay(clock.now())) + 33 * 3_600_000));
  await given(() => undefined);
});
afterAll(() => services.end());

const wrong = async (): Promise<string[]> => (await checkAllFigures(services, async () => undefined)).wrong;

/** Prepares documents for a test, and counts them. */
async function given(work: () => unknown): Promise<void> {
  await work();
  forget();
  await wrong();
  clock.advance(3_600_000);
}

const { does, count, forget } = asking(services);
/** Counts what the operations have asked for. Expects that the figures are right then. */
async function right(): Promise<void> {
  await count();
  expect(await wrong()).toEqual([]);
}

const moderated = () => db.doc(documents.contestSettings).set({ moderated: true });
const verdict = (submission_id: string, status: 'approved' | 'rejected') => ({
  request_id: id(),
  submission_id,
  status,
  was: null,
  is_winner: false,
});

test('every operation on a photo asks for its recount, from the upload to the end', async () => {
  await given(moderated);
  const visitor = aVisitor();
  const sent = async () => {
    await upload(services, visitor, photo);
    return (await storeSubmission(services, parsed(), visitor)).id;
  };
  const submission_id = await does('a photo', sent, ['contest.photos', 'totals.photos']);
  await does('a verdict', () => moderatePhoto(services, verdict(submission_id, 'approved'), admin), [
    'contest.photos',
    'public.photos',
    'totals.photos',
  ]);
  const winning = (is_winner: boolean) =>
    setWinnerBadge(services, { request_id: id(), submission_id, is_winner }, admin);
  await does('a badge', () => winning(true), ['contest.photos']);
  await does('no badge', () => winning(false), ['contest.photos']);
  await does('another verdict', () => moderatePhoto(services, verdict(submission_id, 'rejected'), admin), [
    'contest.photos',
    'public.photos',
  ]);
  await expect(winning(true)).rejects.toMatchObject({ code: 'failed-precondition' });
  await does('its end', () => removeSubmission(services, { submission_id }, admin), [
    'contest.photos',
    'public.photos',
    'totals.photos',
  ]);
  await right();
});

test('a vote counts for the day of its casting, also if it is taken back or its event was lost', async () => {
  const cast = clock.now();
  const vote = db.doc(documents.vote('wall', 'ann'));
  await given(() => db.doc(documents.submission('wall')).set(aSubmission({ votes: 0 })));
  const event = { photo: 'wall', happened: undefined };
  const value = { created_at: cast };
  await does('a vote', async () => {
    await vote.set(value);
    await handleVoteChange(services, 'ann', { ...event, before: undefined, after: value });
  }, ['votes of a day']);
  await right();
  clock.advance(3 * 86_400_000);
  await does('one that is taken back', async () => {
    await vote.delete();
    await handleVoteChange(services, 'ann', { ...event, before: value, after: undefined });
  }, ['votes of a day']);
  await does('one whose event was lost', async () => {
    await vote.set({ created_at: clock.now() });
    await sweepAll(services);
  }, ['votes of a day']);
  await right();
});

test('closing a round and naming its winner ask for a recount', async () => {
  const sunday = new Date('2026-11-15T12:00:00Z');
  await given(async () => {
    await db.doc(documents.submission('fox')).set(aSubmission({ submitted_at: sunday, votes: 1 }));
    await db.doc(documents.vote('fox', 'ann')).set({ created_at: sunday });
  });
  await does('the end of a week', () => closeDueRounds(services), ['totals.rounds']);
  await right();
  expect(totalsSchema.parse((await services.store.figuresAt(documents.totals).read()) ?? {}).rounds_waiting).toBe(1);
  const winner = { week: '2026-W46', submission_id: 'fox' };
  await does('its winner', () => confirmRoundWinner(services, winner, admin), ['contest.photos', 'totals.rounds']);
  await right();
});

test('every operation on a partner or a tour asks for the recount of both', async () => {
  const application = applyAsPartnerInput.parse({
    application_id: id(),
    businessName: 'Dark Sugar',
    contactName: 'Ade Bello',
    email: 'ade@example.test',
    phone: '020 7946 0123',
    website: 'https://darksugar.example',
    address: '14 Brick Lane, London E1',
    businessType: 'retail',
    offerDescription: 'A free tote with any record',
    additionalInfo: '',
  });
  const applied = () => storeApplication(services, application);
  await does('an application', applied, ['partners.statuses']);
  const partner = aPartnerForm({ name: 'Beigel Bake', status: 'active' });
  const about = { partner_id: 'beigel', request_id: id() };
  await does('a partner', () => savePartnerDocuments(services, { ...about, seen: null, partner }, admin), [
    'partners.statuses',
    'public.partners',
  ]);
  const stop = { ...emptyStop(), location_name: 'Wall', clue: 'Find the wall. '.repeat(8).trim(), answer: 'fox' };
  let seen: string | null = null;
  const save = async (partner_id: string | null) => {
    const stops = [stop, { ...stop, partner_id }, stop];
    const tour = tourFormSchema.parse(aTourForm({ name: 'Foxes', status: 'published', stops }));
    seen = (await saveTourDocuments(services, { tour_id: 'foxes', request_id: id(), seen, tour }, admin)).updated_at;
  };
  await does('a tour', () => save(null), ['public.tours']);
  await does('a tour to a partner', () => save('beigel'), ['tours of a partner']);
  await right();
  await does('a tour elsewhere', () => save(null), ['tours of a partner']);
  await save('beigel');
  await does('no tour', () => removeTour(services, { tour_id: 'foxes', request_id: id() }, admin), [
    'public.tours',
    'tours of a partner',
  ]);
  const gone = { partner_id: 'beigel', request_id: id() };
  await does('no partner', () => removePartner(services, gone, admin), ['partners.statuses', 'public.partners']);
  await right();
});

test('every operation on a contact message asks for its recount: sent, answered, bounced, erased', async () => {
  vi.spyOn(logger, 'write').mockImplementation(() => undefined);
  const contactMessage = {
    name: 'Sam',
    email: 'sam@example.test',
    type: 'tour',
    subject: 'Light?',
    message: 'At night?',
  } as const;
  const message_id = id();
  await does('a letter', () => storeContactMessage(services, { message_id, ...contactMessage }), ['totals.letters']);
  const request_id = id();
  await does(
    'an answer',
    () =>
      queueAnswerMail(services, { request_id, message_id, seen: { answered: false, answers: 0 }, text: 'Yes' }, admin),
    ['totals.letters'],
  );
  const marked = (how: 'open' | 'answered') =>
    markMessage(services, { request_id: id(), message_id, mark: how }, admin);
  await does('an answer that is taken back', () => marked('open'), ['totals.letters']);
  await does('an answer elsewhere', () => marked('answered'), ['totals.letters']);
  await db.doc(`${collections.mails}/${request_id}`).update({ attempts: 100 });
  await does('an answer that never arrives', () => deliverMail(services, request_id), ['totals.letters']);
  const sam = { request_id: id(), phone_numbers: [], emails: ['sam@example.test'] };
  await does('no letter', () => erasePersonData(services, sam, admin), ['totals.letters']);
  await right();
  vi.restoreAllMocks();
});

test('every operation on a review asks for the recount of its tour’s rating and of the overall one', async () => {
  const ann = '+447700900971';
  await given(async () => {
    await storeTour(db, 'color-vinyl');
    await storeBooking(services, 'b1', { phone_numbers: [ann] });
  });
  let texts = 0;
  const says = async (body: string) => {
    texts += 1;
    clock.advance(60_000);
    await storeTexts(services, [aText(services, `SMrating${texts}`, ann, body)]);
    await playBatches(services, ann);
  };
  for (const body of ['START', 'answer1', 'answer2', 'answer3']) await says(body);
  await given(() => undefined);
  await does('a review', () => says('4 lovely foxes'), [
    'conversation',
    'messages of a day',
    'player',
    'public.reviews',
    'rating',
  ]);
  await right();
  const rated = async () => (await db.doc(documents.publicStats).get()).get('average_rating');
  expect(await rated()).toBe(4);
  const [found] = (await db.collection(collections.reviews).get()).docs;
  const read = { rating: 4, text: 'lovely foxes' };
  const judged = (status: 'shown' | 'hidden', seen = read) => {
    const of = {
      request_id: id(),
      review_id: found?.id ?? '',
      status,
      reason: status === 'hidden' ? 'fake' : null,
    } as const;
    return moderateReview(
      services,
      { ...of, read: { ...seen, status: status === 'hidden' ? 'shown' : 'hidden' } },
      admin,
    );
  };
  await does('its hiding', () => judged('hidden'), ['public.reviews', 'rating']);
  await right();
  expect(await rated()).toBe(0);
  await expect(judged('shown', { ...read, rating: 1 })).rejects.toMatchObject({ code: 'aborted' });
  await does('its showing', () => judged('shown'), ['public.reviews', 'rating']);
  const person = { request_id: id(), phone_numbers: [ann], emails: [] };
  const erased = ['messages of a day', 'player', 'public.reviews', 'rating', 'totals.conversations', 'totals.reviews'];
  await does('no review', () => erasePersonData(services, person, admin), erased);
  await right();
});

test('the night reports and corrects figures that nobody asked to count', async () => {
  await given(() => db.doc(documents.submission('fox')).set(aSubmission({ status: 'pending' })));
  await moderatePhoto(services, verdict('fox', 'approved'), admin);
  tasks.recorded.length = 0;
  expect((await wrong()).toSorted()).toEqual(['contest.photos', 'public.photos', 'totals.photos']);
  expect(await wrong()).toEqual([]);
});

test('a post is counted as it is written, whatever its status, and when it is gone', async () => {
  const post = db.doc(`${collections.blogPosts}/p1`);
  const write = async (change: Partial<BlogPost> | null) => {
    const before = (await post.get()).data();
    await (change ? post.set({ ...before, ...change }) : post.delete());
    await handlePostChange(services, 'p1', { before, after: (await post.get()).data() });
  };
  const figures = async () => postStatsSchema.parse(await services.store.figuresAt(documents.postStats).read());
  const draft = aPost({ status: 'draft', created_at: clock.now() });
  await does('a draft is begun', () => write(draft), ['posts.all']);
  await right();
  expect(await figures()).toMatchObject({ total: 1, published: 0, drafts: 1, month: '2026-11', created: 1 });
  await does('it is published', () => write({ status: 'published' }), ['posts.all']);
  await right();
  expect(await figures()).toMatchObject({ total: 1, published: 1, drafts: 0 });
  await write({ title: 'Another' });
  expect(tasks.recorded).toEqual([]);
  await does('it is deleted', () => write(null), ['posts.all']);
  await right();
  expect(await figures()).toMatchObject({ total: 0, published: 0, created: 0 });
});
