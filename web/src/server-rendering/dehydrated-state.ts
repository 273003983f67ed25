import type { Answers, Question } from '@streetlore/domain/page';

let answers: Answers = new Map();
const read = new Map<string, unknown>();
const asked = new Map<string, Question>();

/** From now on these answers are what the document was drawn with. */
export function serve(given: Answers): void {
  answers = given;
  for (const memory of [read, asked]) memory.clear();
}

/** The answer that the document was drawn with, checked by `check`; undefined when there is none, or it does not fit. */
export function servedAnswer<T>(name: string, check: (value: unknown) => T | undefined): T | undefined {
  if (answers.has(name) && !read.has(name)) read.set(name, check(answers.get(name)));
  return read.get(name) as T | undefined;
}

/** While a document is drawn: writes down that a part of the page wants to know something. */
export const ask = (question: Question) => asked.set(question.name, question);

/** What has been asked and shown since `serve`. */
export const conversation = () => ({
  questions: [...asked.values()].filter(({ name }) => !answers.has(name)),
  shown: new Map([...read].filter(([, answer]) => answer !== undefined)),
});
