import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PartnerForm, type PartnerValues, partnerChanges, partnerEditorTexts } from '@streetlore/domain/partner';
import { collections } from '@streetlore/domain/paths';
import { aPartnerForm, aPost, aTourForm } from '@streetlore/domain/testing';
import { emptyStop, type TourForm, tourChanges, tourEditorTexts } from '@streetlore/domain/tour';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hydrate } from '../server-rendering/dehydrated-state.ts';
import { propsIn, runHook } from '../testing/run-hook.tsx';
import { htmlOf, wordsOf } from '../testing/words.tsx';
import { Editor as PostEditor } from './blog/editor/editor.tsx';
import { TitleFields } from './blog/editor/title-fields.tsx';
import { blogAdminTexts } from './blog/texts.ts';
import { EditorFrame } from './editor/editor-frame.tsx';
import { PartnerEditor } from './partners/partner-editor.tsx';
import type { TourValues } from './tours/data.ts';
import { TourEditor } from './tours/tour-editor.tsx';

// What every editor of a stored document promises, shown with its own screen. Here the server can never be
// reached, so a save ends as one whose answer got lost. The hooks' own tests have the rest.

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second));
const nothing = () => undefined;

/** `first`, `mine` and `theirs` are versions of the editor's document. */
type Opened = {
  readonly screen: () => ReactNode;
  /** The value of the field that `typeMine` fills. */
  readonly typed: () => unknown;
  readonly typeMine: () => Promise<void>;
  readonly save: () => Promise<void>;
  /** Sends a version to the listener; null means that there is no document. */
  readonly bring: (version: 'mine' | 'theirs' | null, second: number) => Promise<void>;
};
type Kind = {
  readonly name: string;
  readonly file: string;
  readonly open: () => Promise<Opened>;
  readonly changed: readonly string[];
  readonly gone: string;
  /** Null for a save by Firestore's SDK, which does not run here: tests/e2e/alone/blog-admin.test.ts loses its answer. */
  readonly saveFailed: string | null;
};

const stop = { ...emptyStop(), location_name: 'Wall', clue: 'Find the heron.', answer: 'heron' };
const tour = aTourForm({ stops: [stop], status: 'draft' });
const tourVersions = {
  first: tour,
  mine: { ...tour, stops: [{ ...stop, hint: 'Typed here' }] },
  theirs: { ...tour, stops: [{ ...stop, clue: 'Find the fox.' }] },
};
const partner = aPartnerForm();
const partnerVersions = {
  first: partner,
  mine: { ...partner, notes: 'Typed here' },
  theirs: { ...partner, notes: 'Rings back' },
};
const post = { ...aPost({ status: 'draft', updated_at: at(0) }), id: 'p' };
const postVersions = {
  first: post,
  mine: { ...post, excerpt: 'Typed here' },
  theirs: { ...post, excerpt: 'Theirs', last_edit: 'theirs' },
};

async function openTour(): Promise<Opened> {
  const seen = (version: keyof typeof tourVersions | null, second: number) => ({
    id: 't',
    claimId: () => 't',
    onStored: nothing,
    stored: version && { form: tourVersions[version], seen: at(second).toISOString() },
    opened: tour,
    partners: [],
    wrong: { status: 'loading' } as const,
  });
  const { now, after, render } = await runHook(TourEditor, seen('first', 0));
  const editor = () => propsIn(now(), EditorFrame<TourValues, TourForm>).editor;
  return {
    screen: now,
    typed: () => editor().form.getValues('stops.0.hint'),
    typeMine: () => after(() => editor().form.setValue('stops.0.hint', 'Typed here', { shouldDirty: true })),
    save: () => after(() => editor().submit()),
    bring: (version, second) => render(seen(version, second)),
  };
}

async function openPartner(): Promise<Opened> {
  const seen = (version: keyof typeof partnerVersions | null, second: number) => ({
    claimId: () => 'p',
    onStored: nothing,
    stored: version && { form: partnerVersions[version], seen: at(second).toISOString() },
    opened: partner,
  });
  const { now, after, render } = await runHook(PartnerEditor, seen('first', 0));
  const editor = () => propsIn(now(), EditorFrame<PartnerValues, PartnerForm>).editor;
  return {
    screen: now,
    typed: () => editor().form.getValues('notes'),
    typeMine: () => after(() => editor().form.setValue('notes', 'Typed here', { shouldDirty: true })),
    save: () => after(() => editor().submit()),
    bring: (version, second) => render(seen(version, second)),
  };
}

