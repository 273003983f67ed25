import type { BlogPost } from '../blog/index.ts';
import { created } from './created.ts';

/** A published post, except for the given fields. */
export function aPost(given: Partial<BlogPost> = {}): BlogPost {
  return {
    title: 'Five walls before breakfast',
    slug: 'five-walls-before-breakfast',
    content: 'Start at Sclater Street.',
    excerpt: 'A walk for early risers.',
    featured_image: '/art/hero-800.webp',
    image_credit: null,
    image_focus: null,
    artist: null,
    artist_slug: null,
    topic: 'Shoreditch',
    tone: 'Casual and friendly',
    status: 'published',
    author: 'Streetlore',
    tags: ['street-art', 'london'],
    meta_description: 'Five walls to see before breakfast.',
    created_at: created,
    updated_at: created,
    published_at: created,
    publish_at: null,
    ...given,
  };
}
