import { type AiUsage, aiUsageSchema, completionLimit, reserved, settled } from '@streetlore/domain/ai';
import { documents } from '@streetlore/domain/paths';
import { londonDay } from '@streetlore/domain/time';
import type { Firestore, Timestamp, WriteBatch } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { isConflict, withoutConflict } from '../store/conflict.ts';
import { converterOf } from '../store/convert.ts';
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
export type Reservation = { day: string; tokens: number; at: Timestamp };

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
  const { db, ai, now } = services;
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
    const batch = db.batch();
    const ref = db.doc(documents.aiUsage);
    if (found.version) batch.update(ref, { ...next }, { lastUpdateTime: found.version });
    else batch.create(ref, next);
    await along?.(batch, round);
    const [written] = await batch.commit();
    if (!written) throw new Error('A commit without a result');
    remember(services, next, written.writeTime);
    return { day, tokens, at: written.writeTime };
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

/** The usage, and which version of its document says so; null and undefined when there is none. */
type Found = { usage: AiUsage | null; version: Timestamp | undefined; remembered: boolean };

async function readUsage({ db }: Services): Promise<Found> {
  const found = await db.doc(documents.aiUsage).withConverter(converterOf(aiUsageSchema)).get();
  return { usage: found.data() ?? null, version: found.updateTime, remembered: false };
}

/**
 * The usage as this process itself wrote it last. Every write is on condition that nobody has written since, so what is remembered
 * is as good as what is read: at worst a round is lost, after which it is forgotten.
 */
const lastWritten = new WeakMap<Firestore, Found>();

const remember = ({ db }: Services, usage: AiUsage, version: Timestamp) =>
  lastWritten.set(db, { usage, version, remembered: true });

const usageOf = async (services: Services): Promise<Found> =>
  lastWritten.get(services.db) ?? (await readUsage(services));

/** Who counts in this process, one after another: the document is everybody's, and a process need not race with itself. */
const turns = new WeakMap<Firestore, Promise<unknown>>();

function inTurn<T>({ db }: Services, work: () => Promise<T>): Promise<T> {
  const attempt = () =>
    work().catch((error: unknown) => {
      if (isConflict(error)) lastWritten.delete(db);
      throw error;
    });
  const turn = (turns.get(db) ?? Promise.resolve()).then(() => withoutConflict(attempt));
  turns.set(
    db,
    turn.catch(() => undefined),
  );
  return turn;
}

async function settle(services: Services, day: string, most: number, taken: number): Promise<void> {
  await inTurn(services, async () => {
    const { usage, version } = await usageOf(services);
    const next = usage && settled(usage, { day, reserved: most, taken, now: services.now() });
    if (!next || !version) return;
    const { tokens, updated_at } = next;
    const ref = services.db.doc(documents.aiUsage);
    const { writeTime } = await ref.update({ tokens, updated_at }, { lastUpdateTime: version });
    remember(services, next, writeTime);
  }).catch((error: unknown) => {
    // The larger figure stands: better one article fewer today than an answer thrown away that is paid for.
    log.error('What a question took was not counted', {}, error);
  });
}
