import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { adminSchema } from '../../admin/index.ts';
import { aiUsageSchema } from '../../ai/index.ts';
import { auditEntrySchema } from '../../audit/index.ts';
import {
  blogPostSchema,
  generationJobSchema,
  postSummarySchema,
  slugReservationSchema,
  storedSuggestionsSchema,
} from '../../blog/index.ts';
import { bookingPageSchema, bookingSchema, stripeEventSchema } from '../../booking/index.ts';
import { stopHealthSchema } from '../../clue-health/index.ts';
import { contactMessageSchema } from '../../contact/index.ts';
import * as contest from '../../contest/index.ts';
import { deadLetterSchema } from '../../dead-letters/index.ts';
import { giftSchema } from '../../gift/index.ts';
import { functionErrorSchema, healthSchema } from '../../health/index.ts';
import { huntSettingsSchema, huntTourSchema } from '../../hunt/index.ts';
import { invoiceNumbersSchema, invoicePageSchema, invoiceSchema } from '../../invoice/index.ts';
import { leaderboardRowSchema } from '../../leaderboard/index.ts';
import { movementSchema } from '../../ledger/index.ts';
import { mailSchema } from '../../mail/index.ts';
import { migrationSchema } from '../../migration/index.ts';
import { huntNeedsSchema } from '../../needs/index.ts';
import { orderSchema } from '../../order/index.ts';
import { partnerCrmSchema, partnerSchema } from '../../partner/index.ts';
import { partnerMailMarkSchema } from '../../partner-mail/index.ts';
import { boardTeamSchema, partyBoardSchema, partyPageSchema } from '../../party/index.ts';
import type { collections } from '../../paths/index.ts';
import { playerSchema } from '../../player/index.ts';
import { finishedStopSchema, stopReportSchema, wrongAnswerSchema } from '../../playing/index.ts';
import { erasureSchema, identityCheckSchema } from '../../privacy/index.ts';
import { appealLinkSchema, refusedSenderSchema, reportCaseSchema, reportSchema } from '../../reports/index.ts';
import { retentionMarkSchema } from '../../retention/index.ts';
import { reviewAuthorSchema, reviewSchema } from '../../reviews/index.ts';
import {
  conversationSchema,
  pageMessageSchema,
  smsMessageSchema,
  smsOptOutSchema,
  smsPhoneSchema,
} from '../../sms/index.ts';
import { newsletterLinkSchema, subscriberSchema } from '../../subscriber/index.ts';
import { teamLineSchema, teamPageSchema, teamStopSchema } from '../../team/index.ts';
import { tourPartnerSchema, tourSchema, tourStopSchema, tourStopSecretSchema } from '../../tour/index.ts';
import * as old from './index.ts';

type Stored = readonly [schema: z.ZodMiniType, document: object];

/**
 * The documents of each collection and of the collections below it; null where no schema reads
 * them.
 */
