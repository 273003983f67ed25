import { type OpenTill, tillTexts as texts } from '@streetlore/domain/till';
import styles from './till.module.css';

type AnsweredProps = { readonly till: OpenTill; readonly field: keyof OpenTill['proposals']; readonly isSent: boolean };

/** What became of the last proposal about a part of the page. */
export function Answered({ till: { proposals, answers }, field, isSent }: AnsweredProps) {
  const waiting = proposals[field];
  const answer = answers[field];
  if (waiting) return <Said text={field === 'image_url' ? texts.photoWaits : texts.waits(waiting.value)} />;
  if (answer) return <Said text={answer.approved ? texts.approved : texts.refused} />;
  return <Said text={isSent ? texts.sent : null} />;
}

const Said = ({ text }: { readonly text: string | null }) => (
  <div role="status">{text && <p className={styles.soft}>{text}</p>}</div>
);
