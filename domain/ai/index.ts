import * as z from 'zod/mini';

export * from './models.ts';

const count = z.int().check(z.minimum(0));

/**
 * `system/ai`: what the model was asked to write on one London day. `cap` is the day's limit in
 * tokens.
 */
export const aiUsageSchema = z.object({
  day: z.string(),
  /**
   * Tokens of questions and answers together. A question under way counts with the most tokens it
   * can take.
   */
  tokens: count,
  calls: count,
  cap: count,
  updated_at: z.date(),
});
export type AiUsage = z.infer<typeof aiUsageSchema>;

/**
 * The usage with one more question of at most `tokens`. Null when the day's limit does not allow
 * the question.
 */
export function reservedUsage(
  usage: AiUsage | null,
  { day, cap, limit = cap, tokens, now }: { day: string; cap: number; limit?: number; tokens: number; now: Date },
): AiUsage | null {
  const today = usage?.day === day ? usage : { tokens: 0, calls: 0 };
  if (today.tokens + tokens > limit) return null;
  return { day, tokens: today.tokens + tokens, calls: today.calls + 1, cap, updated_at: now };
}

/**
 * The usage after a question, with the tokens that the question really took; null when its day is
 * over and no longer counts.
 */
export function settledUsage(
  usage: AiUsage,
  { day, reserved, taken, now }: { day: string; reserved: number; taken: number; now: Date },
): AiUsage | null {
  if (usage.day !== day) return null;
  return { ...usage, tokens: Math.max(0, usage.tokens - reserved + taken), updated_at: now };
}
