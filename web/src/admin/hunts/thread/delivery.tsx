import { Check, CheckCheck, Clock, TriangleAlert } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import type { ThreadText } from './data.ts';
import { threadTexts as texts } from './texts.ts';
import styles from './thread.module.css';

type Delivered = Pick<ThreadText, 'status' | 'error_message' | 'error_code'>;

const looks = {
  received: { Icon: Check, tone: styles.good },
  sent: { Icon: Check, tone: styles.good },
  delivered: { Icon: CheckCheck, tone: styles.good },
  queued: { Icon: Clock, tone: undefined },
  sending: { Icon: Clock, tone: undefined },
  failed: { Icon: TriangleAlert, tone: styles.bad },
} as const;

/**
 * A green tick for a text that arrived, a red warning with the reason for one that did not, and a
 * clock for one on its way.
 */
export function Delivery({ text }: { readonly text: Delivered }) {
  const isRetrying = text.status === 'queued' && text.error_message !== null;
  const { Icon, tone } = isRetrying ? looks.failed : looks[text.status];
  return (
    <span className={classes(styles.delivery, tone)}>
      <Icon size={16} aria-hidden="true" />
      {words(text)}
    </span>
  );
}

function words({ status, error_message, error_code }: Delivered): string {
  if (status === 'failed')
    return error_message && error_code ? `${texts.failed(error_message)} (${error_code})` : texts.failed(error_message);
  if (status === 'queued' && error_message) return texts.retrying(error_message);
  return texts[status];
}
