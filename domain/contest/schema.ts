import * as z from 'zod/mini';
import { artistField, artistSlugField } from '../artist/schema.ts';
import { lastEdit } from '../audit/index.ts';
import { pictureSchema } from './picture.ts';

export const submissionStatuses = ['pending', 'approved', 'rejected'] as const;

/**
 * `contest_submissions/{uuid}`: the public part, which visitors read when `approved`. `votes` is a
 * recount. Only `private/contact` says who sent the photo: all photos of an account together would
 * show where its owner goes.
 */
export const submissionSchema = z.object({
  title: z.string(),
  slug: z.string(),
  /** Such as `uk/london/shoreditch/crane-on-bacon-street`, made of country, city, neighborhood and title. */
  path: z.string(),
  location: z.string(),
  description: z.string(),
  /** One copy of the picture, for feeds and link previews. */
  image_url: z.string(),
  picture: pictureSchema,
  /** Degrees; null when unknown, and outside London, where the place may be somebody's home. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** The cells of the grid around the place (`cellsAround`); none where the place is unknown. */
  near_cells: z._default(z.array(z.string()), []),
  has_gps: z.boolean(),
  /** The name that the sender wants beside the photo; empty for a photo without a name. */
  credit: z._default(z.string(), ''),
  /** Who made the work in the picture. */
  artist: artistField,
  artist_slug: artistSlugField,
  tags: z.array(z.string()),
  ai_confidence: z.nullable(z.number()),
  camera_make: z.nullable(z.string()),
  camera_model: z.nullable(z.string()),
  country: z.string(),
  city: z.string(),
  neighborhood: z.string(),
  street_address: z.nullable(z.string()),
  postal_code: z.nullable(z.string()),
  place_name: z.nullable(z.string()),
  status: z.enum(submissionStatuses),
  /** The score of the model's verdict while the photo waits: it orders the queue (`statusFields`). */
  queue_score: z._default(z.number(), 0),
  votes: z.int().check(z.minimum(0)),
  /** When `votes` was last counted; absent before the first vote. */
  votes_counted_at: z.optional(z.date()),
  is_winner: z.boolean(),
  submitted_at: z.date(),
  /** When the sender's personal data was deleted; null until then. */
  cleared_at: z._default(z.nullable(z.date()), null),
  last_edit: lastEdit,
});
export type Submission = z.infer<typeof submissionSchema>;

/** `contest_submissions/{uuid}/private/contact`: who sent the photo; functions and admins only. */
export const submissionContactSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  /** The exact position, even when it is not published. */
  position: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  /** The original's path in Storage; null for a photo that was never uploaded. */
  original: z.nullable(z.string()),
});
export type SubmissionContact = z.infer<typeof submissionContactSchema>;

/** `contest_submissions/{uuid}/votes/{uid}`. A voided vote stays, so that its voter cannot vote again. */
export const voteSchema = z.object({ created_at: z.date(), voided: z.optional(z.literal(true)) });
export type Vote = z.infer<typeof voteSchema>;

/** Photos with at least this many votes are 'winning'. */
export const WINNING_VOTES = 100;
