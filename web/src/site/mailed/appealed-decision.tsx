import {
  decisionSentences,
  kindNames,
  type OpenAppealOutput,
  outcomeOf,
  appealPageTexts as texts,
} from '@streetlore/domain/reports';
import styles from './appeal.module.css';

/** The decision that a link is about; nothing where the link opens nothing. */
export function AppealedDecision({ appeal }: { readonly appeal: OpenAppealOutput }) {
  const { kind, title, action, reason, words } = appeal;
  if (kind === null || action === null || reason === null) return null;
  return (
    <div className={styles.decision}>
      <h2 className={styles.thing}>{texts.thing(kindNames[kind], title ?? '')}</h2>
      <dl className={styles.facts}>
        <dt>{texts.decision}</dt>
        <dd>
          {outcomeOf(action, 'reporter')} {decisionSentences[reason]} {words}
        </dd>
      </dl>
    </div>
  );
}
