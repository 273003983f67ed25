import { collections } from '@streetlore/domain/paths';
import { summarise } from '../blog/summarise-post.ts';
import { ofCompletions } from './migration.ts';

/** Adds the words of the post's text to summaries of titles, excerpts, authors and topics. */
export const postWordsMigration = ofCompletions('0007-post-words', {
  [collections.blogPosts]: async (services, id, isDry) =>
    (await services.store.postSummaries.at(id).read()) !== null && (await summarise(services, id, isDry)),
});
