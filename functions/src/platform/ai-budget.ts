import { completionLimit, reserved, settled } from '@streetlore/domain/ai';
import { londonDay } from '@streetlore/domain/time';
import type * as z from 'zod/mini';
import { withoutConflict } from '../store/conflict.ts';
import type { Store } from '../store/store.ts';
import { AiFailure, type Ask } from '../vendors/openai.ts';
import { log } from './log.ts';
import type { Services } from './services.ts';

/** The day's tokens are spent: nobody was asked. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget';
}

/**
 * Asks the model within the day's limit of tokens. The most that the question can take is set aside before it is asked, so
 * that any number of questions at once stay below the limit, and what it did take is counted afterwards; a process that dies
 * in between leaves the larger figure.
 * @param share the part of the day's tokens up to which this may be asked, so that it leaves something for the rest
 * @throws OverBudget, AiFailure
 */
export async function askWithinBudget<Answer extends z.ZodMiniType>(
  services: Services<'ai'>,
  ask: Ask<Answer>,
  { share = 1 }: { share?: number } = {},
): Promise<z.output<Answer>> {
  const day = londonDay(services.now());
  const most = mostTokens(services.ai.model, ask);
  await setAside(services, day, most, share);
  try {
    const { value, tokens } = await services.ai.ask(ask);
    await settle(services, day, most, tokens);
    return value;
  } catch (error) {
    // What never reached the model has cost nothing; what ran into its time limit may have cost it all.
    if (error instanceof AiFailure) await settle(services, day, most, error.fault === 'timeout' ? most : error.tokens);
    throw error;
  }
}

/** Tokens a picture is counted with: one of 1,024 px takes 1,229 of the GPT-6 family (1.2 for each 32 px square), less of gpt-4o. */
const PICTURE = 1500;

/** The most a question, its reasoning and its answer can take: a token is about four characters, and no fewer than two here. */
function mostTokens(
  model: string,
  { messages, maxTokens }: Pick<Ask<z.ZodMiniType>, 'messages' | 'maxTokens'>,
): number {
  const parts = messages.flatMap(({ content }): { type: string; text?: unknown }[] =>
    typeof content === 'string' ? [{ type: 'text', text: content }] : [...(content ?? [])],
  );
  return parts.reduce(
    (sum, { text }) => sum + (typeof text === 'string' ? Math.ceil(text.length / 2) : PICTURE),
    completionLimit(model, maxTokens),
  );
}

/** Who counts in this process, one after another: the document is everybody's, and a process need not race with itself. */
const turns = new WeakMap<Store, Promise<unknown>>();

function inTurn<T>({ store }: Services, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(store) ?? Promise.resolve()).then(() => withoutConflict(work));
  turns.set(
    store,
    turn.catch(() => undefined),
  );
  return turn;
}

async function setAside(services: Services<'ai'>, day: string, tokens: number, share: number): Promise<void> {
  const { store, ai, now } = services;
  const cap = ai.dailyTokens;
  await inTurn(services, async () => {
    const usage = await store.aiUsage.readVersioned();
    const next = reserved(usage.value, { day, cap, limit: cap * share, tokens, now: now() });
    if (!next) throw new OverBudget(`The day's ${cap} tokens are spent`);
    await usage.put(next);
  });
}

async function settle(services: Services, day: string, most: number, taken: number): Promise<void> {
  await inTurn(services, async () => {
    const usage = await services.store.aiUsage.readVersioned();
    const next = usage.version && settled(usage.value, { day, reserved: most, taken, now: services.now() });
    if (!next) return;
    const { tokens, updated_at } = next;
    await usage.update({ tokens, updated_at });
  }).catch((error: unknown) => {
    // The larger figure stands: better one article fewer today than an answer thrown away that is paid for.
    log.error('What a question took was not counted', {}, error);
  });
}
