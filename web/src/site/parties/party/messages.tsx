import { type PartyMessage, boardTexts as texts } from '@streetlore/domain/party';
import { formatWeekdayMoment } from '@streetlore/domain/time';
import styles from './party.module.css';

/** What we have told the whole party, the newest first. A new message is read out. */
export function Messages({ messages = [] }: { readonly messages?: readonly PartyMessage[] | undefined }) {
  return (
    <div aria-live="polite" className={styles.messages}>
      {messages.map(({ text, at }) => (
        <blockquote key={at.getTime()} className={styles.message}>
          <p>{text}</p>
          <footer>
            {texts.toAll} <time dateTime={at.toISOString()}>{formatWeekdayMoment(at)}</time>
          </footer>
        </blockquote>
      ))}
    </div>
  );
}
