import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Desk, deskFormSchema, deskTexts as texts } from '@streetlore/domain/desk';
import { formatPhone } from '@streetlore/domain/phone';
import { useForm } from 'react-hook-form';
import { LiveView, useDesk, useSending } from '../../data/index.ts';
import { TextField } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toaster.tsx';
import { saveDesk } from './data.ts';
import { SaveRow } from './save-row.tsx';
import styles from './settings.module.css';

/** Support hours, and the phones that get a text when a team waits. */
export function DeskPanel() {
  return (
    <LiveView live={useDesk()} loading={<Skeleton height="16rem" />} failed={texts.failed}>
      {(desk) => <DeskForm key={JSON.stringify(desk)} desk={desk} />}
    </LiveView>
  );
}

function DeskForm({ desk }: { readonly desk: Desk }) {
  const { numbers, days, from, to } = desk;
  const form = useForm({
    resolver: standardSchemaResolver(deskFormSchema),
    defaultValues: { numbers: numbers.map(formatPhone).join(', '), days: days.map(String), from, to },
    shouldFocusError: false,
  });
  const { element, submit, error, field, isSending } = useSending(form, {
    failed: texts.saveFailed,
    send: async (request_id, typed) => {
      await saveDesk({ request_id, ...typed });
      toast.success(texts.saved);
    },
  });
  return (
    <form ref={element} noValidate onSubmit={submit} className={styles.box}>
      <h2 className={styles.heading}>{texts.title}</h2>
      <p className={styles.soft}>{texts.why}</p>
      <TextField label={texts.numbers} hint={texts.numbersHint} inputMode="tel" optional {...field('numbers')} />
      <fieldset className={styles.days}>
        <legend>{texts.days}</legend>
        {texts.dayNames.map((name, index) => (
          <label key={name} className={styles.day}>
            <input type="checkbox" value={String(index + 1)} {...form.register('days')} /> {name}
          </label>
        ))}
      </fieldset>
      <div className={styles.fields}>
        <TextField label={texts.from} type="time" {...field('from')} />
        <TextField label={texts.to} hint={texts.toHint} type="time" {...field('to')} />
      </div>
      <SaveRow fault={error} busy={isSending} text={texts.save} />
    </form>
  );
}
