import * as z from 'zod/mini';
import { documentId, line } from '../fields/index.ts';

/** The kinds of article the idea generator knows. */
export const suggestionTypes = [
  'neighborhood_guide',
  'artist_profile',
  'location_listicle',
  'tour_enhancement',
  'technique_guide',
  'food_crossover',
  'evergreen',
] as const;
export type SuggestionType = (typeof suggestionTypes)[number];

/** The name of each kind on a card. */
export const suggestionTypeNames: Readonly<Record<SuggestionType, string>> = {
  neighborhood_guide: 'Neighbourhood guide',
  artist_profile: 'Artist profile',
  location_listicle: 'Listicle',
  tour_enhancement: 'Tour companion',
  technique_guide: 'Technique guide',
  food_crossover: 'Food crossover',
  evergreen: 'Evergreen',
};

/** The most photos that a suggestion names. */
export const PHOTOS_PER_SUGGESTION = 6;

/** The subject of a suggestion, by ids. */
export const suggestionDataSchema = z.object({
  neighborhood: z.nullable(line(60)),
  contestSubmissions: z
    .array(z.object({ id: documentId, title: line(200) }))
    .check(z.maxLength(PHOTOS_PER_SUGGESTION, 'Too many photos')),
  tour: z.nullable(z.object({ id: documentId, name: line(120) })),
});
export type SuggestionData = z.infer<typeof suggestionDataSchema>;

export const blogSuggestionSchema = z.object({
  title: line(200, 'A suggestion needs a title'),
  type: z.enum(suggestionTypes),
  priority: z.int().check(z.minimum(0), z.maximum(1000)),
  relatedData: suggestionDataSchema,
});
export type BlogSuggestion = z.infer<typeof blogSuggestionSchema>;

/**
 * `system/suggestions`: the latest ideas. They are stored because making them reads hundreds of
 * photos and posts.
 */
export const storedSuggestionsSchema = z.object({ suggestions: z.array(blogSuggestionSchema), drawn_at: z.date() });
export type StoredSuggestions = z.infer<typeof storedSuggestionsSchema>;

/** Ideas older than this (ms) are made again, because new photos have come by then. */
export const SUGGESTIONS_KEPT = 24 * 3_600_000;
