import { LiveView } from '../../data/index.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAction } from '../../ui/use-action.ts';
import styles from './contest.module.css';
import { moderateContest, useContestSettings } from './data.ts';
import { contestAdminTexts as texts } from './texts.ts';

/** Whether new photos wait for an admin. It shows the server's setting, not the last click. */
export function ModerationSwitch() {
  const { busy, run } = useAction();
  return (
    <LiveView live={useContestSettings()} loading={<Skeleton height="2.75rem" />} failed={texts.moderationFailed}>
      {({ moderated }) => (
        <button
          type="button"
          role="switch"
          aria-checked={moderated}
          aria-label="Moderated contest"
          className={styles.switch}
          disabled={busy}
          onClick={() => void run(() => moderateContest(!moderated), texts.moderationFailed)}
        >
          <span className={styles.track} aria-hidden="true" />
          {moderated ? texts.moderated : texts.unmoderated}
        </button>
      )}
    </LiveView>
  );
}
