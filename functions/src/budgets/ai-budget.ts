import { completionLimit, reservedUsage, settledUsage } from '@streetlore/domain/ai';
import type { ModelVerdict } from '@streetlore/domain/contest';
import { londonDay } from '@streetlore/domain/time';
import type * as z from 'zod/mini';
import { log } from '../base/log.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import type { Store } from '../store/store.ts';
import { AiFailure, type ModelQuestion, type ModerationQuestion } from '../vendors/openai.ts';

/** What limits the callables that ask the model, in words for docs/access.md. */
export const AI_BUDGET = 'the day’s tokens (AI_DAILY_TOKENS)';

/** The day's tokens are used up, so the model was not called. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget';
}

/**
 * Calls the model within the day's tokens. It first reserves the most tokens that the call can use, so that
 * concurrent calls stay within the limit. Afterwards it counts the tokens that were used. If the process
 * dies, the reservation stays.
 * @param share the part of the day's tokens up to which this call is allowed; the rest is left for other
 * calls
 * @throws OverBudget, AiFailure
 */
export async function askWithinBudget<Answer extends z.ZodMiniType>(
  services: Services<'ai'>,
  ask: ModelQuestion<Answer>,
  { share = 1 }: { share?: number } = {},
): Promise<z.output<Answer>> {
  const day = londonDay(services.now());
  const most = mostTokens(services.ai.model, ask);
  await reserve(services, day, most, share);
  try {
    const { value, tokens } = await services.ai.ask(ask);
    await settle(services, day, most, tokens);
    return value;
  } catch (error) {
    // A call that timed out may have cost all of its tokens. Other failures say what they cost.
    if (error instanceof AiFailure) await settle(services, day, most, error.fault === 'timeout' ? most : error.tokens);
    throw error;
  }
}

/**
 * Asks the moderation model within the day's tokens. A verdict is free, so the reservation is given back; but
 * a day whose tokens are spent asks nothing more, as with every other call.
 * @throws OverBudget, AiFailure
 */
export async function moderateWithinBudget(services: Services<'ai'>, ask: ModerationQuestion): Promise<ModelVerdict> {
  const day = londonDay(services.now());
  const most = PICTURE + tokensOf(ask.text);
  await reserve(services, day, most, 1);
  try {
    return await services.ai.moderate(ask);
  } finally {
    await settle(services, day, most, 0);
  }
}

/** A token is about four characters; this counts one for every two. */
const tokensOf = (text: string): number => Math.ceil(text.length / 2);

/**
 * The most tokens of a picture of 1,024 px. The GPT-6 family takes 1,229 (1.2 for each square of 32 px), and
 * gpt-4o takes fewer.
 */
const PICTURE = 1500;

/** The most tokens of question, reasoning and answer. */
function mostTokens(
  model: string,
  { messages, maxTokens }: Pick<ModelQuestion<z.ZodMiniType>, 'messages' | 'maxTokens'>,
): number {
  const parts = messages.flatMap(({ content }): { type: string; text?: unknown }[] =>
    typeof content === 'string' ? [{ type: 'text', text: content }] : [...(content ?? [])],
  );
  return parts.reduce(
    (sum, { text }) => sum + (typeof text === 'string' ? tokensOf(text) : PICTURE),
    completionLimit(model, maxTokens),
  );
}

/** Calls of this process write the usage one after another, because concurrent writes would conflict. */
const turns = new WeakMap<Store, Promise<unknown>>();

function inTurn<T>({ store }: Services, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(store) ?? Promise.resolve()).then(() => withoutConflict(work));
  turns.set(
    store,
    turn.catch(() => undefined),
  );
  return turn;
}

async function reserve(services: Services<'ai'>, day: string, tokens: number, share: number): Promise<void> {
  const { store, ai, now } = services;
  const cap = ai.dailyTokens;
  await inTurn(services, async () => {
    const usage = await store.aiUsage.readVersioned();
    const next = reservedUsage(usage.value, { day, cap, limit: cap * share, tokens, now: now() });
    if (!next) throw new OverBudget(`The day's ${cap} tokens are spent`);
    await usage.put(next);
  });
}

async function settle(services: Services, day: string, most: number, taken: number): Promise<void> {
  await inTurn(services, async () => {
    const usage = await services.store.aiUsage.readVersioned();
    const next = usage.version && settledUsage(usage.value, { day, reserved: most, taken, now: services.now() });
    if (!next) return;
    const { tokens, updated_at } = next;
    await usage.update({ tokens, updated_at });
  }).catch((error: unknown) => {
    // The reservation stays. That may cost one article today, but the paid answer is not lost.
    log.error('What a question took was not counted', {}, error);
  });
}
