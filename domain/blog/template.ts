import { cutAtWord } from '../wording/cut.ts';
import type { GeneratedPost } from './calls.ts';
import { postLimits } from './limits.ts';
import { stockPicture } from './pictures.ts';
import { DEFAULT_TAGS, EXCERPT_TARGET, slugOfTitle, TITLE_TARGET } from './save.ts';

/** Five titles for the editor when the model offers none. */
export const fallbackTitles: readonly string[] = [
  "A First Walk Through London's Street Art, Wall by Wall",
  'Shoreditch in an Afternoon: Murals, Lanes and Good Coffee',
  'How to Read a Wall: Stencils, Paste-Ups and Throw-Ups',
  'Brixton, Camden, Hackney Wick: Three Walks, One Weekend',
  'Before It Is Painted Over: What to See in London Now',
];

/**
 * A draft from which an editor may start when the model wrote no article.
 * @param random from 0 up to 1, chooses among the fixed pictures
 */
export function templatePost(topic: string, random: number): GeneratedPost {
  const title = cutAtWord(topic, TITLE_TARGET, '');
  const excerpt = cutAtWord(
    `${title}: where to look, how to get there, and what to know before you go.`,
    EXCERPT_TARGET,
    '',
  );
  return {
    title,
    content: content(topic),
    excerpt,
    slug: slugOfTitle(title),
    tags: [...DEFAULT_TAGS],
    metaDescription: cutAtWord(
      `${excerpt} A guide by Streetlore, London's street-art hunts by text message.`,
      postLimits.meta_description,
      '',
    ),
    featuredImage: stockPicture(random).url,
    imageCredit: null,
    artist: null,
  };
}

const content = (
  topic: string,
) => `London paints over itself every week. This is a guide to ${topic}, for anybody with an afternoon and comfortable shoes.

## Where to start

Four neighbourhoods hold most of what there is to see, and each has a temper of its own.

- **Shoreditch** is the busiest: start on Brick Lane and take every side street.
- **Brixton** paints its markets and its music; the railway arches are the best of it.
- **Camden** is loud by the lock and quiet two streets behind it.
- **Hackney Wick** keeps its walls along the canal, and changes them faster than anywhere else.

## What to look for

Look up, look low and look at the shutters after closing time. A mural takes a week and a crane; a paste-up takes a night and a bucket. Both can be gone by Sunday.

## How to see it well

Go in the morning, when the light is soft and the vans have not parked in front of anything. Give way to the people who live there, ask before you photograph anybody at work, and buy the coffee next door.

## Go and find it

The best way to learn a wall is to hunt for it. Our [tours](/tours) send you from one to the next by text message, with a puzzle at each stop.`;

/** The tones that the editor offers. `custom` opens a field for another tone. */
export const tonePresets = [
  'Professional and informative',
  'Casual and friendly',
  'Enthusiastic and energetic',
  'Educational and detailed',
  'Inspiring and motivational',
  'Conversational and engaging',
  'Expert and authoritative',
  'Fun and playful',
] as const;

/** The tone of articles from the queue. An editor may change it. */
export const QUEUE_TONE = 'Conversational and engaging' satisfies (typeof tonePresets)[number];
