import { useState } from 'react';
import * as z from 'zod/mini';
import { sendPasswordReset } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { adminTexts } from '../texts.ts';
import styles from './session.module.css';
import { messageOf } from './sign-in.ts';

const address = z.email();

/** The message is the same whether or not the address has an account. */
export function PasswordReset({ email }: { readonly email: () => string }) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ good: boolean; text: string } | null>(null);
  const send = async () => {
    const to = email().trim();
    if (!address.safeParse(to).success) return setSaid({ good: false, text: adminTexts.resetNeedsEmail });
    setBusy(true);
    try {
      await sendPasswordReset(to);
      setSaid({ good: true, text: adminTexts.resetSent(to) });
    } catch (error) {
      console.error('The mail to set a password could not be sent', error);
      setSaid({ good: false, text: messageOf(error, adminTexts.resetFailed) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.reset}>
      {said && (
        <p role={said.good ? 'status' : 'alert'} className={said.good ? styles.said : styles.error}>
          {said.text}
        </p>
      )}
      <Button variant="outline" size="small" busy={busy} onClick={() => void send()}>
        {adminTexts.reset}
      </Button>
    </div>
  );
}
