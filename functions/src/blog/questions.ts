import { GENERATION_TIMEOUT, type GenerationFault } from '@streetlore/domain/blog';
import { type CleanPost, cleanPost, type postQuestion } from '@streetlore/domain/blog/writing';
import { askWithinBudget, OverBudget } from '../budgets/ai-budget.ts';
import type { Services } from '../platform/services.ts';
import { AiFailure } from '../vendors/openai.ts';

/** Why there is no article; `cause` has the technical reason. */
export class ArticleNotWritten extends Error {
  override readonly name = 'ArticleNotWritten';
  readonly fault: GenerationFault;

  constructor(fault: GenerationFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** The time limit (ms), and a callback for the text as it streams. */
type Extras = { timeout?: number; onText?: (text: string) => void };

/**
 * Asks the model once, then checks and cleans the answer.
 * @throws ArticleNotWritten
 */
export async function askForPost(
  services: Services<'ai' | 'site'>,
  topic: string,
  question: ReturnType<typeof postQuestion>,
  { timeout = GENERATION_TIMEOUT, onText }: Extras = {},
): Promise<CleanPost> {
  const ask = { ...question, timeout, ...(onText ? { onText } : {}) };
  const answer = await orNotWritten(askWithinBudget(services, ask));
  const post = cleanPost(answer, topic, new URL(services.site).host);
  if (!post) throw new ArticleNotWritten('malformed');
  return post;
}

/** @throws ArticleNotWritten for the model's failures, other errors as they are */
export async function orNotWritten<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof OverBudget) throw new ArticleNotWritten('over-budget', { cause: error });
    if (error instanceof AiFailure) throw new ArticleNotWritten(error.fault, { cause: error });
    throw error;
  }
}
