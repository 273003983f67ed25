import type { Admin } from '@streetlore/domain/admin';
import { auditEntrySchema } from '@streetlore/domain/audit';
import type { BlogPost, GenerationJob } from '@streetlore/domain/blog';
import { bookingSchema, dayAfter } from '@streetlore/domain/booking';
import { defaultReplies } from '@streetlore/domain/canned';
import type { ContactMessage } from '@streetlore/domain/contact';
import { type ContestFlag, type ContestRound, openRound } from '@streetlore/domain/contest';
import type { DeadLetter } from '@streetlore/domain/dead-letters';
import { defaultDesk } from '@streetlore/domain/desk';
import { defaultHuntSettings } from '@streetlore/domain/hunt';
import { emptyPartner, type PartnerForm } from '@streetlore/domain/partner';
import { collections, documents } from '@streetlore/domain/paths';
import { newCheck } from '@streetlore/domain/privacy';
import { PLEA, queuedText, receivedText } from '@streetlore/domain/sms';
import {
  aBooking,
  aGift,
  anOrderOf,
  aReportCase,
  aReview,
  aSubmission,
  oldestHuntNeeds,
  oldestStopHealth,
} from '@streetlore/domain/testing';
import { proposalsOf } from '@streetlore/domain/till';
import { londonDay } from '@streetlore/domain/time';
import { emptyStop, emptyTour } from '@streetlore/domain/tour';
import { localVendors, standInsUrl } from '@streetlore/emulators/config';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { namedInLog, personKey } from '../../../functions/src/privacy/person-key.ts';
import { withDates } from '../../../functions/src/store/convert.ts';
import { adminCallables } from '../../support/admin-callables.ts';
import { callableProject, callWithToken } from '../../support/callables.ts';
import { testServices } from '../../support/services.ts';
import { storeTour } from '../../support/store-tour.ts';

const services = testServices(callableProject);
const { auth, db } = services;
const at = new Date();
const boss = { uid: `boss-${crypto.randomUUID().slice(0, 8)}`, email: 'boss@example.test' };
const colleague = `colleague-${crypto.randomUUID().slice(0, 8)}`;
const id = () => crypto.randomUUID();

beforeAll(async () => {
  await services.clear();
  for (const uid of [boss.uid, colleague]) {
    await auth.createUser({ uid, email: `${uid}@example.test`, emailVerified: true });
    await auth.setCustomUserClaims(uid, { role: 'admin' });
    await put(documents.admin(uid), {
      email: null,
      status: 'active',
      granted_at: at,
      granted_by: null,
      revoked_at: null,
      revoked_by: null,
    } satisfies Admin);
  }
  await storeTour(db, 'color-vinyl');
});
afterAll(async () => {
  await auth.deleteUsers([boss.uid, colleague]);
  await services.end();
});

async function put(path: string, fields: object): Promise<void> {
  await db.doc(path).set(fields);
}

async function aHunt(
  given: Parameters<typeof aBooking>[0] = {},
  booking_id = id(),
): Promise<{ booking_id: string; target: string }> {
  const target = `${collections.bookings}/${booking_id}`;
  await put(target, aBooking({ created_at: new Date(), phone_numbers: ['+447700900811'], ...given }));
  return { booking_id, target };
}

async function aStoredGift(gift = aGift()): Promise<{ gift_id: string; target: string }> {
  const gift_id = id();
  const target = `${collections.gifts}/${gift_id}`;
  await put(target, gift);
  return { gift_id, target };
}

