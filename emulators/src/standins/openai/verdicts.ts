import { randomBytes } from 'node:crypto';
import type { Moderation, ModerationCreateResponse } from 'openai/resources/moderations';
import * as z from 'zod/mini';

/** The vendor's moderation models that read pictures. */
const models: readonly string[] = ['omni-moderation-latest', 'omni-moderation-2024-09-26'];

const categories = [
  'harassment',
  'harassment/threatening',
  'hate',
  'hate/threatening',
  'illicit',
  'illicit/violent',
  'self-harm',
  'self-harm/instructions',
  'self-harm/intent',
  'sexual',
  'sexual/minors',
  'violence',
  'violence/graphic',
] as const satisfies readonly (keyof Moderation.CategoryScores)[];
type Category = (typeof categories)[number];

const score = z.number().check(z.minimum(0), z.maximum(1));

/** What a tester writes: the scores of every photo whose texts contain `about`; null is a picture without texts. */
export const scriptedVerdict = z.strictObject({
  about: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))),
  scores: z.partialRecord(z.enum(categories), score),
});
type Scripted = z.infer<typeof scriptedVerdict>;

const input = z.union([
  z.looseObject({ type: z.literal('text'), text: z.string() }),
  z.looseObject({
    type: z.literal('image_url'),
    image_url: z.looseObject({ url: z.string().check(z.regex(/^(https:|data:image\/)/)) }),
  }),
]);

/** The body of `POST /v1/moderations`. */
export const moderationSchema = z.looseObject({
  model: z._default(z.enum(models as [string, ...string[]]), 'omni-moderation-latest'),
  input: z.union([z.string(), z.array(input).check(z.minLength(1))]),
});
type Asked = z.infer<typeof moderationSchema>;

export type Verdicts = {
  /** The answer to a question: the scores that a tester has scripted for it, else hardly any. */
  on(asked: Asked): ModerationCreateResponse;
  script(scripted: Scripted): void;
  list(): Scripted[];
  /** Forgets what testers have scripted. */
  restore(): void;
};

/** The score of a category that nobody has scripted, and from which on the vendor flags one. */
const USUAL = 0.0004;
const FLAGGED = 0.5;

const textIn = ({ input }: Asked): string =>
  typeof input === 'string' ? input : input.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');

/** Makes the verdicts that a tester can script. */
export function createVerdicts(): Verdicts {
  const scripted = new Map<string | null, Scripted>();
  return {
    on(asked) {
      const text = textIn(asked);
      const found = [...scripted.values()].find(({ about }) => (about === null ? text === '' : text.includes(about)));
      const scoreOf = (category: Category) => found?.scores[category] ?? USUAL;
      const each = <T>(value: (category: Category) => T) =>
        Object.fromEntries(categories.map((category) => [category, value(category)])) as Record<Category, T>;
      return {
        id: `modr-${randomBytes(12).toString('hex')}`,
        model: asked.model,
        results: [
          {
            flagged: categories.some((category) => scoreOf(category) >= FLAGGED),
            categories: each((category) => scoreOf(category) >= FLAGGED),
            category_scores: each(scoreOf),
            category_applied_input_types: each(() => []),
          },
        ],
      };
    },
    script: (one) => void scripted.set(one.about, one),
    list: () => [...scripted.values()],
    restore: () => scripted.clear(),
  };
}
