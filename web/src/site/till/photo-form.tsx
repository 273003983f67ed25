import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type OpenTill, tillTexts as texts } from '@streetlore/domain/till';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSending } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import form from '../form/form.module.css';
import { FormError } from '../form/form-error.tsx';
import { Answered } from './answered.tsx';
import { proposeChange } from './data.ts';

import { shrunk } from './shrunk.ts';

const schema = z.object({
  photo: z.custom<FileList>((files) => files instanceof FileList && files.length === 1, texts.notPhoto),
});

type PhotoFormProps = { readonly token: string; readonly till: OpenTill };

export function PhotoForm({ token, till }: PhotoFormProps) {
  const [isSent, setSent] = useState(false);
  const typed = useForm({ resolver: standardSchemaResolver(schema) });
  const { element, submit, error, isSending } = useSending(typed, {
    failed: texts.notSent,
    send: async (request_id, { photo: [file] }) => {
      const photo = file && (await shrunk(file));
      if (!photo) return typed.setError('photo', { message: texts.notPhoto });
      await proposeChange({ token, request_id, change: { field: 'image_url', photo } });
      setSent(true);
    },
  });
  return (
    <form ref={element} noValidate onSubmit={submit} className={form.form} aria-label={texts.photo}>
      {error && <FormError message={error} />}
      <Answered till={till} field="image_url" isSent={isSent} />
      <Field label={texts.photo} hint={texts.photoHint} error={typed.formState.errors.photo?.message}>
        {(control) => (
          <input type="file" accept="image/jpeg,image/png,image/webp" {...typed.register('photo')} {...control} />
        )}
      </Field>
      <Button type="submit" variant="outline" busy={isSending}>
        {texts.send}
      </Button>
    </form>
  );
}
