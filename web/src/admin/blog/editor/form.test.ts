import { postFormSchema } from '@streetlore/domain/blog';
import { expect, test } from 'vitest';
import { emptyForm, isComplete, sameForm } from './form.ts';

const complete = { ...emptyForm, title: 'A', slug: 'a', content: 'Text', topic: 'Walls', tone: 'Dry' };

test('title, slug, content, topic and tone are required, and say so first', () => {
  const { issues = [] } = postFormSchema.safeParse(emptyForm).error ?? {};
  const first = new Map(issues.toReversed().map(({ path, message }) => [path[0], message]));
  const required = 'Please fill in all required fields';
  expect(Object.fromEntries(first)).toEqual({
    title: required,
    slug: required,
    content: required,
    topic: required,
    tone: required,
  });
  expect(isComplete(emptyForm)).toBe(false);
  expect(isComplete(complete)).toBe(true);
});

test('forms differ if any field differs, including the publishing time', () => {
  const moment = (text: string) => ({ ...complete, publish_at: new Date(text) });
  expect(sameForm(moment('2026-11-24T09:00:00Z'), moment('2026-11-24T09:00:00Z'))).toBe(true);
  expect(sameForm(moment('2026-11-24T09:00:00Z'), moment('2026-11-24T09:01:00Z'))).toBe(false);
  expect(sameForm(complete, { ...complete, tags: 'london' })).toBe(false);
});
