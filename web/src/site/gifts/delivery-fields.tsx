import { deliveredAt, GIFT_MESSAGE, MAX_DAYS_TO_DELIVERY, giftTexts as texts } from '@streetlore/domain/gift';
import { after, formatWeekday, londonDay } from '@streetlore/domain/time';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import { useNow } from '../../ui/use-now.ts';
import { Choice } from '../form/choice.tsx';
import layout from '../form/order-layout.module.css';
import styles from './gifts.module.css';
import type { BuyingForm } from './use-buying.ts';

export function DeliveryFields({ form }: { readonly form: BuyingForm }) {
  const field = fieldsOf(form);
  const written = form.watch('message')?.length ?? 0;
  return (
    <>
      <TextField label={texts.recipientName} optional autoComplete="off" {...field('recipient_name')} />
      <div className={styles.message}>
        <TextAreaField label={texts.message} hint={texts.messageHint} optional rows={4} {...field('message')} />
        <p className={styles.count} data-over={written > GIFT_MESSAGE || undefined}>
          {texts.written(written)}
        </p>
      </div>
      <Choice legend={texts.way} choices={Object.entries(texts.ways)} inputOf={() => form.register('to')} />
      {form.watch('to') === 'mail' ? <MailFields form={form} /> : <p className={layout.hint}>{texts.printHint}</p>}
    </>
  );
}

function MailFields({ form }: { readonly form: BuyingForm }) {
  const field = fieldsOf(form);
  const now = useNow(60_000);
  const on = form.watch('on');
  const at = on === '' ? null : deliveredAt(on);
  return (
    <>
      <TextField
        label={texts.recipientEmail}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...field('recipient_email')}
      />
      <div className={styles.when}>
        <TextField
          label={texts.on}
          hint={texts.onHint}
          optional
          type="date"
          min={londonDay(now)}
          max={londonDay(after(now, MAX_DAYS_TO_DELIVERY * 86_400_000))}
          {...field('on')}
        />
        <p role="status" className={layout.hint}>
          {at ? texts.goesOut(formatWeekday(at)) : texts.goesOutNow}
        </p>
      </div>
    </>
  );
}
