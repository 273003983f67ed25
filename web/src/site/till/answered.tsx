import { type OpenTill, tillTexts as texts } from '@streetlore/domain/till';
import styles from './till.module.css';

type AnsweredProps = { readonly till: OpenTill; readonly field: keyof OpenTill['proposals']; readonly isSent: boolean };

/** What became of the last proposal about a part of the page. */
export function Answered({ till: { proposals, answers }, field, isSent }: AnsweredProps) {
  const waiting = proposals[field];
  const answer = answers[field];
  const said = waiting
    ? field === 'image_url'
      ? texts.photoWaits
      : texts.waits(waiting.value)
    : isSent
      ? texts.sent
      : answer && (answer.approved ? texts.approved : texts.refused);
  return <div role="status">{said && <p className={styles.soft}>{said}</p>}</div>;
}
