import { type ContactMark, type ContactMessage, inquiryNames } from '@streetlore/domain/contact';
import type { WithId } from '@streetlore/domain/query';
import { formatMoment } from '@streetlore/domain/time';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Badge } from '../../ui/sticker.tsx';
import { useAction } from '../../ui/use-action.ts';
import { markContactMessage } from './data.ts';
import styles from './messages.module.css';
import { Reply } from './reply.tsx';
import { inboxTexts as texts } from './texts.ts';

type LetterProps = {
  readonly letter: WithId<ContactMessage>;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly replying: boolean;
  /** A reply is begun, or it is sent or given up. */
  readonly onReply: (begins: boolean) => void;
};

/** One message: its head, and all of it when it is open. Opening it says that it was read. */
export function Letter({ letter, open, onToggle, replying, onReply }: LetterProps) {
  const { id, name, email, type, subject, message, read, answered, answers, created_at } = letter;
  const { busy, run } = useAction();
  const body = useId();
  const mark = (how: ContactMark) =>
    run(() => markContactMessage({ request_id: crypto.randomUUID(), message_id: id, mark: how }), texts.markFailed);
  const toggle = () => {
    onToggle();
    if (!open && !read) void mark('read');
  };
  return (
    <li className={classes(styles.letter, !read && styles.unread)}>
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
        {answers.map((answer) => (
          <div key={answer.mail_id} className={styles.answer}>
            <p className={answer.status === 'failed' ? styles.bad : styles.soft}>
              {texts.answerStates[answer.status]},{' '}
              <time dateTime={answer.at.toISOString()}>{formatMoment(answer.at)}</time>
            </p>
            <p className={styles.message}>{answer.text}</p>
          </div>
        ))}
        {replying && <Reply messageId={id} onDone={() => onReply(false)} />}
        <div className={styles.buttons}>
          {!replying && (
            <Button size="small" variant={answered ? 'outline' : 'primary'} onClick={() => onReply(true)}>
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
