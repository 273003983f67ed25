import { emptyPartner, partnerChanges } from '@streetlore/domain/partner';
import { emptyStop, emptyTour, tourChanges } from '@streetlore/domain/tour';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { CallError } from '../../data/index.ts';
import { runHook } from '../../testing/run-hook.tsx';
import { emptyForm, sameForm } from '../blog/editor/form.ts';
import { type SavedForm, useEditing } from './use-editing.ts';

/** The form's values as opened, as typed, after more typing, and as another admin saved them. */
type Shape<Values> = {
  readonly first: Values;
  readonly mine: Values;
  readonly more: Values;
  readonly theirs: Values;
  readonly isSame: (one: Values, other: Values) => boolean;
};

const stop = { ...emptyStop(), location_name: 'Wall', clue: 'Find the heron.', answer: 'heron' };
const tour = { ...emptyTour(), name: 'Herons', stops: [stop, { ...stop, answer: 'fox' }] };
const tours: Shape<typeof tour> = {
  first: tour,
  mine: { ...tour, stops: [{ ...stop, hint: 'Look' }, ...tour.stops.slice(1)] },
  more: { ...tour, stops: [...tour.stops.slice(1), { ...stop, hint: 'Look up' }] },
  theirs: { ...tour, stops: [{ ...stop, clue: 'Find the other heron.' }, ...tour.stops.slice(1)] },
  isSame: (one, other) => tourChanges(one, other).length === 0,
};
const partner = { ...emptyPartner(), name: 'Heron Café', offer: 'A bun' };
const partners: Shape<typeof partner> = {
  first: partner,
  mine: { ...partner, notes: 'Asked in May' },
  more: { ...partner, notes: 'Asked in May, call back' },
  theirs: { ...partner, notes: 'Rings back' },
  isSame: (one, other) => partnerChanges(one, other).length === 0,
};
const post = { ...emptyForm, title: 'Walls', content: 'Look up.' };
const posts: Shape<typeof post> = {
  first: post,
  mine: { ...post, content: 'Look up again.' },
  more: { ...post, content: 'Look up again, and left.' },
  theirs: { ...post, excerpt: 'Theirs.' },
  isSame: sameForm,
};

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second)).toISOString();
const version = <Values>(form: Values, second: number) => ({ form, seen: at(second) });
const unreachable = () => Promise.reject(new CallError('unavailable', 'The server could not be reached.', []));

/** Runs an editor without fields: the form is a state. */
async function edit<Values>(
  { isSame, first }: Shape<Values>,
  stored: SavedForm<Values> | null = version(first, 0),
  onUpdated?: () => void,
) {
  const opened = stored ?? { form: first, seen: null };
  const running = await runHook(
    (now: SavedForm<Values> | null | undefined) => {
      const [form, type] = useState(opened.form);
      const [baseline, rebase] = useState(form);
      const replace = (values: Values) => {
        type(() => values);
        rebase(() => values);
      };
      const fields = { read: () => form, replace, rebase, isDirty: !isSame(form, baseline) };
      const editing = useEditing({ opened, stored: now, fields, isSame, ...(onUpdated && { onUpdated }) });
      return { editing, form, isDirty: fields.isDirty, type };
    },
    stored as SavedForm<Values> | null | undefined,
  );
  const { now, after } = running;
  const requests: string[] = [];
  let saved = 0;
  const type = (values: Values) => after((editor) => editor.type(() => values));
  /** Begins a save. A failure reaches the screen, which the caller of the hook is. */
  const begin = (answer: () => Promise<SavedForm<Values>>) => {
    const { editing, form } = now();
    const send = (id: string) => {
      requests.push(id);
      return answer();
    };
    const onSaved = () => {
      saved += 1;
    };
    return editing.save({ typed: form, values: form, asked: form, send, onSaved }).catch(() => undefined);
  };
  const save = (answer: () => Promise<SavedForm<Values>>) => after(() => begin(answer));
  const screen = () => ({ ...now(), ...now().editing });
  return { ...running, requests, saves: () => saved, type, begin, save, screen };
}

