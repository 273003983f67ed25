import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type CannedReplies, cannedFormSchema, defaultReplies, cannedTexts as texts } from '@streetlore/domain/canned';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { LiveView, useCannedReplies, useSending } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toaster.tsx';
import { saveCannedReplies } from './data.ts';
import { SaveRow } from './save-row.tsx';
import styles from './settings.module.css';

export function CannedPanel() {
  return (
    <LiveView live={useCannedReplies()} loading={<Skeleton height="24rem" />} failed={texts.failed}>
      {(stored) => <Latest stored={stored} />}
    </LiveView>
  );
}

/** Starts the form again with each stored version, unless typed text would be lost. */
function Latest({ stored }: { readonly stored: CannedReplies | null }) {
  const [shown, setShown] = useState(stored);
  const [isDirty, setDirty] = useState(false);
  if (stored !== shown && !isDirty) setShown(stored);
  return <CannedForm key={seenOf(shown)} stored={shown} onDirty={setDirty} />;
}

const seenOf = (stored: CannedReplies | null) => stored?.updated_at.toISOString() ?? null;

type CannedFormProps = { readonly stored: CannedReplies | null; readonly onDirty: (isDirty: boolean) => void };

function CannedForm({ stored, onDirty }: CannedFormProps) {
  const form = useForm({
    resolver: standardSchemaResolver(cannedFormSchema),
    defaultValues: { seen: seenOf(stored), replies: [...(stored?.replies ?? defaultReplies)] },
    shouldFocusError: false,
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'replies' });
  const { element, submit, error, field, isSending } = useSending(form, {
    failed: texts.saveFailed,
    send: async (request_id, typed) => {
      await saveCannedReplies({ request_id, ...typed });
      onDirty(false);
      toast.success(texts.saved);
    },
  });
  const changed = form.formState.errors.seen?.message;
  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      onChange={() => onDirty(true)}
      className={styles.box}
      aria-label={texts.title}
    >
      <h2 className={styles.heading}>{texts.title}</h2>
      <p className={styles.soft}>{texts.why}</p>
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.canned}>
          <TextField label={texts.name} {...field(`replies.${index}.name`)} />
          <TextAreaField label={texts.text} rows={2} {...field(`replies.${index}.text`)} />
          <Button
            size="small"
            variant="outline"
            aria-label={texts.remove(form.getValues(`replies.${index}.name`))}
            onClick={() => {
              onDirty(true);
              remove(index);
            }}
          >
            Remove
          </Button>
        </div>
      ))}
      <Button
        variant="outline"
        onClick={() => {
          onDirty(true);
          append({ name: '', text: '' }, { focusName: `replies.${fields.length}.name` });
        }}
      >
        <Plus size={18} aria-hidden="true" />
        {texts.add}
      </Button>
      <SaveRow fault={changed ?? error} busy={isSending} text={texts.save} />
    </form>
  );
}
