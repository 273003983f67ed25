import { valuesOf } from '@streetlore/domain/canned';
import { type ContactMark, type ContactMessage, inquiryNames } from '@streetlore/domain/contact';
import type { WithId } from '@streetlore/domain/query';
import { formatMoment } from '@streetlore/domain/time';
import { useId } from 'react';
import { presentTime } from '../../server-time.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Badge } from '../../ui/sticker.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAction } from '../../ui/use-action.ts';
import { keyRow } from '../use-keys.ts';
import { markContactMessage, useAnswerer, useContactMessage, useLinkedBookings } from './data.ts';
import { LinkedBookings } from './linked-bookings.tsx';
import styles from './messages.module.css';
import { Reply } from './reply.tsx';
import { inboxTexts as texts } from './texts.ts';

type ItemProps = {
  readonly contactMessage: WithId<ContactMessage>;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** The message as it was when the admin started an answer; null without a started answer. */
  readonly begun: ContactMessage | null;
  /**
   * Called with the present message when the admin starts an answer, and with null when it is sent or given
   * up.
   */
  readonly onReply: (known: WithId<ContactMessage> | null) => void;
};

function Answer({ answer: { mail_id, status, at, text } }: { readonly answer: ContactMessage['answers'][number] }) {
  const by = useAnswerer(mail_id);
  return (
    <div className={styles.answer}>
      <p className={status === 'failed' ? styles.bad : styles.soft}>
        {by && <span>{by}: </span>}
        <span>{texts.answerStates[status]}, </span>
        <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
      </p>
      <p className={styles.message}>{text}</p>
    </div>
  );
}

/** Opening a message marks it as read. */
export function ContactMessageItem({ contactMessage, open, onToggle, begun, onReply }: ItemProps) {
  const { id, name, email, type, subject, message, read, answered, created_at } = contactMessage;
  const { busy, run } = useAction();
  const body = useId();
  // A refund marks the message even while the mark of its opening is under way.
  const { run: runAfterRefund } = useAction();
  const mark = (how: ContactMark, by = run) =>
    by(() => markContactMessage({ request_id: crypto.randomUUID(), message_id: id, mark: how }), texts.markFailed);
  const toggle = () => {
    onToggle();
    if (!open && !read) void mark('read');
  };
  return (
    <li {...keyRow} className={classes(styles.contactMessage, !read && styles.unread)}>
      <h2 className={styles.title}>
        <button type="button" className={styles.head} aria-expanded={open} aria-controls={body} onClick={toggle}>
          <span className={styles.subject}>{subject}</span>
          <span className={styles.facts}>
            {!read && <Badge tone="spray">{texts.unread}</Badge>}
            {answered && <Badge tone="good">{texts.answered}</Badge>}
            <Badge>{inquiryNames[type]}</Badge>
            <span className={styles.soft}>
              {name}, <time dateTime={created_at.toISOString()}>{formatMoment(created_at)}</time>
            </span>
          </span>
        </button>
      </h2>
      <div id={body} hidden={!open} className={styles.body}>
        <p className={styles.soft}>
          {name} &lt;{email}&gt;
        </p>
        <p className={styles.message}>{message}</p>
        {/* A started answer stays when its message is closed. */}
        {(open || begun) && (
          <Opened
            contactMessage={contactMessage}
            begun={begun}
            onReply={onReply}
            onRefunded={() =>
              void mark('answered', runAfterRefund).then((isMarked) => isMarked && toast.success(texts.refunded))
            }
          />
        )}
        <div className={styles.buttons}>
          {!begun && (
            <Button size="small" variant={answered ? 'outline' : 'primary'} onClick={() => onReply(contactMessage)}>
              {texts.reply}
            </Button>
          )}
          <Button size="small" variant="outline" busy={busy} onClick={() => void mark(answered ? 'open' : 'answered')}>
            {answered ? texts.markOpen : texts.markAnswered}
          </Button>
          {read && !answered && (
            <Button size="small" variant="outline" busy={busy} onClick={() => void mark('unread').then(onToggle)}>
              {texts.markUnread}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

type OpenedProps = Pick<ItemProps, 'contactMessage' | 'begun' | 'onReply'> & {
  readonly onRefunded: () => void;
};

function Opened({ contactMessage, begun, onReply, onRefunded }: OpenedProps) {
  const bookings = useLinkedBookings(contactMessage);
  const [latest] = bookings.status === 'ready' ? bookings.data : [];
  return (
    <>
      <LinkedBookings contactMessage={contactMessage} bookings={bookings} onRefunded={onRefunded} />
      {contactMessage.answers.map((answer) => (
        <Answer key={answer.mail_id} answer={answer} />
      ))}
      {begun && (
        <Reply
          contactMessage={contactMessage}
          begun={begun}
          values={latest ? valuesOf(latest, presentTime()) : { team: contactMessage.name }}
          onAgain={() => onReply(contactMessage)}
          onDone={() => onReply(null)}
        />
      )}
    </>
  );
}

/** A message that is being answered. It stays live, whichever list it is in now. */
export function LiveContactMessageItem({ contactMessage, ...rest }: ItemProps) {
  const live = useContactMessage(contactMessage.id);
  return <ContactMessageItem contactMessage={(live.status === 'ready' && live.data) || contactMessage} {...rest} />;
}
