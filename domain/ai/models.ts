/** Which parameters a family of models accepts, and whether it reasons by default. */
export type ModelTraits = {
  /** Whether it takes a temperature other than the default. */
  temperature: boolean;
  /** Whether it reasons before it answers; what it reasons counts, and is paid for, as part of the answer. */
  reasons: boolean;
};

/** An unknown model is taken for a new one. */
const newest: ModelTraits = { temperature: false, reasons: true };

/** Families that differ from the newest, by how their names begin. */
const families: readonly { begins: readonly string[]; traits: ModelTraits }[] = [
  { begins: ['gpt-3.5-', 'gpt-4', 'chatgpt-4o'], traits: { temperature: true, reasons: false } },
];

/** What a model takes, by its name; a fine-tuned one (`ft:gpt-4o-mini:…`) takes what the one below it does. */
export function traitsOf(model: string): ModelTraits {
  const base = model.replace(/^ft:/, '');
  return families.find(({ begins }) => begins.some((start) => base.startsWith(start)))?.traits ?? newest;
}

/** Least room for reasoning, in tokens, and how much of it there is for each token of the answer. */
const LEAST_ROOM = 1000;
const ROOM_PER_TOKEN = 2;

/**
 * The limit of a question in tokens, as `max_completion_tokens` has it: the answer's own and, of a model that reasons, room for
 * that. With a low effort a short text needs a few hundred; a question that needs more is cut off, paid for and asked again.
 */
export function completionLimit(model: string, answerTokens: number): number {
  if (!traitsOf(model).reasons) return answerTokens;
  return answerTokens + Math.max(LEAST_ROOM, ROOM_PER_TOKEN * answerTokens);
}
