import { cutAtWord } from '@streetlore/domain/wording';
import { type Brief, pick, randomSample } from './brief.ts';
import { closingParagraphs, intros, middleSections, tips } from './paragraphs.ts';
import type { JsonSchema } from './requests.ts';

const textSchema: JsonSchema = { type: 'string' };
const tagsSchema: JsonSchema = { type: 'array', items: textSchema };
export const outlineSchema: JsonSchema = {
  type: 'object',
  properties: {
    title: textSchema,
    content: textSchema,
    excerpt: textSchema,
    slug: textSchema,
    tags: tagsSchema,
    metaDescription: textSchema,
    imageSearchTerm: textSchema,
  },
};
export const photoSchema: JsonSchema = {
  type: 'object',
  properties: {
    title: textSchema,
    description: textSchema,
    tags: tagsSchema,
    location: textSchema,
    artist: textSchema,
    area: textSchema,
    confidence: { type: 'number' },
  },
};

const titlePatterns: readonly ((quarter: string) => string)[] = [
  (quarter) => `Reading the Walls: A Street Art Walk Through ${quarter}`,
  (quarter) => `Before They Paint Over It: ${quarter} This Month`,
  (quarter) => `Small, Odd and Easy to Miss: ${quarter}'s Best Paste-ups`,
  (quarter) => `Who Painted That? Seven ${quarter} Walls Explained`,
  (quarter) => `A Rainy Afternoon Guide to ${quarter} Street Art`,
  (quarter) => `The Shutters of ${quarter}: Art That Works Nights`,
  (quarter) => `Coffee, Records, Spray Paint: One Day in ${quarter}`,
  (quarter) => `How ${quarter} Became London's Open-Air Gallery`,
];

/** Writes five different titles of at most 60 characters. */
export function titleList({ quarter, random }: Brief): string[] {
  return randomSample(titlePatterns, 5, random).map((pattern) => clip(pattern(quarter.name), 60));
}

/**
 * The title of each answer's post. A second call for the same answer gives the same title, so that
 * the slug fits it.
 */
const titles = new WeakMap<Brief, string>();
export function titleOf(brief: Brief): string {
  const known = titles.get(brief);
  if (known) return known;
  const made = clip(brief.topic.length >= 12 ? brief.topic : pick(titlePatterns, brief.random)(brief.quarter.name), 60);
  titles.set(brief, made);
  return made;
}

/** At most 160 characters. */
export function excerpt({ quarter, random }: Brief): string {
  const patterns = [
    `Which walls in ${quarter.name} to see now, how to find them, and where to sit down afterwards. Wear shoes you trust.`,
    `A slow walk past ${quarter.roads[0]} and around the corner: what is on the walls of ${quarter.name}, and who put it there.`,
    `${quarter.name} repaints itself while you sleep. Here is how to read it before the next coat goes on.`,
  ];
  return clip(pick(patterns, random), 160);
}

/** 800 to 1,200 words of markdown about one quarter. */
export function article(brief: Brief): string {
  const { quarter, random } = brief;
  const sections = randomSample(middleSections, 4, random);
  const parts = [
    `# ${titleOf(brief)}`,
    pick(intros, random)(quarter.name),
    `## What ${quarter.name} remembers`,
    ...quarter.stories.slice(0, 2),
    `## Where to start`,
    ...quarter.stories.slice(2),
    ...sections.flatMap(({ heading, text }) => [`## ${heading}`, text]),
    '## Before you go',
    randomSample(tips, 5, random)
      .map((tip) => `- ${tip}`)
      .join('\n'),
    pick(closingParagraphs, random)(quarter.name),
  ];
  return parts.join('\n\n');
}

export function photoTitle({ quarter, subject }: Brief): string {
  return clip(`${subject}, ${quarter.name}`, 60);
}

/** 100 to 200 words about one picture. */
export function photoDescription({ quarter, subject, random }: Brief): string {
  const technique = pick(
    ['spray paint, freehand,', 'layered stencils', 'paper and wheat paste', 'brush and bucket paint'],
    random,
  );
  const mood = pick(
    ['quietly funny', 'tender without being sweet', 'loud in the best way', 'a little melancholy'],
    random,
  );
  const colour = pick(['a hot magenta', 'an acid yellow', 'a swimming-pool cyan', 'a park-bench green'], random);
  return [
    `${subject} fills a stretch of brick in ${quarter.name}. It is made with ${technique} and built up from ${colour} ground that the artist let run, so that the drips have become part of the drawing.`,
    `The outline is thick and certain, the inside is loose; from across the road the eye completes what the brush left out. Up close there are older layers to find: the corner of a torn poster, two tags, a ghost of white where something else was buffed last winter.`,
    `The mood is ${mood}. Whoever painted it knew the light here, because the brightest part sits exactly where the afternoon sun reaches between the roofs. Look for the small signature low on the right, and for the sticker somebody has already added to it, which is how a wall in ${quarter.name} says that it approves.`,
  ].join(' ');
}

export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Shortens at a word's end. */
export const clip = (text: string, length: number) => cutAtWord(text, length, '');
