import {
  campaignLimits,
  newsletterFormSchema,
  newsletterTexts,
  subscribeInput,
  subscribeOutput,
} from '@streetlore/domain/subscriber';
import { type SubmitEvent, useRef, useState } from 'react';
import { callable, toCallError } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FormError } from '../../form/form-error.tsx';
import { storedCampaign } from './campaign.ts';
import styles from './newsletter.module.css';

/** The server sends the address a mail to confirm. @throws only CallError */
const subscribe = callable('subscribe', subscribeInput, subscribeOutput);

/** Without react-hook-form: Home would load its 17 kB (gzip) for a single field. */
export function NewsletterForm() {
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'typing' | 'sending' | 'sent'>('typing');
  /** `fault` is about the address, `error` is about sending it. */
  const [fault, setFault] = useState<string | undefined>();
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const underWay = useRef(false);

  const refuse = (message: string | undefined) => {
    setFault(message);
    input.current?.focus();
  };
  const send = async (address: string) => {
    underWay.current = true;
    setState('sending');
    setError(null);
    try {
      const user_agent = navigator.userAgent.slice(0, campaignLimits.user_agent).trim();
      await subscribe({ email: address, source: 'home', user_agent, ...storedCampaign() });
      setState('sent');
    } catch (reason) {
      const { faults, code, message } = toCallError(reason);
      const ofEmail = faults.find(({ field }) => field === 'email');
      setState('typing');
      if (ofEmail) refuse(ofEmail.message);
      else setError(code === 'resource-exhausted' ? message : newsletterTexts.failed);
    } finally {
      underWay.current = false;
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (underWay.current) return;
    const { data, error: wrong } = newsletterFormSchema.safeParse({ email });
    if (data) void send(data.email);
    else refuse(wrong.issues[0]?.message);
  };

  if (state === 'sent') {
    return (
      <div role="status" className={styles.thanks}>
        <p className={styles.thanksTitle}>{newsletterTexts.thanks}</p>
        <p>{newsletterTexts.inbox}</p>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form} aria-label="Newsletter">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        placeholder="you@example.com"
        name="email"
        ref={input}
        value={email}
        error={fault}
        onChange={({ target }) => {
          setEmail(target.value);
          setFault(undefined);
        }}
      />
      <Button type="submit" variant="ink" busy={state === 'sending'} disabled={email.trim() === ''}>
        Subscribe
      </Button>
      {error && <FormError message={error} />}
    </form>
  );
}
