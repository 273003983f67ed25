import { blogStatsAfter, type PostSummary, summaryOf } from '@streetlore/domain/blog';
import { collections } from '@streetlore/domain/paths';
import { type DocumentChange, figuresChangedByPost } from '@streetlore/domain/stats';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { askForFigures } from '../platform/ask-for-counts.ts';
import { watchedEvent } from '../platform/background.ts';
import { services as running } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';

/**
 * Updates summary and figures in one transaction. Each figure changes by the difference between the old and
 * the new summary, so the call may be repeated, reordered or late.
 * @param isDry only finds out whether there is anything to write
 * @returns whether there was anything to write
 */
export async function summarise({ store }: Pick<Services, 'store'>, id: string, isDry = false): Promise<boolean> {
  return await store.transaction(async (transaction) => {
    const summary = store.postSummaries.at(id);
    const [post, before, stats] = await Promise.all([
      transaction.read(store.posts.at(id)),
      transaction.read(summary),
      transaction.read(store.blogStats),
    ]);
    const after = post && summaryOf(post);
    if (isSame(before, after)) return false;
    if (isDry) return true;
    if (after) transaction.set(summary, after);
    else transaction.delete(summary);
    transaction.set(store.blogStats, blogStatsAfter(stats, before, after));
    return true;
  });
}

function isSame(a: PostSummary | null, b: PostSummary | null): boolean {
  const fields = (summary: PostSummary | null) => {
    const { id: _, ...known } = { id: '', ...summary };
    return JSON.stringify(Object.entries(known).sort(([one], [other]) => (one < other ? -1 : 1)));
  };
  return fields(a) === fields(b);
}

/**
 * Updates the summary only for a post that is or was published. The back office's figures are counted after
 * every change.
 */
export async function handlePostChange(services: Services, id: string, change: DocumentChange): Promise<void> {
  const isOrWas = [change.before, change.after].some((post) => post?.status === 'published');
  if (isOrWas) await summarise(services, id);
  await askForFigures(services, figuresChangedByPost(change));
}

/** `retry`: an event whose handler died is delivered again. */
export const summarisePost = onDocumentWritten(
  { document: `${collections.blogPosts}/{id}`, retry: true },
  watchedEvent('summarisePost', {
    about: ({ document, params }) => ({ subject: { id: params.id ?? '' }, source: document }),
    run: ({ data, params }) =>
      handlePostChange(running(), params.id ?? '', { before: data?.before.data(), after: data?.after.data() }),
  }),
);
