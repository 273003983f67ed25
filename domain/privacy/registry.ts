import { auditEntrySchema } from '../audit/schema.ts';
import { blogPostSchema, generationJobSchema } from '../blog/schema.ts';
import { bookingSchema } from '../booking/schema.ts';
import { stopHealthSchema } from '../clue-health/schema.ts';
import { contactMessageSchema } from '../contact/schema.ts';
import { roundSchema } from '../contest/round.ts';
import { submissionContactSchema, submissionSchema } from '../contest/schema.ts';
import { deadLetterSchema } from '../dead-letters/schema.ts';
import { giftSchema } from '../gift/schema.ts';
import { leaderboardRowSchema } from '../leaderboard/row.ts';
import { mailSchema } from '../mail/schema.ts';
import { huntNeedsSchema } from '../needs/schema.ts';
import { orderSchema } from '../order/schema.ts';
import { partnerCrmSchema, partnerSchema } from '../partner/schema.ts';
import { collections, type documents } from '../paths/index.ts';
import { playerSchema } from '../player/schema.ts';
import { stopReportSchema } from '../playing/stop-reports.ts';
import { wrongAnswerSchema } from '../playing/wrong-answers.ts';
import { appealLinkSchema, reportCaseSchema, reportSchema } from '../reports/schema.ts';
import { reviewAuthorSchema, reviewSchema } from '../reviews/schema.ts';
import { conversationSchema } from '../sms/conversation.ts';
import { loggedMessageSchema } from '../sms/page-message.ts';
import { smsPhoneSchema } from '../sms/schema.ts';
import { subscriberSchema } from '../subscriber/schema.ts';
import { linesEnd } from '../team/queries.ts';
import { teamLineSchema } from '../team/schema.ts';
import { type Ageing, impersonal, ofRecord, type PersonalRecord, record } from './record.ts';

const product = impersonal('what the product shows and admins write');
const figures = impersonal('counts');
const machinery = impersonal('work of functions, by ids and scrambled codes');
const staff = impersonal('admins, who are no visitors');

/** The documents below those of a collection, one collection that `documents` leaves out, and the second person of a gift. */
type Below =
  | Extract<
      keyof typeof documents,
      | 'partnerCrm'
      | 'partnerFigures'
      | 'huntTour'
      | 'submissionContact'
      | 'submissionVerdict'
      | 'reviewAuthor'
      | 'votes'
      | 'teamStops'
      | 'teamLines'
      | 'roundOrigins'
      | 'tourMonths'
      | 'adminRecovery'
    >
  | 'boardTeams'
  | 'giftRecipients';

/**
 * What every collection keeps about people: how a person is found in it, what an export has of it,
 * how it is erased, when it ends, and where others may have written a number or an address. A
 * collection without an entry does not compile. Free texts are searched in this order, small
 * collections first. What ends by a TTL field stands in `ttls` of the catalogue of queries.
 */
