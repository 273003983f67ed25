import { formatPhone } from '@streetlore/domain/phone';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type FailedText, resendText } from './data.ts';
import { threadTexts as texts } from './texts.ts';
import styles from './thread.module.css';

type ResendProps = {
  readonly text: Pick<FailedText, 'id' | 'phone_number' | 'resent_as'>;
  /** Shows a toast after sending, for lists that the text then leaves. */
  readonly announced?: boolean;
};

/** Sends a failed text again, once. */
export function Resend({ text: { id, phone_number, resent_as }, announced = false }: ResendProps) {
  const { busy, run } = useAction();
  // Every try has the same request id, so that a repeat after a lost answer sends nothing twice.
  const request = useRef(crypto.randomUUID());
  if (resent_as) return <p className={styles.soft}>{texts.resent}</p>;
  const resend = async () => {
    const isSent = await run(() => resendText({ request_id: request.current, message_id: id }), texts.resendFailed);
    if (isSent && announced) toast.success(texts.resentTo(formatPhone(phone_number)));
  };
  return (
    <Button size="small" variant="outline" busy={busy} onClick={() => void resend()}>
      <span>{texts.resend}</span>
      {announced && <VisuallyHidden> to {formatPhone(phone_number)}</VisuallyHidden>}
    </Button>
  );
}
