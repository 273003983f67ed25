import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Application,
  applicationFormSchema,
  applicationTexts,
  applyAsPartnerInput,
  applyAsPartnerOutput,
  businessTypeNames,
  businessTypes,
  type ApplicationForm as Values,
} from '@streetlore/domain/partner';
import { useForm } from 'react-hook-form';
import { callable, useSending } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { draftOf, removeDraft, useDraft } from '../form/draft.ts';
import styles from '../form/form.module.css';
import { FormError } from '../form/form-error.tsx';

const applyAsPartner = callable('applyAsPartner', applyAsPartnerInput, applyAsPartnerOutput);

/** The type starts empty, and an empty type is refused: no business is a café until it says so. */
const EMPTY = {
  businessName: '',
  businessType: '',
  contactName: '',
  email: '',
  phone: '',
  website: '',
  address: '',
  offerDescription: '',
  additionalInfo: '',
} satisfies Record<keyof Values, ''>;

const DRAFT = 'application';

export function ApplicationForm({ onSent }: { readonly onSent: () => void }) {
  const form = useForm<Values, unknown, Application>({
    resolver: standardSchemaResolver(applicationFormSchema),
    defaultValues: draftOf<Values>(DRAFT, EMPTY),
    shouldFocusError: false,
  });
  useDraft(DRAFT, form);
  const { element, submit, error, field, isSending } = useSending(form, {
    failed: applicationTexts.failed,
    send: async (application_id, application) => {
      await applyAsPartner({ application_id, ...application });
      removeDraft(DRAFT);
      onSent();
    },
  });
  return (
    <form ref={element} noValidate onSubmit={submit} className={styles.form} aria-label={applicationTexts.title}>
      {error && <FormError title={applicationTexts.errorHead} message={error} />}
      <TextField label="Business name" autoComplete="organization" {...field('businessName')} />
      <div className={styles.pair}>
        <TextField label="Contact name" autoComplete="name" {...field('contactName')} />
        <SelectField label="Business type" {...field('businessType')}>
          <option value="" disabled>
            Please choose
          </option>
          {businessTypes.map((type) => (
            <option key={type} value={type}>
              {businessTypeNames[type]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.pair}>
        <TextField label="Email" type="email" autoComplete="email" inputMode="email" {...field('email')} />
        <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
      </div>
      <TextField
        label="Address"
        autoComplete="street-address"
        hint="The street is enough for us to find the neighbourhood."
        {...field('address')}
      />
      <TextField
        label="Website"
        optional
        type="url"
        autoComplete="url"
        inputMode="url"
        placeholder="https://"
        {...field('website')}
      />
      <TextAreaField
        label="Your offer"
        rows={4}
        placeholder="A free filter coffee with any cake"
        {...field('offerDescription')}
      />
      <TextAreaField label="Additional information" optional rows={4} {...field('additionalInfo')} />
      <Button type="submit" wide busy={isSending}>
        {applicationTexts.submit}
      </Button>
    </form>
  );
}
