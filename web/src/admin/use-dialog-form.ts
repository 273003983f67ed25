import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useRequestId } from '../data/index.ts';
import { fieldsOf } from '../ui/fields-of.ts';
import { toast } from '../ui/toaster.tsx';
import { useAction } from '../ui/use-action.ts';
import { TYPED_MEANWHILE } from './typed-meanwhile.ts';

type DialogForm<Values extends FieldValues, Output> = {
  readonly schema: z.ZodMiniType<Output, Values>;
  /** The form's content when the dialog opens. */
  readonly opened: Values;
  /**
   * Stores the form. `entry` is the audit entry's id. It stays the same while the values do, so that a
   * repeat after a lost answer changes nothing twice.
   */
  readonly save: (values: Output, entry: string) => Promise<unknown>;
  readonly texts: { readonly saved: string; readonly failed: string };
  readonly onClose: () => void;
};

/**
 * The form of a dialog that edits one row of a list. What is typed stays: when saving fails, and when it
 * is typed during the save. Then the dialog stays open.
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
  return { busy, submit, unsaved: form.formState.isDirty, field: fieldsOf(form) };
}
