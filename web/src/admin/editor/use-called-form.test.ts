import { type PartnerValues, partnerChanges, partnerEditorTexts, partnerFormSchema } from '@streetlore/domain/partner';
import { aPartnerForm, aTourForm } from '@streetlore/domain/testing';
import { emptyStop, tourChanges, tourEditorTexts, tourFormSchema } from '@streetlore/domain/tour';
import { type FieldValues, useFieldArray } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { CallError } from '../../data/index.ts';
import { runHook } from '../../testing/run-hook.tsx';
import { toast } from '../../ui/toaster.tsx';
import { type CalledForm, useCalledForm } from './use-called-form.ts';
import type { SavedForm } from './use-editing.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second)).toISOString();
const lost = new CallError('unavailable', 'The server could not be reached.', []);
const said = vi.spyOn(toast, 'success');
beforeEach(() => void said.mockImplementation(() => undefined));
afterEach(() => said.mockReset());

type Kind<Values extends FieldValues, Output extends Values> = {
  readonly schema: z.ZodMiniType<Output, Values>;
  readonly changes: (before: Values, after: Values) => string[];
  readonly name: string;
  readonly texts: { readonly saved: string; readonly saveFailed: string };
  readonly opened: Values;
  readonly type: (form: CalledForm<Values, Output>['form'], text: string) => void;
  readonly typed: (values: Values) => unknown;
  /** Where the server finds a fault, and where the form shows it. */
  readonly fault: readonly [string, (form: CalledForm<Values, Output>['form']) => unknown];
};
type Asked = { readonly request_id: string; readonly seen: string | null };

const stop = { ...emptyStop(), location_name: 'Wall', clue: 'Find the heron.', answer: 'heron' };
const tours = {
  schema: tourFormSchema,
  changes: tourChanges,
  name: 'tour',
  texts: tourEditorTexts,
  opened: aTourForm({ stops: [stop, { ...stop, answer: 'fox' }, { ...stop, answer: 'owl' }] }),
  type: (form, hint) => form.setValue('stops.0.hint', hint, { shouldDirty: true }),
  typed: ({ stops }) => stops[0]?.hint,
  fault: ['tour.stops.0.hint', (form) => form.getFieldState('stops.0.hint').error?.message],
} satisfies Kind<z.input<typeof tourFormSchema>, z.output<typeof tourFormSchema>>;
const partners = {
  schema: partnerFormSchema,
  changes: partnerChanges,
  name: 'partner',
  texts: partnerEditorTexts,
  opened: aPartnerForm(),
  type: (form, notes) => form.setValue('notes', notes, { shouldDirty: true }),
  typed: ({ notes }) => notes,
  fault: ['partner.notes', (form) => form.getFieldState('notes').error?.message],
} satisfies Kind<PartnerValues, z.output<typeof partnerFormSchema>>;

/** Runs an editor's form. `answers` are the server's, in turn. */
async function open<Values extends FieldValues, Output extends Values>(
  kind: Kind<Values, Output>,
  isNew: boolean,
  answers: (() => Promise<{ updated_at: string }>)[],
) {
  const { opened, changes, schema, name, texts } = kind;
  const requests: (Asked & { readonly form: Output })[] = [];
  const running = await runHook(
    (stored: SavedForm<Values> | null) => {
      const send = (asked: Asked, form: Output) => {
        requests.push({ ...asked, form });
        return (answers[requests.length - 1] ?? (() => Promise.reject(lost)))();
      };
      const editor = useCalledForm({ schema, stored, opened, changes, send, name, texts });
      return { editor, isDirty: editor.form.formState.isDirty };
    },
    isNew ? null : { form: opened, seen: at(0) },
  );
  const { now, after } = running;
  return {
    ...running,
    requests,
    type: (text: string) => after(({ editor }) => kind.type(editor.form, text)),
    typed: () => kind.typed(now().editor.form.getValues()),
    submit: () => after(({ editor }) => editor.submit()),
  };
}

const saved = (second: number) => async () => ({ updated_at: at(second) });

