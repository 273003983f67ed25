import { formatPhone } from '@streetlore/domain/phone';
import type { Conversation } from '@streetlore/domain/sms';
import { formatSince } from '@streetlore/domain/time';
import { TriangleAlert } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { Badge } from '../../ui/sticker.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { withThread } from './address.ts';
import styles from './sms.module.css';
import { smsTexts as texts } from './texts.ts';

type ConversationRowProps = {
  readonly conversation: Conversation;
  readonly selected: boolean;
  /** Whether this conversation is open, or was the last one open. */
  readonly isLast: boolean;
  readonly now: Date;
};

/** One conversation: its number, time, tour, and the start of the last text. */
export function ConversationRow({ conversation, selected, isLast, now }: ConversationRowProps) {
  const { phone_number, last_at, preview, direction, tour_name, has_test, failed, awaits_answer } = conversation;
  const [params] = useSearchParams();
  return (
    <li>
      <Link
        to={{ search: `${withThread(params, phone_number)}` }}
        className={styles.row}
        aria-current={selected ? 'true' : undefined}
        data-last={isLast || undefined}
        data-key-row
      >
        <span className={styles.rowHead}>
          <strong className={styles.number}>{formatPhone(phone_number)}</strong>
          <time dateTime={last_at.toISOString()} title={last_at.toLocaleString('en-GB')} className={styles.soft}>
            {formatSince(last_at, now)}
          </time>
        </span>
        <span className={styles.preview}>
          {direction === 'outbound' && <VisuallyHidden>{texts.us}: </VisuallyHidden>}
          <span>{preview || texts.noWords}</span>
        </span>
        <span className={styles.rowFoot}>
          {tour_name && <span className={styles.soft}>{tour_name}</span>}
          {has_test && <Badge>{texts.test}</Badge>}
          {awaits_answer && <Badge tone="warn">{texts.awaits}</Badge>}
          {failed && (
            <span className={styles.badMark}>
              <TriangleAlert size={16} aria-hidden="true" />
              {texts.lastFailed}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
