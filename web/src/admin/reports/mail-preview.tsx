import { type DecisionAction, decisionSentences, outcomeOf } from '@streetlore/domain/reports';
import { type Control, useWatch } from 'react-hook-form';
import type { DecisionOutput, DecisionValues } from './decision-form.ts';
import styles from './reports.module.css';
import { caseTexts as texts } from './texts.ts';

type MailPreviewProps = {
  readonly action: DecisionAction;
  readonly control: Control<DecisionValues, unknown, DecisionOutput>;
};

/** What the mail to the sender says, as the admin types. The reporter's says the same of the thing. */
export function MailPreview({ action, control }: MailPreviewProps) {
  const [reason, words] = useWatch({ control, name: ['reason', 'words'] });
  return (
    <div className={styles.mails}>
      <p className={styles.soft}>{texts.mails}</p>
      <blockquote className={styles.written}>
        {outcomeOf(action, 'sender')} {decisionSentences[reason]} {words}
      </blockquote>
    </div>
  );
}
