import { actionNames, type Decision, decisionSentences } from '@streetlore/domain/reports';
import { formatMoment } from '@streetlore/domain/time';
import styles from './reports.module.css';

export function DecisionNote({ title, decision }: { readonly title: string; readonly decision: Decision }) {
  const { action, reason, words, by_email, at } = decision;
  return (
    <div className={styles.note}>
      <p>
        <strong>{title}:</strong> {actionNames[action]}. {decisionSentences[reason]} {words}
      </p>
      <p className={styles.soft}>
        {by_email}, <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
      </p>
    </div>
  );
}
