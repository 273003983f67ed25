import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { contactAnswerSchema } from '@streetlore/domain/contact';
import { useForm } from 'react-hook-form';
import { useSending } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { answerContactMessage } from './data.ts';
import styles from './messages.module.css';
import { inboxTexts as texts } from './texts.ts';

type ReplyProps = {
  readonly messageId: string;
  readonly onDone: () => void;
};

/** An admin's answer to a message, which goes out as a mail with what it answers below it. */
export function Reply({ messageId, onDone }: ReplyProps) {
  const form = useForm({
    resolver: standardSchemaResolver(contactAnswerSchema),
    defaultValues: { text: '' },
    shouldFocusError: false,
  });
  const { element, submit, error, field, isSending } = useSending(form, {
    failed: texts.replyFailed,
    send: async (request_id, { text }) => {
      await answerContactMessage({ request_id, message_id: messageId, text });
      onDone();
    },
  });
  return (
    <form ref={element} noValidate onSubmit={submit} className={styles.answer} aria-label={texts.reply}>
      {error && (
        <p role="alert" className={styles.bad}>
          {error}
        </p>
      )}
      <TextAreaField label={texts.yourAnswer} hint={texts.replyHint} rows={6} {...field('text')} />
      <div className={styles.buttons}>
        <Button type="submit" size="small" busy={isSending}>
          {texts.send}
        </Button>
        <Button size="small" variant="outline" disabled={isSending} onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
