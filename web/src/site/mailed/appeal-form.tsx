import {
  appealFormSchema,
  type OpenAppealOutput,
  sendAppealInput,
  sendAppealOutput,
  appealPageTexts as texts,
} from '@streetlore/domain/reports';
import { type SubmitEvent, useRef, useState } from 'react';
import { callable, toCallError } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import form from '../form/form.module.css';
import { FormError } from '../form/form-error.tsx';

const sendAppeal = callable('sendAppeal', sendAppealInput, sendAppealOutput);

type AppealFormProps = { readonly token: string; readonly onSent: (state: OpenAppealOutput['state']) => void };

/** Without react-hook-form, which would make the other pages of mails heavier. */
export function AppealForm({ token, onSent }: AppealFormProps) {
  const [words, setWords] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const send = async (said: string) => {
    setBusy(true);
    setError(null);
    try {
      onSent((await sendAppeal({ token, words: said })).state);
    } catch (reason) {
      const { code, message } = toCallError(reason);
      setError(code === 'resource-exhausted' ? message : texts.failed);
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { data, error: wrong } = appealFormSchema.safeParse({ words });
    if (data) return void send(data.words);
    setFault(wrong.issues[0]?.message);
    field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className={form.form} aria-label={texts.title}>
      {error && <FormError message={error} />}
      <TextAreaField
        label={texts.words}
        name="words"
        rows={6}
        ref={field}
        value={words}
        error={fault}
        onChange={({ target }) => {
          setWords(target.value);
          setFault(undefined);
        }}
      />
      <Button type="submit" busy={busy}>
        {texts.send}
      </Button>
    </form>
  );
}
