import { adminSchema, recoverySchema } from '@streetlore/domain/admin';
import { aiUsageSchema } from '@streetlore/domain/ai';
import { auditEntrySchema } from '@streetlore/domain/audit';
import {
  blogPostSchema,
  blogStatsSchema,
  generationJobSchema,
  postSummarySchema,
  slugReservationSchema,
  storedSuggestionsSchema,
} from '@streetlore/domain/blog';
import { bookingPageSchema, bookingSchema, stripeEventSchema } from '@streetlore/domain/booking';
import { cannedRepliesSchema } from '@streetlore/domain/canned';
import { stopHealthSchema } from '@streetlore/domain/clue-health';
import { contactMessageSchema } from '@streetlore/domain/contact';
import {
  contestSettingsSchema,
  copyMoveSchema,
  flagSchema,
  originsSchema,
  photoUploadSchema,
  photoVerdictSchema,
  roundSchema,
  submissionContactSchema,
  submissionSchema,
  voterSchema,
  voteSchema,
} from '@streetlore/domain/contest';
import { deadLetterSchema } from '@streetlore/domain/dead-letters';
import { deskSchema } from '@streetlore/domain/desk';
import { giftSchema } from '@streetlore/domain/gift';
import { functionErrorSchema, healthSchema } from '@streetlore/domain/health';
import { huntSettingsSchema, huntTourSchema } from '@streetlore/domain/hunt';
import { invoiceNumbersSchema, invoicePageSchema, invoiceSchema } from '@streetlore/domain/invoice';
import { leaderboardRowSchema } from '@streetlore/domain/leaderboard';
import { movementSchema } from '@streetlore/domain/ledger';
import { mailSchema } from '@streetlore/domain/mail';
import { migrationSchema } from '@streetlore/domain/migration';
import { huntNeedsSchema } from '@streetlore/domain/needs';
import { orderSchema } from '@streetlore/domain/order';
import type { DataRequest } from '@streetlore/domain/page';
import { partnerCrmSchema, partnerFiguresSchema, partnerSchema } from '@streetlore/domain/partner';
import { partnerMailMarkSchema } from '@streetlore/domain/partner-mail';
import { boardTeamSchema, partyBoardSchema, partyPageSchema } from '@streetlore/domain/party';
import { boardTeamsOf, collections, documents } from '@streetlore/domain/paths';
import { playerSchema } from '@streetlore/domain/player';
import { finishedStopSchema, stopReportSchema, wrongAnswerSchema } from '@streetlore/domain/playing';
import { erasureSchema, identityCheckSchema } from '@streetlore/domain/privacy';
import {
  appealLinkSchema,
  hiddenMarkSchema,
  refusedSenderSchema,
  reportCaseSchema,
  reportSchema,
} from '@streetlore/domain/reports';
import { retentionMarkSchema } from '@streetlore/domain/retention';
import { reviewAuthorSchema, reviewSchema } from '@streetlore/domain/reviews';
import {
  conversationSchema,
  loggedMessageSchema,
  pageMessageSchema,
  smsMessageSchema,
  smsOptOutSchema,
  smsPhoneSchema,
} from '@streetlore/domain/sms';
import { newsletterLinkSchema, subscriberSchema } from '@streetlore/domain/subscriber';
import { teamLineSchema, teamPageSchema, teamStopSchema } from '@streetlore/domain/team';
import { tourPartnerSchema, tourSchema, tourStopSchema, tourStopSecretSchema } from '@streetlore/domain/tour';
import { ofAnyVersion } from '@streetlore/domain/version';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { entityOf, refOf } from './entity.ts';
import { readPublic } from './public.ts';
import { queryRunnerOf } from './query.ts';
import { rateLimitsOf } from './rate-limits.ts';
import { storedSchema } from './stored.ts';
import { transactionsOf } from './transaction.ts';
import { commitOf, listenToCommits } from './writes.ts';

/**
 * Counted figures. Functions write single fields of them; only the screens that show the figures
 * parse them.
 */
const figuresSchema = storedSchema;
export type Figures = z.infer<typeof figuresSchema>;

const hidesSchema = z.object({ report_id: z.string(), expires_at: z.date() });

