import { type Brief, pick, randomSample } from './brief.ts';
import { article, clip, excerpt, photoDescription, photoTitle, slugOf, titleList, titleOf } from './texts.ts';

type Writer = (brief: Brief) => string;

/**
 * Writers of fields, each with a pattern for field names. The first pattern that matches counts.
 */
const writers: readonly [RegExp, Writer][] = [
  [/^(slug|url_?slug)$/i, (brief) => slugOf(titleOf(brief))],
  [/meta/i, (brief) => clip(`${titleOf(brief)}: ${excerpt(brief)}`, 160)],
  [/excerpt|summary|teaser/i, (brief) => clip(excerpt(brief), 160)],
  [/title|headline/i, (brief) => (brief.isPhoto ? photoTitle(brief) : titleOf(brief))],
  [/image.*(search|term|query)|search.*term/i, ({ quarter }) => `${quarter.name} street art London`],
  [/alt/i, ({ quarter, subject }) => `${subject} on a wall in ${quarter.name}`],
  [/description|caption/i, (brief) => (brief.isPhoto ? photoDescription(brief) : excerpt(brief))],
  [/content|body|article|markdown/i, article],
  [/artist|author/i, ({ isPhoto }) => (isPhoto ? 'Unknown artist' : 'Streetlore')],
  [/postcode|postal/i, ({ quarter }) => quarter.postcode],
  [/street|road|address/i, ({ quarter, random }) => pick(quarter.roads, random)],
  [/area|neighbou?rhood|district|quarter/i, ({ quarter }) => quarter.name],
  [/location|place/i, ({ quarter, random }) => `${pick(quarter.roads, random)}, ${quarter.name}, London`],
  [/city|town/i, () => 'London'],
  [/country/i, () => 'United Kingdom'],
  [/colou?r/i, ({ random }) => pick(['magenta', 'cyan', 'acid yellow', 'spray green'], random)],
  [/style|technique/i, ({ random }) => pick(['stencil', 'freehand spray', 'paste-up', 'lettering', 'mural'], random)],
  [/topic|idea|suggestion/i, titleOf],
  [/tag|keyword/i, ({ quarter, random }) => pick(quarter.tags, random)],
  [/type|kind|category/i, ({ random }) => pick(['guide', 'story', 'round-up'], random)],
  [
    /reason|rationale|why/i,
    ({ quarter }) => `The walls of ${quarter.name} change every week, and readers come back for what is new.`,
  ],
  [/subject/i, ({ subject }) => subject],
];

export function textFor(name: string, brief: Brief): string {
  const writer = writers.find(([pattern]) => pattern.test(name))?.[1];
  return writer ? writer(brief) : clip(excerpt(brief), 160);
}

/**
 * Writes a list for a field.
 * @param wanted the number of items that the schema asks for; without it, the field's usual number
 */
export function listFor(name: string, brief: Brief, wanted: number | undefined): string[] {
  if (/tag|keyword|hashtag/i.test(name)) {
    // Tags of a photo say what is on the wall: the prompt forbids naming a place.
    const common = brief.isPhoto
      ? ['street-art', 'murals', 'stencils', 'paste-ups', 'colour']
      : ['street-art', 'london', ...brief.quarter.tags];
    return common.slice(0, Math.max(1, Math.min(wanted ?? 7, common.length)));
  }
  if (/title|idea|headline|suggestion/i.test(name) || name === '') return titleList(brief).slice(0, wanted ?? 5);
  if (/colou?r/i.test(name))
    return randomSample(['magenta', 'cyan', 'yellow', 'green', 'black'], wanted ?? 3, brief.random);
  if (/road|street|location|place/i.test(name)) return randomSample(brief.quarter.roads, wanted ?? 3, brief.random);
  return Array.from({ length: wanted ?? 3 }, () => textFor(name, brief));
}

export function numberFor(name: string, { random }: Brief): number {
  if (/confidence|score|probab/i.test(name)) return Math.round((0.72 + random() * 0.25) * 100) / 100;
  if (/lat/i.test(name)) return 51.5 + Math.round(random() * 500) / 10_000;
  if (/lng|lon/i.test(name)) return Math.round((-0.15 + random() * 0.13) * 10_000) / 10_000;
  if (/year/i.test(name)) return 2012 + Math.floor(random() * 14);
  return 1 + Math.floor(random() * 9);
}

/**
 * The answer to a yes-or-no field. A picture of a wall is street art and safe, so warnings are
 * false and any other flag is true.
 */
export function yesOrNoFor(name: string): boolean {
  return !/nsfw|unsafe|offensive|inappropriate|reject|flag|person|face/i.test(name);
}
