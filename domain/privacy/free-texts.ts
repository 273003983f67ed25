import type * as z from 'zod/mini';
import { auditEntrySchema } from '../audit/schema.ts';
import { blogPostSchema, generationJobSchema } from '../blog/schema.ts';
import { bookingSchema } from '../booking/schema.ts';
import { stopHealthSchema } from '../clue-health/schema.ts';
import { contactMessageSchema } from '../contact/schema.ts';
import { roundSchema } from '../contest/round.ts';
import { submissionSchema } from '../contest/schema.ts';
import { leaderboardRowSchema } from '../leaderboard/row.ts';
import { mailSchema } from '../mail/schema.ts';
import { huntNeedsSchema } from '../needs/schema.ts';
import { partnerSchema } from '../partner/schema.ts';
import { collections } from '../paths/index.ts';
import { stopReportSchema } from '../playing/stop-reports.ts';
import { wrongAnswerSchema } from '../playing/wrong-answers.ts';
import { reviewSchema } from '../reviews/schema.ts';
import { conversationSchema } from '../sms/conversation.ts';
import { smsMessageSchema } from '../sms/schema.ts';

/** A collection, and the fields that may contain another person's number or address. */
export type FreeText = { readonly path: string; readonly fields: readonly string[] };

const texts = <T extends object>(
  path: string,
  _schema: z.ZodMiniType<T>,
  ...fields: readonly (keyof T & string)[]
): FreeText => ({ path, fields });

/**
 * The collections in which people write freely, small ones first. Notes about partners have their
 * own query: `partnersWithNotes`.
 */
export const freeTexts: readonly FreeText[] = [
  texts(collections.blogPosts, blogPostSchema, 'title', 'content', 'excerpt', 'meta_description'),
  texts(collections.blogGenerationJobs, generationJobSchema, 'title', 'suggestion_data', 'error_message'),
  texts(collections.partners, partnerSchema, 'name', 'address', 'description', 'offer'),
  texts(
    collections.contestSubmissions,
    submissionSchema,
    ...([
      'title',
      'slug',
      'path',
      'location',
      'description',
      'credit',
      'tags',
      'place_name',
      'street_address',
    ] as const),
  ),
  texts(collections.contestRounds, roundSchema, 'standings', 'winner'),
  texts(collections.contactMessages, contactMessageSchema, 'name', 'subject', 'message', 'answers'),
  texts(collections.mails, mailSchema, 'subject', 'text'),
  texts(collections.reviews, reviewSchema, 'text', 'answer', 'team'),
  texts(collections.leaderboard, leaderboardRowSchema, 'name'),
  texts(collections.wrongAnswers, wrongAnswerSchema, 'answer'),
  texts(collections.stopReports, stopReportSchema, 'words'),
  texts(collections.stopHealth, stopHealthSchema, 'said'),
  texts(collections.huntNeeds, huntNeedsSchema, 'team', 'needs'),
  texts(collections.bookings, bookingSchema, 'team_name'),
  texts(collections.auditLog, auditEntrySchema, 'target', 'detail'),
  texts(collections.smsConversations, conversationSchema, 'preview', 'plea', 'said'),
  texts(collections.smsMessages, smsMessageSchema, 'message_content', 'words'),
];
