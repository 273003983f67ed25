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
import { loggedMessageSchema } from '../sms/page-message.ts';
import { smsPhoneSchema } from '../sms/schema.ts';
import { linesEnd } from '../team/queries.ts';
import { teamLineSchema } from '../team/schema.ts';

/**
 * A collection, and the fields that may contain another person's number or address. `isGroup`: the
 * path is the id of a collection group.
 */
export type FreeText = { readonly path: string; readonly fields: readonly string[]; readonly isGroup?: true };

/** The fields of a document, of whichever kind it is. */
type FieldIn<T> = T extends unknown ? keyof T & string : never;

const texts = <T extends object>(
  path: string,
  _schema: z.ZodMiniType<T>,
  ...fields: readonly FieldIn<T>[]
): FreeText => ({ path, fields });

const transcripts: FreeText = {
  ...texts(linesEnd.collection, teamLineSchema, 'text', 'from', 'to'),
  isGroup: true,
};

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
  texts(collections.bookings, bookingSchema, 'team_name', 'page_players'),
  texts(collections.auditLog, auditEntrySchema, 'target', 'detail'),
  texts(collections.smsPhones, smsPhoneSchema, 'question'),
  texts(collections.smsConversations, conversationSchema, 'preview', 'plea', 'said', 'page_player'),
  transcripts,
  texts(collections.smsMessages, loggedMessageSchema, 'message_content', 'words', 'page_player'),
];
