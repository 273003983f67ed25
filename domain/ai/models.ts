/** Which parameters a family of models accepts, and whether it reasons by default. */
export type ModelTraits = {
  /** Whether the model accepts a temperature other than the default. */
  temperature: boolean;
  /**
   * Whether the model reasons before it answers. The tokens of its reasoning count, and cost, as
   * part of the answer.
   */
  reasons: boolean;
};

/** The traits of an unknown model, which is probably a new one. */
const newest: ModelTraits = { temperature: false, reasons: true };

/** Families that differ from the newest models, by the beginnings of their names. */
const families: readonly { begins: readonly string[]; traits: ModelTraits }[] = [
  { begins: ['gpt-3.5-', 'gpt-4', 'chatgpt-4o'], traits: { temperature: true, reasons: false } },
];

/**
 * A model's traits, by its name. A fine-tuned model (`ft:gpt-4o-mini:…`) has the traits of the
 * model below it.
 */
export function traitsOf(model: string): ModelTraits {
  const base = model.replace(/^ft:/, '');
  return families.find(({ begins }) => begins.some((start) => base.startsWith(start)))?.traits ?? newest;
}

/** The least room for reasoning, in tokens, and the room for each token of the answer. */
const LEAST_ROOM = 1000;
const ROOM_PER_TOKEN = 2;

/**
 * The limit of a question in tokens, for `max_completion_tokens`: the answer's own tokens and, if
 * the model reasons, room for its reasoning. With a low effort, a short text needs a few hundred
 * tokens of reasoning. A question that needs more than the limit is cut off, paid for and asked
 * again.
 */
export function completionLimit(model: string, answerTokens: number): number {
  if (!traitsOf(model).reasons) return answerTokens;
  return answerTokens + Math.max(LEAST_ROOM, ROOM_PER_TOKEN * answerTokens);
}
