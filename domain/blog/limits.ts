/**
 * The longest texts of a post, in characters, and the most tags. The rules repeat the numbers;
 * tests/rules/fields.test.ts compares them.
 */
export const postLimits = {
  title: 200,
  slug: 200,
  excerpt: 500,
  content: 100_000,
  topic: 200,
  tone: 100,
  author: 100,
  tags: 12,
  tag: 60,
  meta_description: 160,
} as const;