const stored: Record<keyof typeof collections, readonly Stored[] | null> = {
  tours: [[tourSchema, old.oldestTour]],
  tourStops: [[tourStopSchema, old.oldestStop]],
  tourStopSecrets: [[tourStopSecretSchema, old.oldestStopSecret]],
  partners: [
    [partnerSchema, old.oldestPartner],
    [partnerCrmSchema, old.oldestPartnerCrm],
  ],
  tourPartners: [[tourPartnerSchema, old.oldestTourPartner]],
  bookings: [
    [bookingSchema, old.oldestBooking],
    [huntTourSchema, old.oldestHuntTour],
  ],
  bookingPages: [[bookingPageSchema, old.oldestBookingPage]],
  teamPages: [
    [teamPageSchema, old.oldestTeamPage],
    [teamStopSchema, old.oldestTeamStop],
    [teamLineSchema, old.oldestTeamLine],
  ],
  orders: [[orderSchema, old.oldestOrder]],
  partyPages: [[partyPageSchema, old.oldestPartyPage]],
  partyBoards: [
    [partyBoardSchema, old.oldestPartyBoard],
    [boardTeamSchema, old.oldestBoardTeam],
  ],
  stopResults: [[finishedStopSchema, old.oldestStopResult]],
  wrongAnswers: [[wrongAnswerSchema, old.oldestWrongAnswer]],
  stopReports: [[stopReportSchema, old.oldestStopReport]],
  huntNeeds: [[huntNeedsSchema, old.oldestHuntNeeds]],
  stopHealth: [[stopHealthSchema, old.oldestStopHealth]],
  smsMessages: [
    [smsMessageSchema, old.oldestText],
    [pageMessageSchema, old.oldestPageMessage],
  ],
  smsPhones: [[smsPhoneSchema, old.oldestPhone]],
  players: [[playerSchema, old.oldestPlayer]],
  optOuts: [[smsOptOutSchema, old.oldestOptOut]],
  erasures: [[erasureSchema, old.oldestErasure]],
  identityChecks: [[identityCheckSchema, old.oldestIdentityCheck]],
  smsConversations: [[conversationSchema, old.oldestConversation]],
  contestSubmissions: [
    [contest.submissionSchema, old.oldestSubmission],
    [contest.submissionContactSchema, old.oldestSubmissionContact],
    [contest.voteSchema, old.oldestVote],
  ],
  photoUploads: [[contest.photoUploadSchema, old.oldestUpload]],
  copyMoves: [[contest.copyMoveSchema, old.oldestCopyMove]],
  settings: [
    [contest.contestSettingsSchema, old.oldestContestSettings],
    [huntSettingsSchema, old.oldestHuntSettings],
  ],
  contestRounds: [
    [contest.roundSchema, old.oldestRound],
    [contest.originsSchema, old.oldestOrigins],
  ],
  contestFlags: [[contest.flagSchema, old.oldestFlag]],
  voters: [[contest.voterSchema, old.oldestVoter]],
  blogPosts: [[blogPostSchema, old.oldestPost]],
  postSlugs: [[slugReservationSchema, old.oldestSlugReservation]],
  postSummaries: [[postSummarySchema, old.oldestPostSummary]],
  leaderboard: [[leaderboardRowSchema, old.oldestLeaderboardRow]],
  reports: [[reportSchema, old.oldestReport]],
  reportCases: [[reportCaseSchema, old.oldestReportCase]],
  appealLinks: [[appealLinkSchema, old.oldestAppealLink]],
  refusedSenders: [[refusedSenderSchema, old.oldestRefusedSender]],
  reviews: [
    [reviewSchema, old.oldestReview],
    [reviewAuthorSchema, old.oldestReviewAuthor],
  ],
  // Statistics are counted again, field by field.
  stats: null,
  system: [
    [healthSchema, old.oldestHealth],
    [aiUsageSchema, old.oldestAiUsage],
    [retentionMarkSchema, old.oldestRetentionMark],
    [partnerMailMarkSchema, old.oldestPartnerMailMark],
    [storedSuggestionsSchema, old.oldestSuggestions],
  ],
  blogGenerationJobs: [[generationJobSchema, old.oldestJob]],
  subscribers: [[subscriberSchema, old.oldestSubscriber]],
  newsletterLinks: [[newsletterLinkSchema, old.oldestNewsletterLink]],
  mails: [[mailSchema, old.oldestMail]],
  contactMessages: [[contactMessageSchema, old.oldestContactMessage]],
  ledger: [[movementSchema, old.oldestMovement]],
  invoices: [[invoiceSchema, old.oldestInvoice]],
  invoicePages: [[invoicePageSchema, old.oldestInvoicePage]],
  invoiceNumbers: [[invoiceNumbersSchema, old.oldestInvoiceNumbers]],
  gifts: [[giftSchema, old.oldestGift]],
  auditLog: [[auditEntrySchema, old.oldestAuditEntry]],
  admins: [[adminSchema, old.oldestAdmin]],
  stripeEvents: [[stripeEventSchema, old.oldestStripeEvent]],
  // Rate limits count for some minutes and are then deleted.
  rateLimits: null,
  functionErrors: [[functionErrorSchema, old.oldestFunctionError]],
  deadLetters: [[deadLetterSchema, old.oldestDeadLetter]],
  // Each document only names a document that fits no schema.
  malformedDocuments: null,
  migrations: [[migrationSchema, old.oldestMigration]],
};

// Stored documents lack a new field. If its schema has no default, every read of an old document
// fails.
test.each(
  Object.entries(stored).flatMap(([collection, documents]) =>
    (documents ?? []).map(([schema, document], index) => [`${collection}, ${index + 1}`, schema, document] as const),
  ),
)('the oldest document of %s is still read', (_name, schema, document) => {
  expect(schema.safeParse(document).error?.issues).toBeUndefined();
});

// With a younger field, the document would pass although older ones fail.
test('no oldest document has a field with a default, except for one that has nothing else', () => {
  const younger = Object.values(stored)
    .flatMap((documents) => documents ?? [])
    .flatMap(([schema, document]) =>
      Object.keys(document).filter((name) => {
        const { [name]: _left, ...rest } = document as Record<string, unknown>;
        const isKnown = name in (schema.parse(document) as object);
        return isKnown && document !== old.oldestHealth && schema.safeParse(rest).success;
      }),
    );
  expect(younger).toEqual([]);
});
