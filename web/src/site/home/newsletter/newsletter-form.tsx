import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  campaignLimits,
  newsletterFormSchema,
  newsletterTexts,
  type NewsletterForm as Values,
} from '@streetlore/domain/subscriber';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSending } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FormError } from '../../form/form-error.tsx';
import { keptCampaign } from './campaign.ts';
import { subscribe } from './data.ts';
import styles from './newsletter.module.css';

/** One address for the newsletter. */
export function NewsletterForm() {
  const [isSent, setSent] = useState(false);
  const form = useForm<Values>({
    resolver: standardSchemaResolver(newsletterFormSchema),
    defaultValues: { email: '' },
    shouldFocusError: false,
  });
  const { element, submit, error, field, isSending } = useSending(form, {
    failed: newsletterTexts.failed,
    send: async (_id, { email }) => {
      const user_agent = navigator.userAgent.slice(0, campaignLimits.user_agent).trim();
      await subscribe({ email, source: 'home', user_agent, ...keptCampaign() });
      setSent(true);
    },
  });
  if (isSent) {
    return (
      <div role="status" className={styles.thanks}>
        <p className={styles.thanksTitle}>{newsletterTexts.thanks}</p>
        <p>{newsletterTexts.inbox}</p>
      </div>
    );
  }
  return (
    <form ref={element} noValidate onSubmit={submit} className={styles.form} aria-label="Newsletter">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        placeholder="you@example.com"
        {...field('email')}
      />
      <Button type="submit" variant="ink" busy={isSending} disabled={form.watch('email').trim() === ''}>
        Subscribe
      </Button>
      {error && <FormError message={error} />}
    </form>
  );
}