function describeForm<Values extends FieldValues, Output extends Values>(kind: Kind<Values, Output>): void {
  describe(`the form of a ${kind.name}`, () => {
    test.each([false, true])('says what is saved and what is typed since; new: %s', async (isNew) => {
      const answer = Promise.withResolvers<{ updated_at: string }>();
      const form = await open(kind, isNew, [() => answer.promise, saved(2)]);
      await form.type('Look');
      await form.after(({ editor }) => void editor.submit());
      await form.type('Look up');
      await form.after(() => answer.resolve({ updated_at: at(1) }));
      expect(form.typed()).toBe('Look up');
      expect(form.now().isDirty).toBe(true);
      expect(said).toHaveBeenLastCalledWith(kind.texts.saved, {
        description: 'What you have typed since is not saved yet.',
      });
      await form.submit();
      expect(form.now()).toMatchObject({ isDirty: false, editor: { failure: null, theirChanges: null } });
      expect(said).toHaveBeenLastCalledWith(kind.texts.saved, {});
      expect(form.requests.map((request) => kind.typed(request.form))).toEqual(['Look', 'Look up']);
      expect(form.requests.map(({ seen }) => seen)).toEqual([isNew ? null : at(0), at(1)]);
    });

    test('asks once more under the same id when no answer comes, and says nothing of it', async () => {
      const form = await open(kind, false, [() => Promise.reject(lost), saved(1)]);
      await form.type('Look');
      await form.submit();
      const [first, second] = form.requests;
      expect(second).toEqual(first);
      expect(form.requests).toHaveLength(2);
      expect(form.now()).toMatchObject({ isDirty: false, editor: { failure: null } });
      // What the listener brings then is no other admin's save.
      await form.render({ form: kind.schema.parse(form.now().editor.form.getValues()), seen: at(1) });
      expect(form.now().editor.theirChanges).toBe(null);
    });

    test('keeps what is typed when the server cannot be reached, says so, and repeats the request', async () => {
      const form = await open(kind, false, []);
      await form.type('Look');
      await form.submit();
      expect(form.now()).toMatchObject({
        isDirty: true,
        editor: { failure: `${kind.texts.saveFailed}: ${lost.message}` },
      });
      expect(said).not.toHaveBeenCalled();
      await form.submit();
      expect(form.typed()).toBe('Look');
      expect(form.requests).toHaveLength(4);
      expect(new Set(form.requests.map(({ request_id }) => request_id)).size).toBe(1);
      // It was stored all the same, as the listener says.
      await form.render({ form: kind.schema.parse(form.now().editor.form.getValues()), seen: at(1) });
      expect(form.now()).toMatchObject({ isDirty: false, editor: { failure: null, theirChanges: null } });
      expect(said).toHaveBeenCalledTimes(1);
    });

    test('asks once only when the server refuses, and shows the fault at its field', async () => {
      const [field, shown] = kind.fault;
      const refused = new CallError('invalid-argument', 'Please look again', [{ field, message: 'No.' }]);
      const form = await open(kind, false, [() => Promise.reject(refused)]);
      await form.type('Look');
      await form.submit();
      expect(form.requests).toHaveLength(1);
      expect(shown(form.now().editor.form)).toBe('No.');
      expect(form.now()).toMatchObject({ isDirty: true, editor: { failure: expect.stringContaining('Please look') } });
    });

    test('names what another admin has saved, and sends nothing over it that was not seen', async () => {
      const form = await open(kind, false, [saved(2), saved(3)]);
      const theirs = await open(kind, false, []);
      await theirs.type('Theirs');
      const stored = { form: theirs.now().editor.form.getValues(), seen: at(1) };
      await form.type('Look');
      await form.render(stored);
      expect(form.typed()).toBe('Look');
      expect(form.now().editor.theirChanges).toEqual(kind.changes(kind.opened, stored.form));
      expect(form.now().editor.theirChanges).toHaveLength(1);
      await form.submit();
      expect(form.requests.at(-1)?.seen).toBe(at(0));
    });
  });
}

describeForm(tours);
describeForm(partners);

test('the stops of a tour keep their place, their text and their fields while it is saved', async () => {
  const answer = Promise.withResolvers<{ updated_at: string }>();
  const form = await runHook(
    (stored: SavedForm<typeof tours.opened>) => {
      const editor = useCalledForm({ ...tours, stored, send: () => answer.promise });
      return { editor, stops: useFieldArray({ control: editor.form.control, name: 'stops' }) };
    },
    { form: tours.opened, seen: at(0) },
  );
  const rows = () => form.now().stops.fields.map(({ id }) => id);
  await form.after(({ editor }) => void editor.submit());
  await form.after(({ stops }) => stops.move(2, 1));
  const moved = rows();
  await form.after(({ editor }) => editor.form.setValue('stops.0.hint', 'Look up', { shouldDirty: true }));
  await form.after(() => answer.resolve({ updated_at: at(1) }));
  // A row with another id would be another element, without the focus.
  expect(rows()).toEqual(moved);
  expect(
    form
      .now()
      .editor.form.getValues('stops')
      .map((one) => one.answer),
  ).toEqual(['heron', 'owl', 'fox']);
  expect(form.now().editor.form.getValues('stops.0.hint')).toBe('Look up');
  expect(form.now().editor.form.formState.isDirty).toBe(true);
});
