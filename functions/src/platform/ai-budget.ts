import { type AiUsage, completionLimit, reserved, settled } from '@streetlore/domain/ai';
import { londonDay } from '@streetlore/domain/time';
import type { WriteBatch } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { isConflict, withoutConflict } from '../store/conflict.ts';
import type { Store } from '../store/store.ts';
import type { Looked, Version } from '../store/writes.ts';
import { AiFailure, type Ask } from '../vendors/openai.ts';
import { log } from './log.ts';
import type { Services } from './services.ts';

/** The day's tokens are spent: nobody was asked. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget';
}

/** An answer. `count` counts what it took: to be awaited before the request ends, but not before the answer is used. */
export type Answered<T> = { value: T; count(): Promise<void> };

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
): Promise<Answered<z.output<Answer>>> {
  return await askReserved(services, ask, await reserve(services, { ...ask, share }));
}

/** Tokens that are set aside for one question, and the moment of the commit that did it. */
export type Reservation = { day: string; tokens: number; at: Version };

/** What else stands or falls with a reservation: adds its writes to the commit of each round, or throws to leave it all. */
export type Along = (batch: WriteBatch, round: number) => Promise<void>;

/**
 * Sets the most aside that a question can take.
 * @throws OverBudget, and what `along` throws
 */
export async function reserve(
  services: Services<'ai'>,
  ask: Pick<Ask<z.ZodMiniType>, 'messages' | 'maxTokens'> & { share?: number },
  along?: Along,
): Promise<Reservation> {
  const { store, ai, now } = services;
  const day = londonDay(now());
  const tokens = mostTokens(ai.model, ask);
  let round = 0;
  return await inTurn(services, async () => {
    round += 1;
    const cap = ai.dailyTokens;
    const one = { day, cap, limit: cap * (ask.share ?? 1), tokens, now: now() };
    let found = await usageOf(services);
    let next = reserved(found.usage, one);
    // What this process remembers may be too much by now: nobody is refused without a look.
    if (!next && found.remembered) {
      found = await readUsage(services);
      next = reserved(found.usage, one);
    }
    if (!next) throw new OverBudget(`The day's ${ai.dailyTokens} tokens are spent`);
    const commit = store.commit();
    commit.put(found, next);
    await along?.(commit.batch, round);
    const at = await commit.runVersioned();
    remember(store, next, at);
    return { day, tokens, at };
  });
}

/** Asks what tokens are set aside for. @throws AiFailure */
export async function askReserved<Answer extends z.ZodMiniType>(
  services: Services<'ai'>,
  ask: Ask<Answer>,
  { day, tokens: most }: Reservation,
): Promise<Answered<z.output<Answer>>> {
  try {
    const { value, tokens } = await services.ai.ask(ask);
    return { value, count: () => settle(services, day, most, tokens) };
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

/** The usage, and which version of its document says so; null when there is none. */
type Known = Looked<AiUsage> & { usage: AiUsage | null; remembered: boolean };

async function readUsage({ store }: Services): Promise<Known> {
  const { ref, value, version } = await store.aiUsage.readVersioned();
  return { ref, version, usage: value, remembered: false };
}

/**
 * The usage as this process itself wrote it last. Every write is on condition that nobody has written since, so what is remembered
 * is as good as what is read: at worst a round is lost, after which it is forgotten.
 */
const lastWritten = new WeakMap<Store, Known>();

const remember = (store: Store, usage: AiUsage, version: Version) =>
  lastWritten.set(store, { ref: store.aiUsage, usage, version, remembered: true });

const usageOf = async (services: Services): Promise<Known> =>
  lastWritten.get(services.store) ?? (await readUsage(services));

/** Who counts in this process, one after another: the document is everybody's, and a process need not race with itself. */
const turns = new WeakMap<Store, Promise<unknown>>();

function inTurn<T>({ store }: Services, work: () => Promise<T>): Promise<T> {
  const attempt = () =>
    work().catch((error: unknown) => {
      if (isConflict(error)) lastWritten.delete(store);
      throw error;
    });
  const turn = (turns.get(store) ?? Promise.resolve()).then(() => withoutConflict(attempt));
  turns.set(
    store,
    turn.catch(() => undefined),
  );
  return turn;
}

async function settle(services: Services, day: string, most: number, taken: number): Promise<void> {
  await inTurn(services, async () => {
    const { ref, usage, version } = await usageOf(services);
    const next = usage && settled(usage, { day, reserved: most, taken, now: services.now() });
    if (!next || !version) return;
    const { tokens, updated_at } = next;
    const commit = services.store.commit();
    commit.update({ ref, version }, { tokens, updated_at });
    remember(services.store, next, await commit.runVersioned());
  }).catch((error: unknown) => {
    // The larger figure stands: better one article fewer today than an answer thrown away that is paid for.
    log.error('What a question took was not counted', {}, error);
  });
}
