import { type ReportedKind, reportTexts as texts } from '@streetlore/domain/reports';
import { useState } from 'react';
import { importAgain } from '../../firebase/import-again.ts';
import styles from './report.module.css';

type ReportButtonProps = {
  readonly kind: ReportedKind;
  /** The id of the photo, the review, the leaderboard row or the post. */
  readonly id: string;
  /** What a screen reader calls the thing. */
  readonly name: string;
};

/** Opens the form of a report. Its code comes with the first press. */
export function ReportButton({ kind, id, name }: ReportButtonProps) {
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const open = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      const { openReport } = await importAgain(() => import('./open-report.tsx'));
      openReport({ kind, thing_id: id });
      setState('ready');
    } catch (error) {
      console.error('The form of a report could not be loaded', error);
      setState('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={`${texts.button}: ${name}`}
        aria-haspopup="dialog"
        aria-busy={state === 'loading' || undefined}
        onClick={() => void open()}
      >
        {texts.button}
      </button>
      {state === 'failed' && (
        <span role="alert" className={styles.failed}>
          {texts.failed}
        </span>
      )}
    </>
  );
}
