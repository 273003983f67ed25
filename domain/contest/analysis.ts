import * as z from 'zod/mini';
import { DEFAULT_LOCATION } from './place.ts';
import { tagOf } from './tags.ts';

const DEFAULT_CONFIDENCE = 0.8;
export const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 2000;
const MAX_SUGGESTED_TAGS = 8;

/** What a photo seems to show. `confidence` is 0 to 1. */
const analysisSchema = z.object({
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  location: z.string(),
  artist: z.nullable(z.string()),
  area: z.nullable(z.string()),
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
});
export type Analysis = z.infer<typeof analysisSchema>;

/** The shape of the model's answer. The model may leave out what it does not see. */
export const analysisAnswerSchema = z.object({
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  tags: z.nullable(z.array(z.string())),
  location: z.nullable(z.string()),
  artist: z.nullable(z.string()),
  area: z.nullable(z.string()),
  confidence: z.nullable(z.number()),
});
export type AnalysisAnswer = z.infer<typeof analysisAnswerSchema>;

/** The most base64 characters of a picture to analyse: 1.5 MB of JPEG. */
const MAX_ANALYSED = 2_000_000;

/** The longest side, in pixels, of the copy that the browser sends. */
export const ANALYSED_SIDE = 1024;

/** Input of the callable `analyzePhoto`: a JPEG's bytes in base64, without a data URL's head. */
export const analyzePhotoInput = z.strictObject({
  image: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(MAX_ANALYSED, 'This picture is too large to analyse'),
      z.regex(/^\/9j\/[A-Za-z0-9+/]+={0,2}$/),
    ),
});
export type AnalyzePhotoInput = z.infer<typeof analyzePhotoInput>;

/** `source` is `canned` when the picture could not be analysed and the words are standard ones. */
export const analyzePhotoOutput = z.object({ analysis: analysisSchema, source: z.enum(['ai', 'canned']) });
export type AnalyzePhotoOutput = z.infer<typeof analyzePhotoOutput>;

/** The model's answer with the spec's defaults. Its texts are cut to the lengths that the form allows. */
export function analysisOf(answer: AnalysisAnswer): Analysis {
  const tags = [...new Set((answer.tags ?? []).map(plainTag))].filter(Boolean).slice(0, MAX_SUGGESTED_TAGS);
  return {
    title: shortened(oneLine(answer.title), TITLE_LENGTH) || 'Street Art Discovery',
    description:
      shortened(plain(answer.description), DESCRIPTION_LENGTH) || 'Amazing street art found during exploration.',
    tags: tags.length > 0 ? tags : ['street-art', 'urban', 'art'],
    location: shortened(oneLine(answer.location), 200) || DEFAULT_LOCATION,
    artist: nameOf(answer.artist),
    area: nameOf(answer.area),
    confidence: Math.min(1, Math.max(0, answer.confidence ?? DEFAULT_CONFIDENCE)),
  };
}

const words: readonly Pick<Analysis, 'title' | 'description' | 'tags'>[] = [
  {
    title: 'Colour on Brick',
    description:
      'A burst of colour on a London wall. Street art turns an ordinary corner into a gallery that never closes, and the next layer of paint is never far away.',
    tags: ['mural', 'colourful', 'wall-art'],
  },
  {
    title: 'Hidden City Canvas',
    description:
      'Found by turning into the street one usually walks past. Works like this reward the curious: they are not signposted, not listed, and may be gone by the weekend.',
    tags: ['hidden-gem', 'urban', 'graffiti'],
  },
  {
    title: 'Voices of the Street',
    description:
      'Paint speaks where posters shout. A wall like this belongs to everybody who passes it, and each of them reads it a little differently.',
    tags: ['public-art', 'spray-paint', 'urban'],
  },
  {
    title: 'London Wall Story',
    description:
      'One chapter of a story that the walls of London tell and retell. Whoever painted it left the ending to the weather and to the next artist.',
    tags: ['mural', 'storytelling', 'wall-art'],
  },
];

export const CANNED_COUNT = words.length;

/** A standard answer for a photo that could not be analysed; `pick` is any whole number. */
export function cannedAnalysis(pick: number): Analysis {
  const chosen = words[Math.abs(pick) % words.length] ?? { title: '', description: '', tags: [] };
  return { ...chosen, tags: [...chosen.tags], location: DEFAULT_LOCATION, artist: null, area: null, confidence: 0.6 };
}

const plain = (text: string | null) => (text ?? '').replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, ' ').trim();
const oneLine = (text: string | null) => plain(text).replace(/\s+/g, ' ');
const plainTag = (text: string) => tagOf(oneLine(text).replace(/^#+/, '')).slice(0, 40);

/** The name, or null for a text that only says that there is no name. */
function nameOf(text: string | null): string | null {
  const name = shortened(oneLine(text), 80);
  return name === '' || /^(unknown|unidentified|anonymous|none|n\/?a|not (known|sure|visible))\b/i.test(name)
    ? null
    : name;
}

/** At most `max` characters, cut at a space if there is one in the second half. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  const space = cut.lastIndexOf(' ');
  return (space > max / 2 ? cut.slice(0, space) : cut).trimEnd();
}
