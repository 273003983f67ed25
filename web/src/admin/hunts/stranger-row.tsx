import { needsTexts, pleaWords } from '@streetlore/domain/needs';
import { routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import type { Conversation } from '@streetlore/domain/sms';
import { formatAgo } from '@streetlore/domain/time';
import { Link } from 'react-router-dom';
import { endWaiting } from '../../data/index.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAction } from '../../ui/use-action.ts';
import { keyRow } from '../use-keys.ts';
import { CallWriter } from './actions/call-writer.tsx';
import { actionTexts } from './actions/texts.ts';
import styles from './hunts.module.css';

/** Somebody without a hunt who may be in danger. */
export function StrangerRow({
  conversation,
  now,
}: {
  readonly conversation: WithId<Conversation>;
  readonly now: Date;
}) {
  const { id, plea, tour_name } = conversation;
  const { run, busy } = useAction();
  if (!plea) return null;
  const done = () =>
    void run(async () => {
      await endWaiting({ request_id: `${plea.id}_done`, message_id: plea.id });
      toast.success(actionTexts.done.done);
    }, actionTexts.failed);
  const thread = routes.adminThread(id);
  return (
    <li {...keyRow} className={styles.need} data-loud data-need="danger">
      <p className={styles.who}>
        <Link to={thread} className={styles.team}>
          {needsTexts.noHunt}
        </Link>
        {tour_name && <span className={styles.soft}>{tour_name}</span>}
      </p>
      <p className={styles.reason}>
        <span>{pleaWords.danger}</span>
        <q className={styles.words}>{plea.words}</q>
      </p>
      <time className={styles.age} dateTime={plea.since.toISOString()}>
        {formatAgo(plea.since, now)}
      </time>
      <div className={styles.actions}>
        <CallWriter messageId={plea.id} />
        <LinkButton size="small" variant="outline" to={thread}>
          {actionTexts.text.label}
        </LinkButton>
        <Button size="small" variant="outline" busy={busy} onClick={done}>
          {actionTexts.done.label}
        </Button>
      </div>
    </li>
  );
}