async function openPost(): Promise<Opened> {
  const listen = (version: object | null) => hydrate(new Map([[`document ${collections.blogPosts}/p`, version]]));
  const props = { id: 'p', stored: post, onBack: nothing };
  listen(post);
  const { now, after, render } = await runHook(PostEditor, props);
  const editor = () => propsIn(now(), TitleFields).editor;
  return {
    screen: now,
    typed: () => editor().form.excerpt,
    typeMine: () => after(() => editor().set({ excerpt: 'Typed here' })),
    save: () => after(() => editor().save('draft')),
    bring: (version, second) => {
      listen(version && { ...postVersions[version], updated_at: at(second) });
      return render({ ...props });
    },
  };
}

const kinds: readonly Kind[] = [
  {
    name: 'a tour',
    file: 'tours/tour-editor.tsx',
    open: openTour,
    changed: [tourEditorTexts.changed, `They changed: ${tourChanges(tour, tourVersions.theirs)}.`],
    gone: tourEditorTexts.gone,
    saveFailed: tourEditorTexts.saveFailed,
  },
  {
    name: 'a partner',
    file: 'partners/partner-editor.tsx',
    open: openPartner,
    changed: [partnerEditorTexts.changed, `They changed: ${partnerChanges(partner, partnerVersions.theirs)}.`],
    gone: partnerEditorTexts.gone,
    saveFailed: partnerEditorTexts.saveFailed,
  },
  {
    name: 'a post',
    file: 'blog/editor/use-post-editor.ts',
    open: openPost,
    changed: [blogAdminTexts.theirsTitle, blogAdminTexts.keepMine],
    gone: blogAdminTexts.goneTitle,
    saveFailed: null,
  },
];

beforeEach(() => {
  // The post editor saves and keeps text by the clock, which stands still here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: nothing, removeItem: nothing });
});
afterEach(() => {
  vi.useRealTimers();
  // Test files in one thread share modules.
  hydrate(new Map());
});

test('every editor of a stored document stands in this test', () => {
  const editors = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.startsWith('editor/'))
    .filter((name) =>
      /\b(?:use(?:Stored|Called)Form|useEditing|EditorFrame)\b/.test(
        readFileSync(join(import.meta.dirname, name), 'utf8'),
      ),
    );
  expect(editors.toSorted()).toEqual(kinds.map(({ file }) => file).toSorted());
});

describe.each(kinds)('the editor of $name', ({ open, changed, gone, saveFailed }) => {
  const begin = async () => {
    const editor = await open();
    return { ...editor, words: () => wordsOf(htmlOf(editor.screen())) };
  };

  test('says what is unsaved, and shows what another admin saved meanwhile beside it', async () => {
    const editor = await begin();
    expect(editor.words()).not.toContain('Unsaved changes');
    await editor.typeMine();
    expect(editor.words()).toContain('Unsaved changes');
    for (const text of changed) expect(editor.words()).not.toContain(text);
    await editor.bring('theirs', 1);
    for (const text of changed) expect(editor.words()).toContain(text);
    expect(editor.typed()).toBe('Typed here');
    expect(editor.words()).toContain('Unsaved changes');
  });

  test('says that somebody has deleted it, and keeps what is typed', async () => {
    const editor = await begin();
    await editor.typeMine();
    expect(editor.words()).not.toContain(gone);
    await editor.bring(null, 1);
    expect(editor.words()).toContain(gone);
    expect(editor.typed()).toBe('Typed here');
  });

  if (saveFailed === null) return;

  test('says that a save failed and keeps what is typed, and knows its own save when the listener brings it', async () => {
    const editor = await begin();
    await editor.typeMine();
    await editor.save();
    expect(editor.words()).toContain(saveFailed);
    expect(editor.words()).toContain('Unsaved changes');
    expect(editor.typed()).toBe('Typed here');
    await editor.bring('mine', 1);
    expect(editor.words()).not.toContain('Unsaved changes');
    expect(editor.words()).not.toContain(saveFailed);
    for (const text of changed) expect(editor.words()).not.toContain(text);
    expect(editor.typed()).toBe('Typed here');
  });
});
