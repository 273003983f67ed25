import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));

/** `system/ai`: how much we asked of the model on one London day. `cap` is the day's limit in tokens. */
export const aiUsageSchema = z.object({
  day: z.string(),
  /** Tokens of questions and answers. A question under way counts with the most tokens that it can take. */
  tokens: count,
  calls: count,
  cap: count,
  updated_at: z.date(),
});
export type AiUsage = z.infer<typeof aiUsageSchema>;

/** The usage with one more question of at most `tokens`; null when that exceeds the day's limit. */
export function reservedUsage(
  usage: AiUsage | null,
  { day, cap, limit = cap, tokens, now }: { day: string; cap: number; limit?: number; tokens: number; now: Date },
): AiUsage | null {
  const today = usage?.day === day ? usage : { tokens: 0, calls: 0 };
  if (today.tokens + tokens > limit) return null;
  return { day, tokens: today.tokens + tokens, calls: today.calls + 1, cap, updated_at: now };
}

/** The usage after a question that took `taken` tokens; null when its day is over. */
export function settledUsage(
  usage: AiUsage,
  { day, reserved, taken, now }: { day: string; reserved: number; taken: number; now: Date },
): AiUsage | null {
  if (usage.day !== day) return null;
  return { ...usage, tokens: Math.max(0, usage.tokens - reserved + taken), updated_at: now };
}

/** Which parameters a family of models accepts, and whether it reasons by default. */
export type ModelTraits = {
  temperature: boolean;
  /** Whether the model reasons before it answers. Its reasoning costs tokens like the answer. */
  reasons: boolean;
};

/** The traits of an unknown model, which is probably a new one. */
const newest: ModelTraits = { temperature: false, reasons: true };

/** Families that differ from the newest models, by the beginnings of their names. */
const families: readonly { begins: readonly string[]; traits: ModelTraits }[] = [
  { begins: ['gpt-3.5-', 'gpt-4', 'chatgpt-4o'], traits: { temperature: true, reasons: false } },
];

/** A model's traits. A fine-tuned model (`ft:gpt-4o-mini:…`) has those of its base model. */
export function traitsOf(model: string): ModelTraits {
  const base = model.replace(/^ft:/, '');
  return families.find(({ begins }) => begins.some((start) => base.startsWith(start)))?.traits ?? newest;
}

/** The least room for reasoning, in tokens, and the room for each token of the answer. */
const LEAST_ROOM = 1000;
const ROOM_PER_TOKEN = 2;

/**
 * The limit of a question in tokens, for `max_completion_tokens`: the answer's tokens and, if the
 * model reasons, room for its reasoning. The model cuts off a question that needs more; we pay for
 * it and ask again.
 */
export function completionLimit(model: string, answerTokens: number): number {
  if (!traitsOf(model).reasons) return answerTokens;
  return answerTokens + Math.max(LEAST_ROOM, ROOM_PER_TOKEN * answerTokens);
}