export const personalData = {
  tours: product,
  tourStops: product,
  tourStopSecrets: product,
  tourPartners: product,
  postSlugs: product,
  postSummaries: product,
  settings: staff,
  admins: staff,
  adminRecovery: staff,
  stopResults: figures,
  stats: figures,
  tourMonths: figures,
  partnerFigures: figures,
  system: figures,
  contestFlags: machinery,
  roundOrigins: machinery,
  voters: machinery,
  submissionVerdict: machinery,
  copyMoves: machinery,
  stripeEvents: machinery,
  ledger: impersonal('movements of money, by ids'),
  rateLimits: machinery,
  functionErrors: machinery,
  malformedDocuments: machinery,
  migrations: machinery,
  // An opt-out outlives its person, under a keyed hash: we go on leaving the number alone.
  optOuts: machinery,
  // The commit that ends an erasure deletes its document.
  erasures: machinery,
  identityChecks: machinery,

  blogPosts: record(collections.blogPosts, blogPostSchema, {
    freeText: ['title', 'content', 'excerpt', 'meta_description', 'artist'],
  }),
  blogGenerationJobs: record(collections.blogGenerationJobs, generationJobSchema, {
    freeText: ['title', 'suggestion_data', 'error_message'],
  }),
  partners: record(collections.partners, partnerSchema, {
    ends: { applications: { period: 'applications', by: 'updated_at', where: { status: 'declined' } } },
    freeText: ['name', 'address', 'description', 'offer'],
  }),
  // The partner stays, and so do notes that do not name the contact.
  partnerCrm: record(collections.partners, partnerCrmSchema, {
    half: 'crm',
    phone: 'contact_phone',
    email: 'contact_email',
    isSource: true,
    exported: ['partner_contacts'],
    erased: 'by step',
    freeText: ['notes'],
  }),
  // The published copies stay on the wall without a name, with their votes.
  contestSubmissions: record(collections.contestSubmissions, submissionSchema, {
    exported: ['photos'],
    ends: { senders: { period: 'senders', by: 'submitted_at', where: { cleared_at: null } } },
    freeText: [
      'title',
      'slug',
      'path',
      'location',
      'description',
      'credit',
      'artist',
      'tags',
      'place_name',
      'street_address',
    ],
  }),
  submissionContact: record(collections.contestSubmissions, submissionContactSchema, {
    half: 'contact',
    phone: 'phone_number',
    email: 'email',
    isSource: true,
    exported: ['photo_contacts'],
    erased: 'by step',
  }),
  photoUploads: ofRecord('submissionContact', 'photo_uploads'),
  // A vote is anonymous once nothing links its voter to a person.
  votes: ofRecord('submissionContact', 'votes'),
  contestRounds: record(collections.contestRounds, roundSchema, { freeText: ['standings', 'winner'] }),
  subscribers: record(collections.subscribers, subscriberSchema, {
    email: 'email',
    isSource: true,
    exported: ['newsletter'],
    erased: 'deleted',
    ends: {
      unconfirmed: { period: 'unconfirmed', by: 'created_at', where: { status: 'active', confirmed: false } },
      unsubscribed: { period: 'unsubscribed', by: 'unsubscribed_at', where: { status: 'unsubscribed' } },
    },
  }),
  newsletterLinks: ofRecord('subscribers'),
  contactMessages: record(collections.contactMessages, contactMessageSchema, {
    email: 'email',
    isSource: true,
    exported: ['contact_messages'],
    erased: 'deleted',
    ends: { letters: { period: 'letters', by: 'created_at', where: { answered: true } } },
    freeText: ['name', 'subject', 'message', 'answers'],
  }),
  // Only unsent mails name somebody.
  mails: record(collections.mails, mailSchema, { email: 'to', erased: 'deleted', freeText: ['subject', 'text'] }),
  deadLetters: record(collections.deadLetters, deadLetterSchema, {
    phones: 'phone_numbers',
    erased: 'deleted',
    ends: { failures: { period: 'failures', by: 'last_at' } },
  }),
  // What was reported and decided stays, without address and words.
  reports: record(collections.reports, reportSchema, {
    email: 'email',
    isSource: true,
    exported: ['reports'],
    erased: 'by step',
    ends: { reports: { period: 'reports', by: 'created_at' } },
    freeText: ['words'],
  }),
  reportCases: record(collections.reportCases, reportCaseSchema, {
    ends: { cases: { period: 'reports', by: 'last_at' } },
    freeText: ['title', 'text', 'appeal', 'decision', 'final'],
  }),
  appealLinks: record(collections.appealLinks, appealLinkSchema, { email: 'email', erased: 'deleted' }),
  // A refusal outlives its sender, under keyed hashes.
  refusedSenders: machinery,
  reviews: record(collections.reviews, reviewSchema, {
    exported: ['reviews'],
    freeText: ['text', 'answer', 'team'],
  }),
  reviewAuthor: record(collections.reviews, reviewAuthorSchema, {
    half: 'author',
    phone: 'reviewer_phone',
    exported: ['review_authors'],
    erased: 'by step',
  }),
  leaderboard: record(collections.leaderboard, leaderboardRowSchema, { freeText: ['name'] }),
  wrongAnswers: record(collections.wrongAnswers, wrongAnswerSchema, { freeText: ['answer'] }),
  stopReports: record(collections.stopReports, stopReportSchema, { freeText: ['words'] }),
  stopHealth: record(collections.stopHealth, stopHealthSchema, { freeText: ['said'] }),
  huntNeeds: record(collections.huntNeeds, huntNeedsSchema, { freeText: ['team', 'needs'] }),
  // An order owns its payment, so it stays as long as its bookings, and takes them with it.
  orders: record(collections.orders, orderSchema, {
    exported: ['orders'],
    ends: {
      unpaid: { period: 'unpaid', by: 'created_at', where: { confirmed_at: null } },
      buyers: { period: 'people', by: 'created_at', where: { cleared_at: null } },
      accounts: { period: 'accounts', by: 'created_at' },
    },
  }),
  // A gift's code goes on working without the names; its movements stay in the ledger.
  gifts: record(collections.gifts, giftSchema, {
    email: 'buyer_email',
    isSource: true,
    exported: ['gifts', 'vouchers'],
    erased: 'by step',
    ends: {
      unpaid_gifts: { period: 'unpaid', by: 'created_at', where: { active_from: null } },
      gifts: { period: 'people', by: 'expires_at', where: { cleared_at: null } },
      gift_accounts: { period: 'accounts', by: 'created_at' },
    },
    freeText: ['recipient_name', 'message', 'reason', 'extended'],
  }),
  giftRecipients: record(collections.gifts, giftSchema, {
    email: 'recipient_email',
    isSource: true,
    exported: ['gifts_received'],
    erased: 'by step',
  }),
  partyPages: ofRecord('orders'),
  partyBoards: ofRecord('orders'),
  boardTeams: ofRecord('orders'),
  // Tour, dates, amounts and play stay: the accounts need them.
  bookings: record(collections.bookings, bookingSchema, {
    phones: 'phone_numbers',
    email: 'email',
    isSource: true,
    exported: ['bookings'],
    erased: 'by step',
    ends: { people: { period: 'people', by: 'created_at', where: { cleared_at: null } } },
    freeText: ['team_name', 'page_players'],
  }),
  huntTour: ofRecord('bookings'),
  bookingPages: ofRecord('bookings'),
  teamPages: ofRecord('bookings'),
  teamStops: ofRecord('bookings'),
  // Entries stay, under keyed hashes instead of numbers: they show what was done.
  auditLog: record(collections.auditLog, auditEntrySchema, {
    ends: { audit: { period: 'audit', by: 'at' } },
    freeText: ['target', 'detail'],
  }),
  smsPhones: record(collections.smsPhones, smsPhoneSchema, {
    isByNumber: true,
    isSource: true,
    exported: ['kept_by_number'],
    freeText: ['question'],
  }),
  players: record(collections.players, playerSchema, {
    isByNumber: true,
    exported: ['kept_by_number'],
    ends: { players: { period: 'people', by: 'last_seen_at' } },
  }),
  smsConversations: record(collections.smsConversations, conversationSchema, {
    isByNumber: true,
    exported: ['kept_by_number'],
    ends: { conversations: { period: 'texts', by: 'last_at' } },
    freeText: ['preview', 'plea', 'said', 'page_player'],
  }),
  teamLines: record(linesEnd.collection, teamLineSchema, { isGroup: true, freeText: ['text', 'from', 'to'] }),
  // When a text was sent and what it cost stays: a bill can be checked.
  smsMessages: record(collections.smsMessages, loggedMessageSchema, {
    phone: 'phone_number',
    exported: ['texts', 'page_messages'],
    erased: 'by step',
    ends: { texts: { period: 'texts', by: 'sent_at', where: { settled: true } } },
    freeText: ['message_content', 'words', 'page_player'],
  }),
} as const satisfies Record<
  keyof typeof collections | Below,
  PersonalRecord | ReturnType<typeof ofRecord> | ReturnType<typeof impersonal>
