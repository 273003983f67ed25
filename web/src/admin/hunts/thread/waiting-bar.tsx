import { formatAgo } from '@streetlore/domain/time';
import { endWaiting } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useNow } from '../../../ui/use-now.ts';
import { usePlea } from './data.ts';
import { threadTexts as texts } from './texts.ts';
import styles from './thread.module.css';

/** How often, in ms, the time since the plea is updated. */
const TICK = 15_000;

/**
 * Says since when a player waits for us, and ends the waiting without a text. Only this ends danger:
 * a text may have been sent by nobody who has read it.
 */
export function WaitingBar({ conversation }: { readonly conversation: string }) {
  const plea = usePlea(conversation);
  const now = useNow(TICK);
  const { run, busy } = useAction();
  if (!plea) return null;
  const since = plea.about === 'danger' ? texts.dangerSince : texts.waitsSince;
  const done = () =>
    run(async () => {
      await endWaiting({ request_id: `${plea.id}_done`, message_id: plea.id });
      toast.success(texts.done);
    }, texts.notDone);
  return (
    <div className={styles.waitingBar} data-danger={plea.about === 'danger' || undefined} role="status">
      <p>
        <strong>{since(formatAgo(plea.since, now))}</strong> {plea.words}
      </p>
      <Button variant="outline" size="small" busy={busy} onClick={() => void done()}>
        {texts.markDone}
      </Button>
    </div>
  );
}
