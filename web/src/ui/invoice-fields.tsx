import { type InvoiceToForm, invoiceToTexts as texts } from '@streetlore/domain/invoice-to';
import type { ComponentProps } from 'react';
import { TextAreaField, TextField } from './field.tsx';
import styles from './invoice-fields.module.css';

/** What a field needs of its form: its value, and what is wrong with it. */
type Props = Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'type'> & {
  readonly error?: string | undefined;
};

type InvoiceFieldsProps = { readonly field: (name: keyof InvoiceToForm) => Pick<Props, 'name' | 'error'> };

/** Whom an invoice is for. */
export function InvoiceFields({ field }: InvoiceFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField label={texts.company} autoComplete="organization" {...field('company')} />
      <TextAreaField
        label={texts.address}
        hint={texts.addressHint}
        rows={4}
        autoComplete="street-address"
        {...field('address')}
      />
      <TextField
        label={texts.vatNumber}
        optional
        hint={texts.vatNumberHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('vat_number')}
      />
      <TextField label={texts.poNumber} optional autoComplete="off" spellCheck={false} {...field('po_number')} />
    </div>
  );
}

type NeedsInvoiceProps = InvoiceFieldsProps & {
  readonly isNeeded: boolean;
  readonly onChange: (isNeeded: boolean) => void;
};

/** The question whether somebody needs an invoice, with the fields once they do. */
export function NeedsInvoice({ isNeeded, onChange, field }: NeedsInvoiceProps) {
  return (
    <div className={styles.needs}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="needsInvoice"
          checked={isNeeded}
          onChange={({ target }) => onChange(target.checked)}
        />
        {texts.need}
      </label>
      {isNeeded && <InvoiceFields field={field} />}
    </div>
  );
}