>;

type Registry = typeof personalData;
type NameOf<Kind> = { [Name in keyof Registry]: Registry[Name] extends Kind ? Name : never }[keyof Registry];
type KeyIn<T> = T extends unknown ? keyof T & string : never;

/** The records whose documents erasing changes in a way of their own. */
export type RecordWithStep = NameOf<{ erased: 'by step' }>;

/** The lists of an export. */
export type ExportedList = Extract<Registry[keyof Registry], { exported: readonly string[] }>['exported'][number];

/** The rules of the nightly job. */
export type RetentionRuleName = KeyIn<Extract<Registry[keyof Registry], { ends: object }>['ends']>;

/** The records of the registry, in its order. */
export const records: readonly PersonalRecord[] = Object.values(personalData).flatMap((entry) =>
  'schema' in entry ? [entry] : [],
);

/** The collections whose documents have a person's number as their id. */
export const keyedByNumber = records.flatMap(({ isByNumber, path }) => (isByNumber ? [path] : []));

/** A rule of the nightly job with the record that it ends. */
export type AgeingRecord = { readonly record: PersonalRecord; readonly ageing: Ageing };

export const ageingRecords = Object.fromEntries(
  records.flatMap((one) => Object.entries(one.ends ?? {}).map(([rule, ageing]) => [rule, { record: one, ageing }])),
) as Readonly<Record<RetentionRuleName, AgeingRecord>>;

/** The collections in which people write freely. Halves are not searched by collection. */
export const freeTexts = records.filter(({ freeText, half }) => freeText && !half);
