import { lostLinkInput, lostLinkOutput, lostLinkTexts as texts } from '@streetlore/domain/lost-link';
import { type SubmitEvent, useRef, useState } from 'react';
import { callable, toCallError } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from '../form/form.module.css';
import { FormError } from '../form/form-error.tsx';
import { SentScreen } from '../form/sent-screen.tsx';

/** The server mails the address its links, if it has any. @throws only CallError */
const sendMyLinks = callable('sendMyLinks', lostLinkInput, lostLinkOutput);

/** Without react-hook-form, which would make the pages of a team heavier. */
export function LostLink() {
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'typing' | 'sending' | 'sent'>('typing');
  /** `fault` is about the address, `error` is about sending it. */
  const [fault, setFault] = useState<string | undefined>();
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const send = async (address: string) => {
    setState('sending');
    setError(null);
    try {
      await sendMyLinks({ email: address });
      setState('sent');
    } catch (reason) {
      const { code, message } = toCallError(reason);
      setState('typing');
      setError(code === 'resource-exhausted' ? message : texts.failed);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const { data, error: wrong } = lostLinkInput.safeParse({ email });
    if (data) return void send(data.email);
    setFault(wrong.issues[0]?.message);
    input.current?.focus();
  };

  if (state === 'sent')
    return (
      <SentScreen sticker="Sent" title={texts.sent}>
        <p>{texts.sentWhy}</p>
        <Button variant="outline" onClick={() => setState('typing')}>
          {texts.another}
        </Button>
      </SentScreen>
    );
  return (
    <form noValidate onSubmit={submit} className={styles.form} aria-label={texts.title}>
      <p>{texts.why}</p>
      {error && <FormError message={error} />}
      <TextField
        label={texts.label}
        type="email"
        autoComplete="email"
        inputMode="email"
        name="email"
        ref={input}
        value={email}
        error={fault}
        onChange={({ target }) => {
          setEmail(target.value);
          setFault(undefined);
        }}
      />
      <Button type="submit" busy={state === 'sending'}>
        {texts.button}
      </Button>
    </form>
  );
}
