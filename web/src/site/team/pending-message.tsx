import { teamPageTexts as texts } from '@streetlore/domain/team';
import { Button } from '../../ui/button.tsx';
import { Bubble } from './bubble.tsx';
import styles from './messages.module.css';
import type { Outbox, Pending } from './outbox/use-outbox.ts';

type PendingMessageProps = {
  readonly message: Pending;
  readonly outbox: Outbox;
  readonly player: string | null;
};

const words = { sending: texts.sending, sent: texts.sent, refused: null, heard: texts.onlyYou } as const;
const stateOf = ({ state, why }: Pending) => (state === 'waits' ? (why ?? texts.waits) : words[state]);

/** A message that the transcript does not have. One that told of danger has its reply below it. */
export function PendingMessage({ message, outbox, player }: PendingMessageProps) {
  const { id, name, text, refused, reply } = message;
  const heard = reply !== null && (
    <>
      <p className={styles.refused}>{reply}</p>
      <p className={styles.choices}>
        <Button variant="outline" size="small" onClick={() => outbox.remove(id)}>
          {texts.remove}
        </Button>
      </p>
    </>
  );
  const below = refused !== null && (
    <>
      <p className={styles.refused}>{refused}</p>
      <p className={styles.choices}>
        <Button variant="outline" size="small" onClick={() => outbox.retry(message, player ?? name)}>
          {texts.retry}
        </Button>
        <Button variant="outline" size="small" onClick={() => outbox.remove(id)}>
          {texts.remove}
        </Button>
      </p>
    </>
  );
  return (
    <Bubble from={name} isOwn writer={texts.you} after={<em>{stateOf(message)}</em>} below={heard || below}>
      {text}
    </Bubble>
  );
}
