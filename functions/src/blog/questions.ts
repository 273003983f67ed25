import { GENERATION_TIMEOUT, type GenerationFault } from '@streetlore/domain/blog';
import { type CleanPost, cleanPost, type postQuestion } from '@streetlore/domain/blog/writing';
import { type Answered, askReserved, askWithinBudget, OverBudget, type Reservation } from '../platform/ai-budget.ts';
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

/** How long it may take (ms), and who hears the text as it comes. */
type Extras = { timeout?: number; onText?: (text: string) => void };

/** An article to be asked for. */
export type PostQuestion = ReturnType<typeof postQuestion>;

/**
 * One call for one article, checked and cleaned.
 * @param reservation tokens that are set aside for it already
 * @throws NotWritten
 */
export async function askForPost(
  services: Services<'ai' | 'site'>,
  topic: string,
  question: PostQuestion,
  { timeout = GENERATION_TIMEOUT, onText }: Extras = {},
  reservation?: Reservation,
): Promise<Answered<CleanPost>> {
  const ask = { ...question, timeout, ...(onText ? { onText } : {}) };
  const asked = reservation ? askReserved(services, ask, reservation) : askWithinBudget(services, ask);
  const { value, count } = await orNotWritten(asked);
  const post = cleanPost(value, topic, new URL(services.site).host);
  if (post) return { value: post, count };
  await count();
  throw new NotWritten('malformed');
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
