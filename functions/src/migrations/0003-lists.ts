import { collections } from '@streetlore/domain/paths';
import { summarise } from '../blog/summarise-post.ts';
import { addPartnerSlug } from '../partners/add-partner-slug.ts';
import { completeTour } from '../tours/write-standing.ts';
import { ofCompletions } from './migration.ts';

/**
 * Adds the fields and documents by which pages find others: the slugs of tours and partners, the
 * partners of tours, the summaries of posts.
 */
export const listsMigration = ofCompletions('0003-lists', {
  [collections.tours]: completeTour,
  [collections.partners]: addPartnerSlug,
  [collections.blogPosts]: summarise,
});
