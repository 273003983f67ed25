import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type OpenTill, proposalLabels, tillTexts as texts } from '@streetlore/domain/till';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSending } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import form from '../form/form.module.css';
import { FormError } from '../form/form-error.tsx';
import { Answered } from './answered.tsx';
import { proposeChange } from './data.ts';
import { PhotoForm } from './photo-form.tsx';
import styles from './till.module.css';

type Typed = 'offer' | 'offer_hours' | 'opening_hours';
type ProposeProps = { readonly token: string; readonly till: OpenTill };

/** Each part of the partner's page is proposed by itself, and an admin decides about each. */
export function Propose({ token, till }: ProposeProps) {
  return (
    <Card spray="magenta" className={styles.card}>
      <h2 className={styles.heading}>{texts.propose}</h2>
      <p>{texts.proposeWhy}</p>
      {(['offer', 'offer_hours', 'opening_hours'] as const).map((field) => (
        <details key={field} className={styles.proposal}>
          <summary>{proposalLabels[field]}</summary>
          <ProposeForm token={token} till={till} field={field} />
        </details>
      ))}
      <details className={styles.proposal}>
        <summary>{texts.photo}</summary>
        <PhotoForm token={token} till={till} />
      </details>
    </Card>
  );
}

const schema = z.object({ value: z.string() });

function ProposeForm({ token, till, field: name }: ProposeProps & { readonly field: Typed }) {
  const [isSent, setSent] = useState(false);
  const typed = useForm({ resolver: standardSchemaResolver(schema), defaultValues: { value: till[name] } });
  const { element, submit, error, field, isSending } = useSending(typed, {
    failed: texts.notSent,
    send: async (request_id, { value }) => {
      await proposeChange({ token, request_id, change: { field: name, value } });
      setSent(true);
    },
  });
  const Control = name === 'offer' ? TextField : TextAreaField;
  return (
    <form ref={element} noValidate onSubmit={submit} className={form.form} aria-label={proposalLabels[name]}>
      {error && <FormError message={error} />}
      <Answered till={till} field={name} isSent={isSent} />
      <Control label={proposalLabels[name]} hint={name === 'offer' ? undefined : texts.hoursHint} {...field('value')} />
      <Button type="submit" variant="outline" busy={isSending}>
        {texts.send}
      </Button>
    </form>
  );
}
