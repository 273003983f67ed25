import { editorTexts } from '@streetlore/domain/blog';
import { collections } from '@streetlore/domain/paths';
import { aPost } from '@streetlore/domain/testing';
import { afterEach, expect, test } from 'vitest';
import { hydrate } from '../../../server-rendering/dehydrated-state.ts';
import { runHook } from '../../../testing/run-hook.tsx';
import { blogAdminTexts } from '../texts.ts';
import { isDraftToSave } from './use-autosave.ts';
import { usePostEditor } from './use-post-editor.ts';

const at = new Date('2026-11-20T12:00:00Z');
const draft = { ...aPost({ status: 'draft', updated_at: at }), id: 'p' };
const open = (post: typeof draft | null) => {
  hydrate(new Map([[`document ${collections.blogPosts}/p`, post]]));
  return runHook(() => usePostEditor('p', post), undefined);
};
// Test files in one thread share modules.
afterEach(() => hydrate(new Map()));

test('a refused save says why and marks each field, until the field changes', async () => {
  const { now, after } = await open(null);
  await after(async ({ save }) => expect(await save('publish')).toBe(false));
  expect(now()).toMatchObject({ saving: null, saved: null, message: { kind: 'error', text: editorTexts.required } });
  expect([now().fault('title'), now().fault('slug')]).toEqual([editorTexts.required, editorTexts.required]);
  await after(({ set }) => set({ title: 'Walls' }));
  expect([now().fault('title'), now().fault('slug')]).toEqual([undefined, editorTexts.required]);
  expect(now()).toMatchObject({ form: { title: 'Walls' }, dirty: true });

  await after(({ set }) =>
    set({ slug: 'Walls!', content: 'Look up.', topic: 'Walls', tone: 'Dry', image_credit: { text: '', path: '' } }),
  );
  await after(async ({ save }) => expect(await save('draft')).toBe(false));
  expect(now()).toMatchObject({ message: { text: blogAdminTexts.checkFields } });
  expect([now().fault('title'), now().fault('slug')]).toEqual([undefined, expect.stringContaining('lower-case')]);
});

test('a draft is not scheduled for a time that has passed', async () => {
  const { now, after } = await open(draft);
  await after(({ set }) => set({ publish_at: new Date(0) }));
  await after(async ({ save }) => expect(await save('draft')).toBe(false));
  expect(now().fault('publish_at')).toBe(blogAdminTexts.momentPassed);
  expect(now()).toMatchObject({ message: { kind: 'error', text: blogAdminTexts.momentPassed } });
});

test('typed text is unsaved until it is as it was, and the form stays the same while nothing is typed', async () => {
  const { now, after, render } = await open(draft);
  const first = now().form;
  await render(undefined);
  expect(now().form).toBe(first);
  await after(({ set }) => set({ image_focus: { x: 0.2, y: 0.4 }, publish_at: new Date('2027-01-01T09:00:00Z') }));
  expect(now().dirty).toBe(true);
  expect(isDraftToSave(now())).toBe(true);
  await after(({ set }) => set({ image_focus: draft.image_focus }));
  // A time alone waits for a click.
  expect([now().dirty, isDraftToSave(now())]).toEqual([true, false]);
  await after(({ set }) => set({ publish_at: draft.publish_at }));
  expect(now().dirty).toBe(false);
});