/**
 * Every entity of the product with its schema. The schema parses the documents that are read and
 * types those that are written.
 */
export function storeOf(db: Firestore) {
  const entity = <T extends object>(path: string, schema: z.ZodMiniType<T>) => entityOf(db, path, schema);
  const one = <T extends object>(path: string, schema: z.ZodMiniType<T>) => refOf(db, path, schema);
  return {
    ...queryRunnerOf(db),
    ...transactionsOf(db),
    ...rateLimitsOf(db),
    /** Reads the data of a page as any visitor may see it. */
    readPublic: (request: DataRequest) => readPublic(db, request),
    /** An atomic batch of writes. */
    commit: () => commitOf(db),
    /** Reports to a listener all documents that this store writes, once they are written. */
    listenToCommits: (listener: Parameters<typeof listenToCommits>[1]) => listenToCommits(db, listener),
    tours: entity(collections.tours, tourSchema),
    tourStops: entity(collections.tourStops, tourStopSchema),
    tourStopSecrets: entity(collections.tourStopSecrets, tourStopSecretSchema),
    tourPartners: entity(collections.tourPartners, tourPartnerSchema),
    partners: entity(collections.partners, partnerSchema),
    partnerCrm: (id: string) => one(documents.partnerCrm(id), partnerCrmSchema),
    partnerFigures: (id: string) => one(documents.partnerFigures(id), partnerFiguresSchema),
    posts: entity(collections.blogPosts, blogPostSchema),
    /**
     * The fields of a post that its deletion reads. A post that does not fit the full schema can
     * still be deleted.
     */
    postHeads: entity(
      collections.blogPosts,
      ofAnyVersion(z.pick(blogPostSchema, { title: true, slug: true, status: true })),
    ),
    postSlugs: entity(collections.postSlugs, slugReservationSchema),
    postSummaries: entity(collections.postSummaries, postSummarySchema),
    blogStats: one(documents.blogStats, blogStatsSchema),
    suggestions: one(documents.suggestions, storedSuggestionsSchema),
    jobs: entity(collections.blogGenerationJobs, generationJobSchema),
    submissions: entity(collections.contestSubmissions, submissionSchema),
    /** The fields of a photo that its deletion reads, for the same reason. */
    submissionHeads: entity(
      collections.contestSubmissions,
      ofAnyVersion(z.pick(submissionSchema, { title: true, status: true, is_winner: true })),
    ),
    submissionContact: (id: string) => one(documents.submissionContact(id), submissionContactSchema),
    submissionVerdict: (id: string) => one(documents.submissionVerdict(id), photoVerdictSchema),
    photoUploads: entity(collections.photoUploads, photoUploadSchema),
    photoUpload: (uid: string, name: string) => one(documents.photoUpload(uid, name), photoUploadSchema),
    copyMoves: entity(collections.copyMoves, copyMoveSchema),
    contestSettings: one(documents.contestSettings, contestSettingsSchema),
    rounds: entity(collections.contestRounds, roundSchema),
    roundOrigins: (week: string) => one(documents.roundOrigins(week), originsSchema),
    vote: (photo: string, uid: string) => one(documents.vote(photo, uid), voteSchema),
    flags: entity(collections.contestFlags, flagSchema),
    voters: entity(collections.voters, voterSchema),
    huntSettings: one(documents.huntSettings, huntSettingsSchema),
    desk: one(documents.desk, deskSchema),
    cannedReplies: one(documents.cannedReplies, cannedRepliesSchema),
    contactMessages: entity(collections.contactMessages, contactMessageSchema),
    subscribers: entity(collections.subscribers, subscriberSchema),
    newsletterLinks: entity(collections.newsletterLinks, newsletterLinkSchema),
    mails: entity(collections.mails, mailSchema),
    bookings: entity(collections.bookings, bookingSchema),
    /** Written by every commit that changes a booking. */
    bookingPages: entity(collections.bookingPages, bookingPageSchema),
    /** Written by every commit that changes a booking. */
    teamPages: entity(collections.teamPages, teamPageSchema),
    teamStop: (page: string, stop: number) => one(`${documents.teamStops(page)}/${stop}`, teamStopSchema),
    teamLine: (page: string, id: string) => one(`${documents.teamLines(page)}/${id}`, teamLineSchema),
    orders: entity(collections.orders, orderSchema),
    /** Written by every commit that changes a party. */
    partyPages: entity(collections.partyPages, partyPageSchema),
    /** Written by every commit that changes a party. */
    partyBoards: entity(collections.partyBoards, partyBoardSchema),
    /** Written by every commit that changes a team's booking. */
    boardTeam: (board: string, bookingId: string) => one(`${boardTeamsOf(board)}/${bookingId}`, boardTeamSchema),
    stopResults: entity(collections.stopResults, finishedStopSchema),
    wrongAnswers: entity(collections.wrongAnswers, wrongAnswerSchema),
    stopReports: entity(collections.stopReports, stopReportSchema),
    conversations: entity(collections.smsConversations, conversationSchema),
    huntNeeds: entity(collections.huntNeeds, huntNeedsSchema),
    stopHealth: entity(collections.stopHealth, stopHealthSchema),
    huntTour: (bookingId: string) => one(documents.huntTour(bookingId), huntTourSchema),
    messages: entity(collections.smsMessages, smsMessageSchema),
    pageMessages: entity(collections.smsMessages, pageMessageSchema),
    /** A text or a page message, where either may be meant. */
    loggedMessages: entity(collections.smsMessages, loggedMessageSchema),
    phones: entity(collections.smsPhones, smsPhoneSchema),
    optOuts: entity(collections.optOuts, smsOptOutSchema),
    players: entity(collections.players, playerSchema),
    erasures: entity(collections.erasures, erasureSchema),
    identityChecks: entity(collections.identityChecks, identityCheckSchema),
    leaderboard: entity(collections.leaderboard, leaderboardRowSchema),
    reviews: entity(collections.reviews, reviewSchema),
    reviewAuthor: (id: string) => one(documents.reviewAuthor(id), reviewAuthorSchema),
    reports: entity(collections.reports, reportSchema),
    reportCases: entity(collections.reportCases, reportCaseSchema),
    /** The last report by which a reporter, or a network, hid something. It stands among the limits, and ends as they do. */
    hides: (hash: string) => one(`${collections.rateLimits}/hides_${hash}`, hidesSchema),
    appealLinks: entity(collections.appealLinks, appealLinkSchema),
    refusedSenders: entity(collections.refusedSenders, refusedSenderSchema),
    admins: entity(collections.admins, adminSchema),
    adminRecovery: (uid: string) => one(documents.adminRecovery(uid), recoverySchema),
    gifts: entity(collections.gifts, giftSchema),
    ledger: entity(collections.ledger, movementSchema),
    invoices: entity(collections.invoices, invoiceSchema),
    /** Written by every commit that changes an invoice. */
    invoicePages: entity(collections.invoicePages, invoicePageSchema),
    /** By the London year. */
    invoiceNumbers: entity(collections.invoiceNumbers, invoiceNumbersSchema),
    auditLog: entity(collections.auditLog, auditEntrySchema),
    retentionMark: one(documents.retentionMark, retentionMarkSchema),
    hiddenMark: one(documents.hiddenMark, hiddenMarkSchema),
    partnerMailMark: one(documents.partnerMailMark, partnerMailMarkSchema),
    aiUsage: one(documents.aiUsage, aiUsageSchema),
    health: one(documents.health, healthSchema),
    /**
     * The fields that webhooks and schedules write, readable even when the rest of the document is
     * malformed.
     */
    heartbeats: one(documents.health, z.pick(healthSchema, { webhooks: true, refused: true, schedules: true })),
    /** The document at a path, as counted figures. */
    figuresAt: (path: string) => one(path, figuresSchema),
    /** The document at a path, with any content. */
    storedAt: (path: string) => one(path, storedSchema),
    functionErrors: entity(collections.functionErrors, functionErrorSchema),
    deadLetters: entity(collections.deadLetters, deadLetterSchema),
    migrations: entity(collections.migrations, migrationSchema),
    /** One document per processed Stripe event, under Stripe's id. */
    stripeEvents: entity(collections.stripeEvents, stripeEventSchema),
  };
}
export type Store = ReturnType<typeof storeOf>;
