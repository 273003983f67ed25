import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  contactFormSchema,
  contactTexts,
  dataProtectionRule,
  emptyContactForm,
  inquiryNames,
  inquiryTypes,
  sendContactMessageInput,
  sendContactMessageOutput,
  type ContactForm as Values,
} from '@streetlore/domain/contact';
import { useForm, useWatch } from 'react-hook-form';
import { callable, useSending } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { draftOf, removeDraft, useDraft } from '../form/draft.ts';
import styles from '../form/form.module.css';
import { FormError } from '../form/form-error.tsx';

const sendContactMessage = callable('sendContactMessage', sendContactMessageInput, sendContactMessageOutput);

const DRAFT = 'contact';

export function ContactForm({ onSent }: { readonly onSent: () => void }) {
  const form = useForm<Values>({
    resolver: standardSchemaResolver(contactFormSchema),
    defaultValues: draftOf<Values>(DRAFT, emptyContactForm),
    shouldFocusError: false,
  });
  useDraft(DRAFT, form);
  const type = useWatch({ control: form.control, name: 'type' });
  const { element, submit, error, field, isSending } = useSending(form, {
    failed: contactTexts.failed,
    send: async (message_id, values) => {
      await sendContactMessage({ message_id, ...values });
      removeDraft(DRAFT);
      onSent();
    },
  });
  return (
    <form ref={element} noValidate onSubmit={submit} className={styles.form} aria-label="Contact">
      {error && <FormError message={error} />}
      <div className={styles.pair}>
        <TextField label="Name" autoComplete="name" {...field('name')} />
        <TextField label="Email" type="email" autoComplete="email" inputMode="email" {...field('email')} />
      </div>
      <SelectField
        label="What is it about?"
        hint={type === 'data_protection' ? dataProtectionRule : undefined}
        {...field('type')}
      >
        {inquiryTypes.map((type) => (
          <option key={type} value={type}>
            {inquiryNames[type]}
          </option>
        ))}
      </SelectField>
      <TextField label="Subject" autoComplete="off" {...field('subject')} />
      <TextAreaField label="Message" rows={7} {...field('message')} />
      <Button type="submit" wide busy={isSending}>
        {contactTexts.send}
      </Button>
    </form>
  );
}
