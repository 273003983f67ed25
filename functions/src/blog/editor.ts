import type { AuditAction } from '@streetlore/domain/audit';
import {
  countWords,
  editorTexts,
  GENERATION_TIMEOUT,
  type GeneratedPost,
  type GeneratePostInput,
  type GenerateProgress,
  gaveUpText,
  isWorthRetrying,
  JOB_TRIES,
  type SuggestTitlesInput,
  type SuggestTitlesOutput,
} from '@streetlore/domain/blog';
import { cleanTitles, postQuestion, titlesQuestion } from '@streetlore/domain/blog/writing';
import { collections } from '@streetlore/domain/paths';
import { HttpsError } from 'firebase-functions/v2/https';
import { log } from '../base/log.ts';
import { askWithinBudget } from '../budgets/ai-budget.ts';
import { audit } from '../platform/audit.ts';
import type { Caller } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { photosToShow, pictureFor } from './pictures.ts';
import { ArticleNotWritten, askForPost, orNotWritten } from './questions.ts';
import { findFreeSlug } from './slugs.ts';

type Admin = Pick<Caller, 'uid' | 'email'>;

/** The usual length of an article in words, for the progress display. */
const ABOUT_WORDS = 1000;
/** Shortest interval (ms) between progress messages. */
const REPORT_INTERVAL = 200;

/**
 * Writes an article for the editor, which saves it later.
 * @throws HttpsError with the spec's text
 */
export async function generateDraft(
  services: Services<'ai' | 'site'>,
  { topic, tone }: GeneratePostInput,
  admin: Admin,
  report: (progress: GenerateProgress) => void,
): Promise<GeneratedPost> {
  await note(services, admin, 'article_generated', { topic, tone });
  const post = await persistently(editorTexts.contentFailed, (timeout, attempt) => {
    let reportedAt = 0;
    report({ words: 0, of: ABOUT_WORDS, attempt });
    const onText = (text: string) => {
      const at = performance.now();
      if (at - reportedAt < REPORT_INTERVAL) return;
      reportedAt = at;
      report({ words: countWords(text), of: ABOUT_WORDS, attempt });
    };
    return askForPost(services, topic, postQuestion({ topic, tone }), { timeout, onText });
  });
  const [photos, { slug }] = await Promise.all([photosToShow(services), findFreeSlug(services, post.slug)]);
  const picture = pictureFor(photos, post, topic);
  return { ...post, slug, featuredImage: picture.url, imageCredit: picture.credit, artist: picture.artist };
}

/** @throws HttpsError with the spec's text */
export async function generateTitles(
  services: Services<'ai'>,
  input: SuggestTitlesInput,
  admin: Admin,
): Promise<SuggestTitlesOutput> {
  await note(services, admin, 'titles_generated', { topic: input.topic });
  const question = titlesQuestion(input);
  return await persistently(editorTexts.titlesFailed, async (timeout) => {
    const answer = await orNotWritten(askWithinBudget(services, { ...question, timeout }));
    const clean = cleanTitles(answer.titles);
    if (!clean) throw new ArticleNotWritten('malformed');
    return { titles: clean };
  });
}

async function note(
  services: Services,
  admin: Admin,
  action: AuditAction,
  detail: Record<string, unknown>,
): Promise<void> {
  const commit = services.store.commit();
  audit(commit, services, admin, { action, target: collections.blogPosts, detail });
  await commit.run();
}

/** Repeats `work` until it succeeds. Its limits are the number of tries of a job and GENERATION_TIMEOUT. */
async function persistently<T>(failed: string, work: (timeout: number, attempt: number) => Promise<T>): Promise<T> {
  const end = performance.now() + GENERATION_TIMEOUT;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(Math.max(1, Math.round(end - performance.now())), attempt);
    } catch (error) {
      if (!(error instanceof ArticleNotWritten)) throw error;
      log.warn('The editor got no text', { attempt }, error);
      if (attempt < JOB_TRIES && isWorthRetrying(error.fault) && performance.now() < end) continue;
      const code = error.fault === 'over-budget' ? 'resource-exhausted' : 'unavailable';
      throw new HttpsError(code, failed, { reason: gaveUpText(error.fault, attempt) });
    }
  }
}
