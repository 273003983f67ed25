import { auditEntrySchema } from '../audit/schema.ts';
import { blogPostSchema, generationJobSchema } from '../blog/schema.ts';
import { bookingSchema } from '../booking/schema.ts';
import { contactMessageSchema } from '../contact/schema.ts';
import { roundSchema } from '../contest/round.ts';
import { submissionSchema } from '../contest/schema.ts';
import { giftSchema } from '../gift/schema.ts';
import { invoiceSchema } from '../invoice/schema.ts';
import { leaderboardRowSchema } from '../leaderboard/row.ts';
import { movementSchema } from '../ledger/schema.ts';
import { orderSchema } from '../order/schema.ts';
import { partnerSchema } from '../partner/schema.ts';
import { collections } from '../paths/index.ts';
import { playerSchema } from '../player/schema.ts';
import { limit, orderBy, type Query, query } from '../query/index.ts';
import { reviewSchema } from '../reviews/schema.ts';
import { conversationSchema } from '../sms/conversation.ts';
import { loggedMessageSchema } from '../sms/page-message.ts';
import { subscriberSchema } from '../subscriber/schema.ts';
import { ticketSchema } from '../till/ticket.ts';
import { tourPartnerSchema, tourSchema, tourStopSchema } from '../tour/schema.ts';
import { tourStopSecretSchema } from '../tour/secret.ts';

/** The nightly check reads small collections whole, and the newest documents of growing ones. */
const checkedQueries = {
  tours: (most) => query(collections.tours, tourSchema, limit(most)),
  stops: (most) => query(collections.tourStops, tourStopSchema, limit(most)),
  secrets: (most) => query(collections.tourStopSecrets, tourStopSecretSchema, limit(most)),
  places: (most) => query(collections.tourPartners, tourPartnerSchema, limit(most)),
  partners: (most) => query(collections.partners, partnerSchema, limit(most)),
  posts: (most) => query(collections.blogPosts, blogPostSchema, limit(most)),
  jobs: (most) => query(collections.blogGenerationJobs, generationJobSchema, limit(most)),
  rounds: (most) => query(collections.contestRounds, roundSchema, limit(most)),
  photos: (most) =>
    query(collections.contestSubmissions, submissionSchema, orderBy('submitted_at', 'desc'), limit(most)),
  orders: (most) => query(collections.orders, orderSchema, orderBy('created_at', 'desc'), limit(most)),
  bookings: (most) => query(collections.bookings, bookingSchema, orderBy('created_at', 'desc'), limit(most)),
  texts: (most) => query(collections.smsMessages, loggedMessageSchema, orderBy('seq', 'desc'), limit(most)),
  conversations: (most) =>
    query(collections.smsConversations, conversationSchema, orderBy('last_at', 'desc'), limit(most)),
  players: (most) => query(collections.players, playerSchema, orderBy('last_seen_at', 'desc'), limit(most)),
  leaderboard: (most) =>
    query(collections.leaderboard, leaderboardRowSchema, orderBy('completed_at', 'desc'), limit(most)),
  reviews: (most) => query(collections.reviews, reviewSchema, orderBy('created_at', 'desc'), limit(most)),
  subscribers: (most) => query(collections.subscribers, subscriberSchema, orderBy('created_at', 'desc'), limit(most)),
  letters: (most) =>
    query(collections.contactMessages, contactMessageSchema, orderBy('created_at', 'desc'), limit(most)),
  invoices: (most) => query(collections.invoices, invoiceSchema, orderBy('issued_at', 'desc'), limit(most)),
  ledger: (most) => query(collections.ledger, movementSchema, orderBy('at', 'desc'), limit(most)),
  gifts: (most) => query(collections.gifts, giftSchema, orderBy('created_at', 'desc'), limit(most)),
  tickets: (most) => query(collections.tickets, ticketSchema, orderBy('created_at', 'desc'), limit(most)),
  audit: (most) => query(collections.auditLog, auditEntrySchema, orderBy('at', 'desc'), limit(most)),
} satisfies Record<string, (most: number) => Query>;

export type CheckedCollection = keyof typeof checkedQueries;
export const checkedCollections = Object.keys(checkedQueries) as CheckedCollection[];

export const newestDocuments = (kind: CheckedCollection, most: number): Query => checkedQueries[kind](most);
