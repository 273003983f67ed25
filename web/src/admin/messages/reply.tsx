import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { ReplyValues } from '@streetlore/domain/canned';
import {
  answeredSince,
  answeredTexts,
  type ContactMessage,
  contactAnswerSchema,
  seenOf,
} from '@streetlore/domain/contact';
import type { WithId } from '@streetlore/domain/query';
import { useForm, useWatch } from 'react-hook-form';
import { useSending } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { leaveField } from '../../ui/leave-field.ts';
import { sendsByKey } from '../../ui/sends-by-key.ts';
import { CannedSelect } from '../canned-select.tsx';
import { answerContactMessage, useAnswerer } from './data.ts';
import styles from './messages.module.css';
import { inboxTexts as texts } from './texts.ts';

type ReplyProps = {
  readonly contactMessage: WithId<ContactMessage>;
  /** The message when this answer was started. */
  readonly begun: ContactMessage;
  /** The values of the sender's latest hunt, for canned replies. */
  readonly values: ReplyValues;
  /** The admin wants to send this answer although there are others. */
  readonly onAgain: () => void;
  readonly onDone: () => void;
};

/**
 * An answer by mail, which quotes the message. If another admin answers meanwhile, the form says so
 * first, and the typed text stays.
 */
export function Reply({ contactMessage, begun, values, onAgain, onDone }: ReplyProps) {
  const form = useForm({
    resolver: standardSchemaResolver(contactAnswerSchema),
    defaultValues: { text: '' },
    shouldFocusError: false,
  });
  const { element, submit, error, field, isSending } = useSending(form, {
    failed: texts.replyFailed,
    send: async (request_id, { text }) => {
      await answerContactMessage({ request_id, message_id: contactMessage.id, seen: seenOf(begun), text });
      const written = element.current?.querySelector('textarea');
      if (written) leaveField(written);
      onDone();
    },
  });
  const typed = useWatch({ control: form.control, name: 'text' });
  // While this answer is being sent, an answer that the listener brings is this one.
  const since = isSending ? undefined : answeredSince(contactMessage, seenOf(begun));
  return (
    <form ref={element} noValidate onSubmit={submit} className={styles.answer} aria-label={texts.reply}>
      {error && since === undefined && (
        <p role="alert" className={styles.bad}>
          {error}
        </p>
      )}
      {since !== undefined && (
        <div role="alert" className={styles.since}>
          <p>
            <strong>{since === null ? answeredTexts.marked : <By mailId={since} />}</strong>{' '}
            <span>{answeredTexts.unsent}</span>
          </p>
          <Button size="small" variant="outline" onClick={onAgain}>
            {answeredTexts.asWell}
          </Button>
        </div>
      )}
      <TextAreaField
        label={texts.yourAnswer}
        hint={texts.replyHint}
        rows={6}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onKeyDown={(event) => sendsByKey(event) && since === undefined && !isSending && void submit()}
        {...field('text')}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" busy={isSending} disabled={since !== undefined}>
          {texts.send}
        </Button>
        <Button size="small" variant="outline" disabled={isSending} onClick={onDone}>
          {texts.cancel}
        </Button>
        {typed === '' && <CannedSelect values={values} onChoose={(text) => form.setValue('text', text)} />}
      </div>
    </form>
  );
}

const By = ({ mailId }: { readonly mailId: string }) => answeredTexts.by(useAnswerer(mailId));