async function aPaidHunt(given: Parameters<typeof aBooking>[0] = { amount: 1000 }) {
  const { hostname, port } = new URL(standInsUrl);
  const stripe = new Stripe(localVendors.stripeSecretKey, { host: hostname, port: Number(port), protocol: 'http' });
  const booking_id = id();
  const { id: payment_intent_id } = await stripe.paymentIntents.create({
    metadata: { order_id: booking_id },
    amount: 1000,
    currency: 'gbp',
    payment_method: 'pm_card_visa',
    confirm: true,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  const hunt = await aHunt({ ...given, order_id: booking_id }, booking_id);
  const booking = bookingSchema.parse(withDates((await db.doc(hunt.target).get()).data()));
  await put(`${collections.orders}/${booking_id}`, anOrderOf({ ...booking, id: booking_id }, { payment_intent_id }));
  return hunt;
}

async function aJob(status: GenerationJob['status']): Promise<string> {
  const job_id = id();
  await put(`${collections.blogGenerationJobs}/${job_id}`, {
    title: 'Walls',
    type: 'evergreen',
    status,
    priority: 1,
    error_message: null,
    blog_post_id: null,
    suggestion_data: { neighborhood: null, contestSubmissions: [], tour: null },
    attempts: 0,
    due_at: at,
    created_at: at,
    completed_at: null,
  } satisfies GenerationJob);
  return job_id;
}

async function aPhoto(): Promise<string> {
  const photo = id();
  await put(documents.submission(photo), aSubmission());
  return photo;
}

async function aFlag(): Promise<string> {
  const submission_id = await aPhoto();
  await put(documents.flag(submission_id), {
    submission_id,
    title: 'Crane',
    status: 'open',
    voided: 0,
    cleared: [],
    flagged_at: at,
    judged_at: null,
    reasons: [{ kind: 'one_network', source: 'n', voters: ['sock'], from: at, to: at }],
  } satisfies ContestFlag);
  return submission_id;
}

async function aClosedRound(week: string): Promise<string> {
  const submission_id = await aPhoto();
  const standings = [{ submission_id, title: 'Crane', location: 'Bacon Street', votes: 3 }];
  await put(documents.round(week), {
    ...openRound(week),
    status: 'closed',
    standings,
    closed_at: at,
  } satisfies ContestRound);
  return submission_id;
}

/** Texts that Twilio is still sending. No test ends before the result is stored. */
const taken: Promise<unknown>[] = [];
afterEach(() => Promise.all(taken.splice(0)));

/** Stands in for Twilio for one text: nobody sends this project's outbox. */
function takeText(path: string): void {
  const text = db.doc(path);
  const isThere = expect.poll(async () => (await text.get()).exists).toBe(true);
  taken.push(isThere.then(() => text.update({ twilio_sid: 'SM1', status: 'sent' })));
}

/** The owner of a number has told the code of its check. */
async function confirmed(number: string): Promise<void> {
  const check = { ...newCheck('hash', new Date()), confirmed_at: new Date() };
  await db.doc(`${collections.identityChecks}/${personKey(services, number)}`).set(check);
}

const partner: PartnerForm = {
  ...emptyPartner(),
  name: 'Beigel Bake',
  type: 'Bakery',
  address: '159 Brick Lane',
  offer: 'A free beigel',
  offer_kind: 'food',
};
const tour = () => {
  const stop = { ...emptyStop(), location_name: 'Wall', clue: 'Look up.', answer: 'fox' };
  return { ...emptyTour(), name: 'Foxes', neighborhood: 'Camden', description: 'Foxes.', stops: [stop] };
};
const suggestion = {
  title: 'Walls',
  type: 'evergreen',
  priority: 1,
  relatedData: { neighborhood: null, contestSubmissions: [], tour: null },
};

type Operation = { input: unknown; action: string; target: string };

/** For each callable that changes something: an input, and the audit entry that it must write. */
const operations: Record<string, () => Promise<Operation>> = {
  async grantRole() {
    const email = `${id()}@example.test`;
    const { uid } = await auth.createUser({ email });
    return { input: { request_id: id(), email }, action: 'role_granted', target: documents.admin(uid) };
  },
  async revokeRole() {
    const input = { request_id: id(), uid: colleague };
    return { input, action: 'role_revoked', target: documents.admin(colleague) };
  },
  async removeSecondFactor() {
    const input = { request_id: id(), uid: colleague };
    return { input, action: 'second_factor_removed', target: documents.admin(colleague) };
  },
  async makeRecoveryCodes() {
    const enrollmentTime = new Date().toUTCString();
    const factor = { uid: 'f', factorId: 'phone', phoneNumber: '+447700900818', displayName: 'Phone' } as const;
    await auth.updateUser(boss.uid, { multiFactor: { enrolledFactors: [{ ...factor, enrollmentTime }] } });
    return { input: {}, action: 'recovery_codes_made', target: documents.admin(boss.uid) };
  },
  async endSessions() {
    return { input: { request_id: id() }, action: 'sessions_ended', target: documents.admin(boss.uid) };
  },
  async acceptSuggestion() {
    const job_id = id();
    const target = `${collections.blogGenerationJobs}/${job_id}`;
    return { input: { job_id, suggestion }, action: 'article_requested', target };
  },
  async cancelJob() {
    const job_id = await aJob('pending');
    return { input: { job_id }, action: 'article_cancelled', target: `${collections.blogGenerationJobs}/${job_id}` };
  },
  async retryJob() {
    const job_id = await aJob('failed');
    return { input: { job_id }, action: 'article_retried', target: `${collections.blogGenerationJobs}/${job_id}` };
  },
  async clearCompleted() {
    await aJob('failed');
    return { input: {}, action: 'articles_cleared', target: collections.blogGenerationJobs };
  },
  async deletePost() {
    const post_id = id();
    const target = `${collections.blogPosts}/${post_id}`;
    await put(target, { title: 'Walls', slug: post_id, status: 'draft' } satisfies Partial<BlogPost>);
    return { input: { post_id }, action: 'post_deleted', target };
  },
  // These callables save nothing, but they cost money.
  async generatePost() {
    return { input: { topic: 'Walls', tone: 'Dry' }, action: 'article_generated', target: collections.blogPosts };
  },
  async suggestTitles() {
    return { input: { topic: 'Walls', tone: 'Dry' }, action: 'titles_generated', target: collections.blogPosts };
  },
  async issueVoucher() {
    const request_id = id();
    const input = { request_id, worth: { kind: 'hunts', hunts: 1 }, reason: 'Wall gone', email: null, ends: null };
    return { input, action: 'voucher_issued', target: `${collections.gifts}/${request_id}` };
  },
  async extendGift() {
    const { gift_id, target } = await aStoredGift();
    return { input: { gift_id, request_id: id(), reason: 'Was ill' }, action: 'gift_extended', target };
  },
  async resendGift() {
    const { gift_id, target } = await aStoredGift();
    return { input: { gift_id, request_id: id() }, action: 'gift_resent', target };
  },
  async closeGiftRefund() {
    const { purchase } = aGift();
    const refund_problem = { amount: 5_000, reason: null, at: new Date() };
    const { gift_id, target } = await aStoredGift(aGift({ purchase: purchase && { ...purchase, refund_problem } }));
    const input = { gift_id, request_id: id(), reason: 'Paid by transfer' };
    return { input, action: 'refund_problem_closed', target };
  },
  async refundGift() {
    const { gift_id, target } = await aStoredGift();
    return { input: { gift_id, request_id: id(), reason: 'Kind' }, action: 'gift_refunded', target };
  },
  async extendExpiry() {
    const { booking_id, target } = await aHunt();
    return { input: { booking_id, request_id: id(), hours: 2 }, action: 'expiry_extended', target };
  },
  async moveBookingForAdmin() {
    const { booking_id, target } = await aHunt({ tour_id: 'color-vinyl' });
    const input = { booking_id, request_id: id(), day: dayAfter(londonDay(new Date()), 3) };
    return { input, action: 'booking_moved', target };
  },
  async endLink() {
    const { booking_id, target } = await aHunt();
    return { input: { booking_id, request_id: id() }, action: 'booking_link_ended', target };
  },
  async closeTourDay() {
    const day = dayAfter(londonDay(new Date()), 4);
    const input = { tour_id: 'color-vinyl', request_id: id(), day, sentence: 'A fair fills the lane' };
    return { input, action: 'tour_day_closed', target: `${collections.tours}/color-vinyl` };
  },
  async closeRefundProblem() {
    const { booking_id, target } = await aHunt({ refund_problem: { amount: 500, reason: null, at } });
    return { input: { booking_id, request_id: id(), amount: 500 }, action: 'refund_problem_closed', target };
  },
  async editTeam() {
    const { booking_id, target } = await aHunt();
    const input = { booking_id, request_id: id(), team_name: 'The Foxes', listed: false };
    return { input, action: 'team_edited', target };
  },
  async acceptPayment() {
    const payment_mismatch = { received: 1000, refunded: 0, currency: 'gbp', at };
    const unpaid = { status: 'pending_payment', confirmed_at: null, amount: 900 } as const;
    const { booking_id, target } = await aPaidHunt({ ...unpaid, payment_mismatch });
    return { input: { booking_id, request_id: id(), received: 1000 }, action: 'payment_accepted', target };
  },
  async invoiceForAdmin() {
    const { booking_id } = await aPaidHunt();
    const to = { company: 'Herons & Sons', address: '2 Hanbury Street', vat_number: null, po_number: null };
    const target = `${collections.orders}/${booking_id}`;
    return { input: { booking_id, request_id: id(), to }, action: 'invoice_made', target };
  },
  async refundBooking() {
    const { booking_id, target } = await aPaidHunt();
    const tell = { reason: 'goodwill', way: 'text' };
    return { input: { booking_id, request_id: id(), amount: 100, seen: 0, tell }, action: 'refund_requested', target };
  },
  async addTeammate() {
    const { booking_id, target } = await aHunt();
    const input = { booking_id, request_id: id(), phone_number: '+447700900812' };
    return { input, action: 'teammate_added', target };
  },
  async resendWelcome() {
    const { booking_id, target } = await aHunt();
    return { input: { booking_id, request_id: id() }, action: 'welcome_resent', target };
  },
  async steerHunt() {
    const { booking_id, target } = await aHunt();
    return { input: { booking_id, request_id: id(), step: 'end' }, action: 'hunt_ended', target };
  },
  async attendHunt() {
    const { booking_id, target } = await aHunt();
    await put(documents.huntNeeds(booking_id), { ...oldestHuntNeeds });
    return { input: { what: 'snooze', booking_id, request_id: id(), minutes: 10 }, action: 'hunt_snoozed', target };
  },
  async markStopFine() {
    const target = documents.stopHealth('color-vinyl', 1);
    await put(target, { ...oldestStopHealth });
    const input = { request_id: id(), tour_id: 'color-vinyl', stop_number: 1 };
    return { input, action: 'stop_marked_fine', target };
  },
  async tendStop() {
    await storeTour(services.db, 'gone-wall');
    const input = { request_id: id(), tour_id: 'gone-wall', stop_number: 1, action: 'take_out' };
    return { input, action: 'stop_take_out', target: `${collections.tours}/gone-wall` };
  },
  async saveDesk() {
    return { input: { request_id: id(), ...defaultDesk }, action: 'desk_saved', target: documents.desk };
  },
  async saveCannedReplies() {
    const input = { request_id: id(), seen: null, replies: [...defaultReplies] };
    return { input, action: 'canned_replies_saved', target: documents.cannedReplies };
  },
  async endWaiting() {
    const message_id = id();
    const target = `${collections.smsMessages}/${message_id}`;
    const text = receivedText({ sid: message_id, from: '+447700900813', body: 'Refund', segments: 1 }, new Date());
    await put(target, { ...text, settled: true, message_type: PLEA });
    return { input: { request_id: id(), message_id }, action: 'waiting_ended', target };
  },
  async saveHuntSettings() {
    const input = { request_id: id(), ...defaultHuntSettings };
    return { input, action: 'hunt_settings_saved', target: documents.huntSettings };
  },
  async answerContactMessage() {
    const message_id = id();
    const target = `${collections.contactMessages}/${message_id}`;
    const contactMessage = {
      name: 'Ada',
      email: 'ada@example.test',
      type: 'general',
      subject: 'Rain?',
      message: 'Is it on?',
    };
    await put(target, { ...contactMessage, read: false, created_at: new Date() });
    const input = { request_id: id(), message_id, seen: { answered: false, answers: 0 }, text: 'Yes' };
    return { input, action: 'contact_message_replied', target };
  },
  async markContactMessage() {
    const message_id = id();
    const target = `${collections.contactMessages}/${message_id}`;
    await put(target, { subject: 'Rain?', read: false, answered: false } satisfies Partial<ContactMessage>);
    return { input: { request_id: id(), message_id, mark: 'read' }, action: 'contact_message_read', target };
  },
  async deleteSubmission() {
    const submission_id = await aPhoto();
    return { input: { submission_id }, action: 'submission_deleted', target: documents.submission(submission_id) };
  },
  async judgePhoto() {
    const submission_id = await aPhoto();
    return {
      input: { request_id: id(), submission_id, status: 'rejected', was: null, is_winner: false },
      action: 'submission_rejected',
      target: documents.submission(submission_id),
    };
  },
  async setWinner() {
    const submission_id = await aPhoto();
    return {
      input: { request_id: id(), submission_id, is_winner: false },
      action: 'winner_cleared',
      target: documents.submission(submission_id),
    };
  },
  async judgeReview() {
    const review_id = id();
    const { rating, text } = aReview();
    await put(documents.review(review_id), aReview());
    return {
      input: { request_id: id(), review_id, status: 'hidden', reason: 'fake', read: { rating, text, status: 'shown' } },
      action: 'review_hidden',
      target: documents.review(review_id),
    };
  },
  async decideCase() {
    const thing_id = id();
    const case_id = `review_${thing_id}`;
    await put(documents.review(thing_id), aReview());
    await put(`${collections.reportCases}/${case_id}`, aReportCase({ kind: 'review', thing_id }));
    const decision = { action: 'keep', reason: 'within_rules', words: '', artist: null };
    return {
      input: { request_id: id(), case_id, seen: { status: 'open', reports: 1 }, ...decision },
      action: 'report_decided',
      target: `${collections.reportCases}/${case_id}`,
    };
  },
  async moderateContest() {
    return {
      input: { request_id: id(), moderated: false },
      action: 'contest_unmoderated',
      target: documents.contestSettings,
    };
  },
  async closeRoundNow() {
    await aClosedRound('2026-W40');
    return { input: { week: '2026-W40' }, action: 'round_counted', target: documents.round('2026-W40') };
  },
  async confirmWinner() {
    const submission_id = await aClosedRound('2026-W41');
    return {
      input: { week: '2026-W41', submission_id },
      action: 'winner_confirmed',
      target: documents.round('2026-W41'),
    };
  },
  async voidVotes() {
    const submission_id = await aFlag();
    return { input: { submission_id }, action: 'votes_voided', target: documents.flag(submission_id) };
  },
  async clearFlag() {
    const submission_id = await aFlag();
    return { input: { submission_id }, action: 'flag_cleared', target: documents.flag(submission_id) };
  },
  async sendTestSms() {
    const request_id = id();
    takeText(`${collections.smsMessages}/${request_id}`);
    const about = { tour_id: 'color-vinyl', phone_number: '+447700900813', message_type: 'hint', stop_number: 1 };
    return { input: { request_id, ...about }, action: 'test_sms_sent', target: `${collections.tours}/color-vinyl` };
  },
  async answerPlayer() {
    const request_id = id();
    const input = { request_id, phone_number: '+447700900814', booking_id: null, body: 'Look up.' };
    return { input, action: 'player_answered', target: `${collections.smsMessages}/${request_id}` };
  },
  async resendText() {
    const [request_id, message_id] = [id(), id()];
    const draft = { phone_number: '+447700900815', message_content: 'Look up.', message_type: 'clue' };
    const text = queuedText({ ...draft, booking_id: null, tour_name: null }, at);
    await put(`${collections.smsMessages}/${message_id}`, {
      ...text,
      status: 'failed',
      settled: true,
      error_code: 30007,
    });
    const input = { request_id, message_id };
    return { input, action: 'text_resent', target: `${collections.smsMessages}/${request_id}` };
  },
  async sendBroadcast() {
    const { booking_id } = await aHunt();
    const input = { request_id: id(), booking_ids: [booking_id], body: 'Rain at four.' };
    return { input, action: 'broadcast_sent', target: collections.smsMessages };
  },
  async savePartner() {
    const partner_id = id();
    // No two partners share an address.
    const input = { partner_id, request_id: id(), seen: null, partner: { ...partner, name: partner_id } };
    return { input, action: 'partner_saved', target: `${collections.partners}/${partner_id}` };
  },
  async deletePartner() {
    const { input, target } = await saved('savePartner');
    return { input: { partner_id: input.partner_id, request_id: id() }, action: 'partner_deleted', target };
  },
  async manageTill() {
    const { input, target } = await saved('savePartner');
    const asked = { partner_id: input.partner_id, request_id: id(), action: 'renew_pin' };
    return { input: asked, action: 'till_pin_renewed', target };
  },
  async judgeProposal() {
    const { input, target } = await saved('savePartner');
    const partner_id = String(input.partner_id);
    const fields = { offer_hours: { value: 'daily 12:00-20:00', was: '', at } };
    await put(proposalsOf(partner_id), { partner_id, partner_name: 'Cafe', waiting: 1, fields, answers: {} });
    const asked = { partner_id, request_id: id(), field: 'offer_hours', at: at.toISOString(), approve: true };
    return { input: asked, action: 'partner_proposal_judged', target };
  },
  async saveTour() {
    const tour_id = id();
    const input = { tour_id, request_id: id(), seen: null, tour: tour() };
    return { input, action: 'tour_saved', target: `${collections.tours}/${tour_id}` };
  },
  async acceptAnswer() {
    const seen = (await services.store.tours.at('color-vinyl').read())?.updated_at.toISOString();
    const stop = { stop_number: 1, solution: 'answer1', answer: 'stork' };
    const input = { tour_id: 'color-vinyl', request_id: id(), seen, ...stop };
    return { input, action: 'answer_accepted', target: `${collections.tours}/color-vinyl` };
  },
  async deleteTour() {
    const { input, target } = await saved('saveTour');
    return { input: { tour_id: input.tour_id, request_id: id() }, action: 'tour_deleted', target };
  },
  async retryDeadLetter() {
    const letter_id = id();
    const target = `${collections.deadLetters}/${letter_id}`;
    await put(target, {
      function: 'countVotes',
      subject: { keys: ['photo'] },
      phone_numbers: [],
      event_id: 'e',
      source: null,
      reason: 'Error',
      failures: 1,
      first_at: at,
      last_at: at,
    } satisfies DeadLetter);
    return { input: { request_id: id(), letter_id }, action: 'dead_letter_retried', target };
  },
  async recordExport() {
    const input = { request_id: id(), kind: 'bookings', from: '2026-11-01', to: '2026-11-02' };
    return { input, action: 'data_exported', target: collections.bookings };
  },
  async checkIdentity() {
    const { target } = namedInLog(services, { phone_numbers: [], emails: ['lee@example.test'] });
    const input = { phone_number: null, email: 'lee@example.test', code: null, request_id: id() };
    return { input, action: 'identity_check_sent', target };
  },
  async exportPerson() {
    const person = { phone_numbers: ['+447700900816'], emails: [] };
    const { target } = namedInLog(services, person);
    await confirmed('+447700900816');
    return { input: { ...person, request_id: id() }, action: 'person_exported', target };
  },
  async erasePerson() {
    const person = { phone_numbers: ['+447700900817'], emails: [] };
    const { target } = namedInLog(services, person);
    await confirmed('+447700900817');
    return { input: { ...person, request_id: id() }, action: 'person_erased', target };
  },
};

/**
 * Callables without an audit entry. They change nothing, or only what the schedule changes as well,
 * or only files that no document shows yet.
 */
const notAudited = ['findPerson', 'previewBroadcast', 'publishPicture', 'suggestArticles', 'sweepNow'];

const call = async (name: string, input: unknown) => {
  const callable = adminCallables.find(([known]) => known === name)?.[1];
  if (!callable) throw new Error(`There is no callable ${name} for admins`);
  await callWithToken(callable, input, boss.uid, { role: 'admin', email: boss.email, secondFactor: 'phone' });
};

/** Saves a document for the test that deletes it. */
async function saved(name: 'savePartner' | 'saveTour') {
  const operation = await operations[name]?.();
  if (!operation) throw new Error(`Nothing is saved by ${name}`);
  await call(name, operation.input);
  return { ...operation, input: operation.input as Record<string, unknown> };
}

test('every callable of admins is in this test', () => {
  expect([...Object.keys(operations), ...notAudited].toSorted()).toEqual(
    adminCallables.map(([name]) => name).toSorted(),
  );
});

describe.each(Object.entries(operations))('%s', (name, prepare) => {
  test('the audit log says who did what to which document, and when', async () => {
    const { input, action, target } = await prepare();
    const since = new Date();
    await call(name, input);
    const found = await db.collection(collections.auditLog).where('target', '==', target).get();
    const all = found.docs.map((entry) => auditEntrySchema.parse(withDates(entry.data())));
    const entries = all.filter((entry) => entry.action === action);
    expect(entries).toMatchObject([{ actor_uid: boss.uid, actor_email: boss.email, action, target }]);
    expect(entries[0]?.at.getTime()).toBeGreaterThanOrEqual(since.getTime());
    expect(entries[0]?.at.getTime()).toBeLessThanOrEqual(Date.now());
  });
});
