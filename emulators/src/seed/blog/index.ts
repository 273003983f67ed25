import { readFile } from 'node:fs/promises';
import type { Artist } from '@streetlore/domain/artist';
import type { BlogPost } from '@streetlore/domain/blog';
import { seedArtists } from '../artists.ts';

/** The fields of a post that the seed fills in by itself. */
type Made =
  | 'content'
  | 'featured_image'
  | 'image_credit'
  | 'image_focus'
  | 'artist'
  | 'artist_slug'
  | 'status'
  | 'publish_at'
  | 'last_edit'
  | `${'created' | 'updated' | 'published'}_at`;

/** A post's front matter. The post's text is the markdown file that has the slug as its name. */
export interface PostPlan extends Omit<BlogPost, Made> {
  artist?: Artist;
  /** How many days before today it was published; `null` is a draft. */
  published: number | null;
}

export const postPlans: readonly PostPlan[] = [
  {
    title: 'How London Learned to Read Its Walls',
    slug: 'paint-on-london-walls',
    excerpt:
      'From a sentence on a railway wall to a bird four storeys tall: fifty years of paint nobody quite asked for.',
    meta_description:
      'A short history of street art in London, from slogans and community murals to stencils, Leake Street and the big walls of Shoreditch.',
    topic: 'History of London street art',
    tone: 'Educational and detailed',
    tags: ['history', 'shoreditch', 'brixton', 'murals', 'graffiti'],
    author: 'Streetlore',
    artist: seedArtists.grout,
    published: 12,
  },
  {
    title: 'Tag, Throw-Up, Paste-Up: a Pocket Guide',
    slug: 'stencil-paste-up-throw-up',
    excerpt: 'Nine things you will meet on a London wall, what they are called and how to tell who means it.',
    meta_description:
      'A field guide to street-art techniques in London: tags, throw-ups, wildstyle, stencils, paste-ups, stickers, murals and the buff.',
    topic: 'Street art techniques',
    tone: 'Conversational and engaging',
    tags: ['techniques', 'stencil', 'paste-up', 'graffiti', 'guide'],
    author: 'Streetlore',
    published: 33,
  },
  {
    title: 'Hackney Wick Before the Paint',
    slug: 'hackney-wick-before-the-paint',
    excerpt: 'Plastic, peppermints and a canal that never paid its way: what the walls of E9 remember.',
    meta_description:
      'The story of Hackney Wick and Fish Island, from Parkesine and Clarnico to the canal, the studios and the Olympics.',
    topic: 'Hackney Wick neighbourhood guide',
    tone: 'Casual and friendly',
    tags: ['hackney-wick', 'neighbourhoods', 'history', 'canals'],
    author: 'Streetlore',
    published: 58,
  },
  {
    title: 'Photograph a Mural With the Phone You Have',
    slug: 'photograph-a-mural-with-a-phone',
    excerpt: 'Cloud is good, bricks are a spirit level, and nobody ever regretted cleaning the lens.',
    meta_description:
      'Practical advice on photographing street art with a phone: light, lens, framing, location data, and what makes a contest entry win.',
    topic: 'Photographing street art',
    tone: 'Expert and authoritative',
    tags: ['photography', 'contest', 'tips', 'murals'],
    author: 'Streetlore',
    published: 86,
  },
  {
    title: 'Manners for the Wall',
    slug: 'manners-for-the-wall',
    excerpt:
      'There is no rule book, which is why everybody who paints knows the rules by heart. The visitor needs only a few.',
    meta_description:
      'Street art etiquette in London: residents, artists at work, going over, the law on paint and photographs, and why to buy the coffee.',
    topic: 'Street art etiquette',
    tone: 'Fun and playful',
    tags: ['etiquette', 'photography', 'shoreditch', 'law', 'guide'],
    author: 'Streetlore',
    published: 117,
  },
];

/** The markdown of a post. */
export const postText = async (slug: string): Promise<string> =>
  (await readFile(new URL(`./${slug}.md`, import.meta.url), 'utf8')).trim();
