import { aiUsageSchema, reserved, settled } from '@streetlore/domain/ai';
import { documents } from '@streetlore/domain/paths';
import { londonDay } from '@streetlore/domain/time';
import type * as z from 'zod/mini';
import { withoutConflict } from '../store/conflict.ts';
import { converterOf } from '../store/convert.ts';
import { AiFailure, type Ask } from '../vendors/openai.ts';
import type { Services } from './services.ts';

/** The day's tokens are spent: nobody was asked. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget';
}

/**
 * Asks the model within the day's limit of tokens. The most that the question can take is set aside before it is asked, so
 * that any number of questions at once stay below the limit, and what it did take is counted afterwards; a process that dies
 * in between leaves the larger figure.
 * @throws OverBudget, AiFailure
 */
export async function askWithinBudget<Answer extends z.ZodMiniType>(
  services: Services,
  ask: Ask<Answer>,
): Promise<z.output<Answer>> {
  const day = londonDay(services.now());
  const most = mostTokens(ask);
  await setAside(services, day, most);
  // What never reached the model has cost nothing; what ran into its time limit may have cost it all.
  const cost = (error: unknown) => (error instanceof AiFailure && error.fault !== 'timeout' ? error.tokens : most);
  try {
    const { value, tokens } = await services.ai.ask(ask);
    await settle(services, day, most, tokens);
    return value;
  } catch (error) {
    await settle(services, day, most, cost(error));
    throw error;
  }
}

/** Tokens a picture is counted with, more than any size of it takes. */
const PICTURE = 1500;

/** The most a question and its answer can take: a token is about four characters, and no fewer than two here. */
function mostTokens({ messages, maxTokens }: Pick<Ask<z.ZodMiniType>, 'messages' | 'maxTokens'>): number {
  const parts = messages.flatMap(({ content }): { type: string; text?: unknown }[] =>
    typeof content === 'string' ? [{ type: 'text', text: content }] : [...(content ?? [])],
  );
  return parts.reduce(
    (sum, { text }) => sum + (typeof text === 'string' ? Math.ceil(text.length / 2) : PICTURE),
    maxTokens,
  );
}

const usageOf = ({ db }: Services) => db.doc(documents.aiUsage).withConverter(converterOf(aiUsageSchema));

async function setAside(services: Services, day: string, tokens: number): Promise<void> {
  const { db, config } = services;
  await withoutConflict(async () => {
    const found = await usageOf(services).get();
    const next = reserved(found.data() ?? null, { day, cap: config.AI_DAILY_TOKENS, tokens, now: services.now() });
    if (!next) throw new OverBudget(`The day's ${config.AI_DAILY_TOKENS} tokens are spent`);
    const ref = db.doc(documents.aiUsage);
    if (found.updateTime) await ref.update({ ...next }, { lastUpdateTime: found.updateTime });
    else await ref.create(next);
  });
}

async function settle(services: Services, day: string, most: number, taken: number): Promise<void> {
  await withoutConflict(async () => {
    const found = await usageOf(services).get();
    const usage = found.data();
    const next = usage && settled(usage, { day, reserved: most, taken, now: services.now() });
    if (!next || !found.updateTime) return;
    const { tokens, updated_at } = next;
    await services.db.doc(documents.aiUsage).update({ tokens, updated_at }, { lastUpdateTime: found.updateTime });
  });
}
