import type { LedgerCheck } from '@streetlore/domain/ledger';
import { CircleCheck, OctagonX } from 'lucide-react';
import styles from './analytics.module.css';
import { analyticsTexts } from './texts.ts';

/** Whether the ledger agreed with Stripe at the last nightly check, and which orders differ; null before the first. */
export function LedgerAgrees({ check }: { readonly check: LedgerCheck | null }) {
  const texts = analyticsTexts.takings;
  if (!check) return <p className={styles.note}>{texts.unchecked}</p>;
  const days = [new Date(check.from), new Date(check.to)] as const;
  if (check.differs === 0)
    return (
      <p className={styles.check}>
        <CircleCheck size={20} aria-hidden="true" />
        {texts.agrees(...days)}
      </p>
    );
  return (
    <div role="alert" className={styles.differs}>
      <p className={styles.check}>
        <OctagonX size={20} aria-hidden="true" />
        {texts.differs(check.differs, ...days)}
      </p>
      <ul>
        {check.differences.map((one) => (
          <li key={`${one.kind} ${one.stripe_id}`}>{texts.difference(one)}</li>
        ))}
      </ul>
    </div>
  );
}
