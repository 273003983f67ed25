import { decisionSentences } from '@streetlore/domain/reports';
import { type Control, useWatch } from 'react-hook-form';
import type { DecisionOutput, DecisionValues } from './decision-form.ts';
import styles from './reports.module.css';
import { caseTexts as texts } from './texts.ts';

/** What the mails say, as the admin types. */
export function MailPreview({ control }: { readonly control: Control<DecisionValues, unknown, DecisionOutput> }) {
  const [reason, words] = useWatch({ control, name: ['reason', 'words'] });
  return (
    <div className={styles.mails}>
      <p className={styles.soft}>{texts.mails}</p>
      <blockquote className={styles.written}>
        {decisionSentences[reason]} {words}
      </blockquote>
    </div>
  );
}
