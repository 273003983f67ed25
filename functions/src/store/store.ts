import { adminSchema } from '@streetlore/domain/admin';
import { blogPostSchema, drawnSuggestionsSchema, generationJobSchema } from '@streetlore/domain/blog';
import { bookingSchema } from '@streetlore/domain/booking';
import { contactMessageSchema } from '@streetlore/domain/contact';
import {
  contestSettingsSchema,
  flagSchema,
  photoUploadSchema,
  roundSchema,
  submissionContactSchema,
  submissionSchema,
  voterSchema,
} from '@streetlore/domain/contest';
import { finishedStopSchema, huntSettingsSchema, huntTourSchema } from '@streetlore/domain/hunt';
import { leaderboardRowSchema } from '@streetlore/domain/leaderboard';
import { partnerSchema } from '@streetlore/domain/partner';
import { collections, documents } from '@streetlore/domain/paths';
import { playerSchema } from '@streetlore/domain/player';
import { erasureSchema } from '@streetlore/domain/privacy';
import { smsMessageSchema, smsPhoneSchema } from '@streetlore/domain/sms';
import { tourPartnerSchema, tourSchema, tourStopSchema, tourStopSecretSchema } from '@streetlore/domain/tour';
import { voucherSchema } from '@streetlore/domain/voucher';
import type { Firestore } from 'firebase-admin/firestore';
import { converterOf } from './convert.ts';
import { askingOf } from './query.ts';

/**
 * The typed collections. New documents are written through the raw reference (`db.doc(path)`) with a value that
 * `satisfies` the entity's type, reads come back parsed by its schema.
 */
export function storeOf(db: Firestore) {
  return {
    ...askingOf(db),
    tours: db.collection(collections.tours).withConverter(converterOf(tourSchema)),
    tourStops: db.collection(collections.tourStops).withConverter(converterOf(tourStopSchema)),
    tourStopSecrets: db.collection(collections.tourStopSecrets).withConverter(converterOf(tourStopSecretSchema)),
    tourPartners: db.collection(collections.tourPartners).withConverter(converterOf(tourPartnerSchema)),
    partners: db.collection(collections.partners).withConverter(converterOf(partnerSchema)),
    posts: db.collection(collections.blogPosts).withConverter(converterOf(blogPostSchema)),
    suggestions: db.doc(documents.suggestions).withConverter(converterOf(drawnSuggestionsSchema)),
    jobs: db.collection(collections.blogGenerationJobs).withConverter(converterOf(generationJobSchema)),
    submissions: db.collection(collections.contestSubmissions).withConverter(converterOf(submissionSchema)),
    submissionContact: (id: string) =>
      db.doc(documents.submissionContact(id)).withConverter(converterOf(submissionContactSchema)),
    photoUploads: db.collection(collections.photoUploads).withConverter(converterOf(photoUploadSchema)),
    contestSettings: db.doc(documents.contestSettings).withConverter(converterOf(contestSettingsSchema)),
    rounds: db.collection(collections.contestRounds).withConverter(converterOf(roundSchema)),
    flags: db.collection(collections.contestFlags).withConverter(converterOf(flagSchema)),
    voters: db.collection(collections.voters).withConverter(converterOf(voterSchema)),
    huntSettings: db.doc(documents.huntSettings).withConverter(converterOf(huntSettingsSchema)),
    contactMessages: db.collection(collections.contactMessages).withConverter(converterOf(contactMessageSchema)),
    bookings: db.collection(collections.bookings).withConverter(converterOf(bookingSchema)),
    stopResults: db.collection(collections.stopResults).withConverter(converterOf(finishedStopSchema)),
    huntTour: (bookingId: string) => db.doc(documents.huntTour(bookingId)).withConverter(converterOf(huntTourSchema)),
    messages: db.collection(collections.smsMessages).withConverter(converterOf(smsMessageSchema)),
    phones: db.collection(collections.smsPhones).withConverter(converterOf(smsPhoneSchema)),
    players: db.collection(collections.players).withConverter(converterOf(playerSchema)),
    erasures: db.collection(collections.erasures).withConverter(converterOf(erasureSchema)),
    leaderboard: db.collection(collections.leaderboard).withConverter(converterOf(leaderboardRowSchema)),
    admins: db.collection(collections.admins).withConverter(converterOf(adminSchema)),
    vouchers: db.collection(collections.vouchers).withConverter(converterOf(voucherSchema)),
    /** One empty document per Stripe event that has taken effect, under Stripe's id. */
    stripeEvents: db.collection(collections.stripeEvents),
    rateLimits: db.collection(collections.rateLimits),
  };
}
export type Store = ReturnType<typeof storeOf>;
