/**
 * Longest texts of a post in characters, and most tags. The inputs of the editor and its form take them from here; the rules, which
 * cannot, repeat them, and tests/rules/fields.test.ts compares the two.
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
