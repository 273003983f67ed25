import * as z from 'zod/mini';
import { artistField, artistSlugField } from '../artist/schema.ts';
import { photographFields } from '../picture/photograph.ts';
import { cutAtWord } from '../wording/cut.ts';
import { closedDaySchema } from './closed-day-schema.ts';

/** The characters of a clue that a visitor may read. */
const CLUE_PREVIEW = 80;

export function cluePreview(clue: string): string {
  return clue.slice(0, CLUE_PREVIEW);
}

/** A preview for display. If the clue goes on, the preview ends at a word, with an ellipsis. */
export function shownPreview(preview: string): string {
  return preview.length < CLUE_PREVIEW ? preview : cutAtWord(preview, CLUE_PREVIEW - 1);
}

export const difficulties = ['Easy', 'Medium', 'Hard'] as const;

/** Whether the whole walk is free of steps and stairs. */
export const stepFreeAnswers = ['yes', 'partly', 'no'] as const;

/** A text that the earliest documents lack. */
const younger = () => z._default(z.string(), '');

const tourStatus = z.enum(['draft', 'published']);

/**
 * `tours/{id}`: public once published. `price` is pounds per person. The server sets `stops_count`,
 * `partner_perks`, `partner_ids`, `slug`, `walk_metres`, `walls` and `first_wall`. Early tours lack
 * the fields that have defaults.
 */
export const tourSchema = z.object({
  name: z.string(),
  neighborhood: z.string(),
  difficulty: z.enum(difficulties),
  price: z.number().check(z.minimum(0)),
  duration: z.string(),
  stops_count: z.int().check(z.minimum(0)),
  rating: z.number(),
  reviews: z.int(),
  description: z.string(),
  best_time: z.string(),
  /** The station nearest to the first wall, and the way from there. */
  station: younger(),
  /** Where the hunt ends, and how to get away from there. */
  finish: younger(),
  /** Null until somebody has walked the way and said so. */
  step_free: z._default(z.nullable(z.enum(stepFreeAnswers)), null),
  step_free_note: younger(),
  surface: younger(),
  toilets: younger(),
  dogs: younger(),
  prams: younger(),
  bring: younger(),
  rain: younger(),
  ages: younger(),
  /**
   * Whether the way from the last wall to the first is a walk like the others. If so, the teams of
   * a party begin at different walls.
   */
  is_loop: z._default(z.boolean(), false),
  /** Whether the hunt can be played without a call and without sound. */
  text_only: z._default(z.boolean(), false),
  image_url: z.string(),
  ...photographFields,
  partner_perks: z.string(),
  /** The active partners, each once, in playing order. The tour's page reads only these. */
  partner_ids: z._default(z.array(z.string()), []),
  /** The days on which the tour cannot be booked, the earliest first. */
  closed_days: z._default(z.array(closedDaySchema), []),
  /** The way from the first wall to the last, as the crow flies; null when it is not known. */
  walk_metres: z._default(z.nullable(z.number()), null),
  /** Where the stops that are played are, and what the places are called, in playing order. */
  walls: z._default(
    z.array(
      z.object({ latitude: z.number(), longitude: z.number(), name: younger(), stop_number: z._default(z.int(), 0) }),
    ),
    [],
  ),
  /** The name of the first stop that is played. */
  first_wall: younger(),
  /** The tour's name as it stands in an address. */
  slug: z._default(z.string(), ''),
  status: tourStatus,
  created_at: z.date(),
  updated_at: z.date(),
});
export type Tour = z.infer<typeof tourSchema>;

/** `tour_stops/{tourId_n}`: what a visitor may know before playing. `stop_number` is 1-based. */
export const tourStopSchema = z.object({
  tour_id: z.string(),
  stop_number: z.int().check(z.minimum(1)),
  location_name: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  clue_preview: z.string().check(z.maxLength(CLUE_PREVIEW)),
  image_url: z.nullable(z.string()),
  ...photographFields,
  /** Who made the wall. Its name is no answer of the stop (`artistFault`). */
  artist: artistField,
  artist_slug: artistSlugField,
  /** The tour's status, so that rules can hide the stops of a draft. */
  status: tourStatus,
  created_at: z.date(),
});
export type TourStop = z.infer<typeof tourStopSchema>;

/** `tour_partners/{tourId_n}`: the partner whose reward waits at a stop. */
export const tourPartnerSchema = z.object({
  tour_id: z.string(),
  stop_number: z.int().check(z.minimum(1)),
  partner_id: z.string(),
  status: tourStatus,
});
export type TourPartner = z.infer<typeof tourPartnerSchema>;

/** The characters of a description that a tour's card shows. */
const DESCRIPTION_PREVIEW = 120;

/** The part of a description that a tour's card shows. */
export const descriptionPreview = (description: string) => cutAtWord(description, DESCRIPTION_PREVIEW);
