import { collections } from '@streetlore/domain/paths';
import { summarise } from '../blog/summarise-post.ts';
import { ofCompletions } from './migration.ts';

/** The words of their texts for the summaries of before, which knew titles, excerpts, authors and topics only. */
export const postWords = ofCompletions('0007-post-words', {
  [collections.blogPosts]: async (services, id, isDry) =>
    (await services.store.postSummaries.at(id).read()) !== null && (await summarise(services, id, isDry)),
});
