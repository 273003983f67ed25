import { GENERATION_TIMEOUT, type GenerationFault } from '@streetlore/domain/blog';
import { type CleanPost, cleanPost, type Material, postQuestion } from '@streetlore/domain/blog/writing';
import { askWithinBudget, OverBudget } from '../platform/ai-budget.ts';
import type { Services } from '../platform/services.ts';
import { AiFailure } from '../vendors/openai.ts';

/** There is no article; `cause` has the technical side. */
export class NotWritten extends Error {
  override readonly name = 'NotWritten';
  readonly fault: GenerationFault;

  constructor(fault: GenerationFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** What may be asked for beside topic and tone. */
type Extras = { material?: Material | null; timeout?: number; onText?: (text: string) => void };

/**
 * One call for one article, checked and cleaned.
 * @throws NotWritten
 */
export async function askForPost(
  services: Services,
  { topic, tone }: { topic: string; tone: string },
  { material = null, timeout = GENERATION_TIMEOUT, onText }: Extras = {},
): Promise<CleanPost> {
  const question = postQuestion({ topic, tone }, material);
  const answer = await orNotWritten(askWithinBudget(services, { ...question, timeout, ...(onText ? { onText } : {}) }));
  const post = cleanPost(answer, topic, new URL(services.config.PUBLIC_URL).host);
  if (!post) throw new NotWritten('malformed');
  return post;
}

/** Names what went wrong with a question. @throws NotWritten, or whatever was not the model's doing */
export async function orNotWritten<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof OverBudget) throw new NotWritten('over-budget', { cause: error });
    if (error instanceof AiFailure) throw new NotWritten(error.fault, { cause: error });
    throw error;
  }
}