function describeEditing<Values extends object>(name: string, shape: Shape<Values>): void {
  const { first, mine, more, theirs } = shape;
  describe(`the editor of ${name}`, () => {
    test('keeps what is typed during a save as unsaved, and saves it next', async () => {
      const editor = await edit(shape);
      await editor.type(mine);
      const answer = Promise.withResolvers<SavedForm<Values>>();
      await editor.after(() => void editor.begin(() => answer.promise));
      await editor.type(more);
      // The listener may be faster than the answer.
      await editor.render(version(mine, 1));
      expect(editor.screen()).toMatchObject({ isSaving: true, theirs: null });
      await editor.after(() => answer.resolve(version(mine, 1)));
      expect(editor.screen()).toMatchObject({ form: more, isDirty: true, base: version(mine, 1), theirs: null });
      await editor.save(async () => version(more, 2));
      expect(editor.screen()).toMatchObject({ form: more, isDirty: false, base: version(more, 2) });
      expect(editor.saves()).toBe(2);
      expect(new Set(editor.requests).size).toBe(2);
    });

    test('shows another admin’s save beside what is typed, and takes it when the admin says so', async () => {
      const editor = await edit(shape);
      await editor.type(mine);
      await editor.render(version(theirs, 1));
      expect(editor.screen()).toMatchObject({ form: mine, base: version(first, 0), theirs: version(theirs, 1) });
      await editor.after(({ editing }) => editing.takeTheirs());
      expect(editor.screen()).toMatchObject({ form: theirs, isDirty: false, base: version(theirs, 1), theirs: null });
    });

    test('saves over another admin’s version only after the admin has said so', async () => {
      const editor = await edit(shape);
      await editor.type(mine);
      await editor.render(version(theirs, 1));
      await editor.save(async () => Promise.reject(new CallError('aborted', 'Somebody else has saved this.', [])));
      expect(editor.screen()).toMatchObject({ form: mine, base: version(first, 0), theirs: version(theirs, 1) });
      await editor.after(({ editing }) => editing.keepMine());
      expect(editor.screen()).toMatchObject({ form: mine, isDirty: true, base: { seen: at(1) }, theirs: null });
    });

    test('asks nothing about another admin’s save of the very same', async () => {
      const editor = await edit(shape);
      await editor.type(mine);
      await editor.render(version(mine, 1));
      expect(editor.screen()).toMatchObject({ form: mine, isDirty: false, base: version(mine, 1), theirs: null });
    });

    test('shows another admin’s save where nothing is typed: by itself if it may, else as a question', async () => {
      const careful = await edit(shape);
      await careful.render(version(theirs, 1));
      expect(careful.screen()).toMatchObject({ form: first, theirs: version(theirs, 1) });
      let updates = 0;
      const following = await edit(shape, version(first, 0), () => {
        updates += 1;
      });
      await following.render(version(theirs, 1));
      expect(following.screen()).toMatchObject({ form: theirs, isDirty: false, theirs: null });
      expect(updates).toBe(1);
    });

    test('recognises its own save whose answer got lost, whatever was typed since', async () => {
      const editor = await edit(shape);
      await editor.type(mine);
      await editor.save(unreachable);
      expect(editor.screen()).toMatchObject({ form: mine, isDirty: true, isSaving: false, base: version(first, 0) });
      await editor.type(more);
      await editor.render(version(mine, 1));
      expect(editor.screen()).toMatchObject({ form: more, isDirty: true, base: version(mine, 1), theirs: null });
      expect(editor.saves()).toBe(1);
    });

    test('recognises each of several saves without an answer, and knows another admin’s from them', async () => {
      for (const stored of [mine, more]) {
        const editor = await edit(shape);
        for (const typed of [mine, more]) {
          await editor.type(typed);
          await editor.save(unreachable);
        }
        await editor.render(version(stored, 1));
        expect(editor.screen()).toMatchObject({ base: version(stored, 1), theirs: null });
      }
      const editor = await edit(shape);
      await editor.type(mine);
      await editor.save(unreachable);
      await editor.render(version(theirs, 1));
      expect(editor.screen()).toMatchObject({ form: mine, theirs: version(theirs, 1) });
    });

    test('repeats a save without an answer as the same request, and as another once the text is another', async () => {
      const editor = await edit(shape);
      await editor.type(mine);
      await editor.save(unreachable);
      await editor.save(unreachable);
      await editor.type(more);
      await editor.save(unreachable);
      const [one, again, other] = editor.requests;
      expect(again).toBe(one);
      expect(other).not.toBe(one);
    });

    test('keeps the text when somebody deletes the document, and stores it again when told to', async () => {
      const editor = await edit(shape);
      await editor.type(mine);
      await editor.render(null);
      expect(editor.screen()).toMatchObject({ form: mine, isGone: true, theirs: null });
      await editor.after(({ editing }) => editing.storeAgain());
      expect(editor.screen()).toMatchObject({ form: mine, isGone: false, base: { seen: null } });
      await editor.save(async () => version(mine, 2));
      expect(editor.screen()).toMatchObject({ isGone: false, isDirty: false, base: version(mine, 2) });
    });

    test('knows a new document as stored before its listener does, and does not take it for another’s', async () => {
      const editor = await edit(shape, null);
      await editor.type(mine);
      await editor.save(async () => version(mine, 1));
      expect(editor.screen()).toMatchObject({ isGone: false, isDirty: false, base: version(mine, 1) });
      await editor.type(more);
      for (const stored of [undefined, null, version(mine, 1)]) {
        await editor.render(stored);
        expect(editor.screen()).toMatchObject({ form: more, isDirty: true, isGone: false, theirs: null });
      }
    });
  });
}

describeEditing('tours', tours);
describeEditing('partners', partners);
describeEditing('posts', posts);
