import type { Opinion } from '@streetlore/domain/sms';
import * as z from 'zod/mini';
import { opinionTable } from './opinion-table.ts';

/** The name of the JSON schema in a question for a second opinion. */
export const OPINION = 'second_opinion';

const sayings = z.string().check(z.minLength(1), z.maxLength(500));

/** What a tester writes. Fields that are left out are null, and the language is English. */
export const scriptedOpinion = z.strictObject({
  /** The text as the vendor gets it; in any case. */
  text: sayings,
  opinion: z.strictObject({
    kind: z.string(),
    plea: z.optional(z.nullable(z.string())),
    fact: z.optional(z.nullable(z.string())),
    language: z.optional(z.string()),
  }),
});
type Scripted = z.infer<typeof scriptedOpinion>;

export type Opinions = {
  /** The opinion on a text: the tester's, else the table's, else a guess for few words and talk for more. */
  on(text: string): Record<keyof Opinion, string | null>;
  script(scripted: Scripted): void;
  list(): Scripted[];
  /** Forgets what testers have scripted. */
  restore(): void;
};

/** The longest text, in words, that passes for a guess. */
const GUESS_WORDS = 3;

const keyOf = (text: string) => text.trim().toLowerCase();

/** Makes the opinions that a tester can script. */
export function createOpinions(): Opinions {
  const scripted = new Map<string, Scripted>();
  return {
    on(text) {
      const own = scripted.get(keyOf(text))?.opinion;
      const known = own ?? opinionTable.find(([pattern]) => pattern.test(text))?.[1];
      const usual = { kind: text.trim().split(/\s+/).length <= GUESS_WORDS ? 'guess' : 'talk' };
      return { plea: null, fact: null, language: 'en', ...(known ?? usual) };
    },
    script: (one) => void scripted.set(keyOf(one.text), one),
    list: () => [...scripted.values()],
    restore: () => scripted.clear(),
  };
}

const asked = z.object({ text: z.string() });

/** The text in a question for a second opinion; empty for a question of another shape. */
export function textIn(prompt: string): string {
  try {
    const data: unknown = JSON.parse(prompt.split('\n').at(-1) ?? '');
    return z.safeParse(asked, data).data?.text ?? '';
  } catch (error) {
    if (error instanceof SyntaxError) return '';
    throw error;
  }
}
