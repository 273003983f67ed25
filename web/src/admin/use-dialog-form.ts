import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useRequestId } from '../data/index.ts';
import { fieldsOf } from '../ui/fields-of.ts';
import { toast } from '../ui/toaster.tsx';
import { useAction } from '../ui/use-action.ts';

/** Shown after a save when the admin typed more during it. */
export const TYPED_MEANWHILE = 'What you have typed since is not saved yet.';

type DialogForm<Values extends FieldValues, Output> = {
  readonly schema: z.ZodMiniType<Output, Values>;
  readonly opened: Values;
  /**
   * `entry` is the audit entry's id. It is the same for the same values, so that a repeat changes nothing
   * twice.
   */
  readonly save: (values: Output, entry: string) => Promise<unknown>;
  readonly texts: { readonly saved: string; readonly failed: string };
  readonly onClose: () => void;
};

/**
 * The form of a dialog that edits one row of a list. The dialog stays open, with what is typed,
 * when saving fails or when more was typed during the save.
 */
export function useDialogForm<Values extends FieldValues, Output>(options: DialogForm<Values, Output>) {
  const { schema, opened, save, texts, onClose } = options;
  const { busy, run } = useAction();
  const request = useRequestId();
  const form = useForm<Values, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    defaultValues: opened as DefaultValues<Values>,
  });
  const submit = form.handleSubmit(async (values) => {
    const sent = structuredClone(form.getValues());
    if (!(await run(() => save(values, request.idFor(values)), texts.failed))) return;
    request.done();
    const isMoreTyped = JSON.stringify(form.getValues()) !== JSON.stringify(sent);
    toast.success(texts.saved, isMoreTyped ? { description: TYPED_MEANWHILE } : {});
    form.resetDefaultValues(sent);
    if (!isMoreTyped) onClose();
  });
  return { busy, submit, unsaved: form.formState.isDirty, field: fieldsOf(form), form };
}
