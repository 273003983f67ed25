import type { ContestFlag } from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAction } from '../../ui/use-action.ts';
import styles from './contest.module.css';
import { clearFlag, useOpenFlags, voidVotes } from './data.ts';
import { reasonText, contestAdminTexts as texts } from './texts.ts';

export function Flags() {
  const live = useOpenFlags();
  if (live.status === 'failed') return <ErrorPanel message={texts.flagsFailed} onRetry={live.retry} />;
  if (live.status === 'loading' || live.data.length === 0) return null;
  return (
    <section aria-labelledby="flags" className={styles.flags}>
      <h2 id="flags" className={styles.heading}>
        {texts.flagsTitle}
      </h2>
      <ul className={styles.flagList}>
        {live.data.map((flag) => (
          <Flag key={flag.id} flag={flag} />
        ))}
      </ul>
    </section>
  );
}

function Flag({ flag }: { readonly flag: WithId<ContestFlag> }) {
  const { busy, run } = useAction();
  const about = { submission_id: flag.submission_id };
  const [asking, setAsking] = useState(false);
  const suspected = new Set(flag.reasons.flatMap(({ voters }) => voters)).size;
  const voidThem = async () => {
    const { voided } = await voidVotes(about);
    toast.success(texts.voided(voided));
  };
  const clear = async () => {
    await clearFlag(about);
    toast.success(texts.cleared(flag.title));
  };
  return (
    <li className={styles.flag}>
      <div>
        <h3 className={styles.flagTitle}>{flag.title}</h3>
        <ul className={styles.reasons}>
          {flag.reasons.map((reason) => (
            <li key={reason.source}>
              {reasonText(reason)}, from {reason.from.toLocaleString('en-GB')}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <Button
          variant="danger"
          size="small"
          disabled={busy}
          aria-label={texts.named(texts.voidVotes, flag.title)}
          onClick={() => setAsking(true)}
        >
          {texts.voidVotes}
        </Button>
        <Button
          variant="outline"
          size="small"
          disabled={busy}
          aria-label={texts.named(texts.clearFlag, flag.title)}
          onClick={() => void run(clear, texts.clearFailed)}
        >
          {texts.clearFlag}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={texts.voidVotes}
        action={texts.voidVotes}
        danger
        onConfirm={() => run(voidThem, texts.voidFailed).then(() => null)}
        onClose={() => setAsking(false)}
      >
        <p>{texts.voidAsk(suspected, flag.title)}</p>
      </ConfirmDialog>
    </li>
  );
}
