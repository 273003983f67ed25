import { huntsAsideAt, huntsInNeedAt, needsTexts } from '@streetlore/domain/needs';
import { useState } from 'react';
import { useHuntsInNeed, useStrangersInDanger } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useNow } from '../../ui/use-now.ts';
import { AsideRow } from './aside-row.tsx';
import { HuntPanel } from './hunt-panel.tsx';
import styles from './hunts.module.css';
import { StrangerRow } from './stranger-row.tsx';

/** How often, in ms, ages are updated and rows appear whose time has come. */
const TICK = 15_000;
/** How many hunts show at first; all of those in danger do. */
const SHOWN = 15;

/**
 * The hunts that need an admin now: who, why, since when, and what to do about it. Above them stand
 * people without a hunt who may be in danger, and below them the hunts that somebody has just seen to.
 */
export function HuntsInNeed() {
  const live = useHuntsInNeed();
  const strangers = useStrangersInDanger();
  const now = useNow(TICK);
  const [isWhole, setWhole] = useState(false);
  if (live.status === 'loading') return <Loading text={needsTexts.loading} />;
  if (live.status === 'failed')
    return <ErrorPanel title={needsTexts.failed} message={live.error.message} onRetry={live.retry} />;
  const rows = huntsInNeedAt(live.data, now);
  const aside = huntsAsideAt(live.data, now);
  if (rows.length + strangers.length + aside.length === 0) return null;
  const inDanger = rows.filter(({ needs: [{ kind }] }) => kind === 'danger').length;
  const most = Math.max(SHOWN, inDanger);
  return (
    <ul className={styles.needs} aria-label={needsTexts.hunts}>
      {strangers.map((conversation) => (
        <StrangerRow key={conversation.id} conversation={conversation} now={now} />
      ))}
      {(isWhole ? rows : rows.slice(0, most)).map((row) => (
        <HuntPanel key={row.hunt.id} size="row" row={row} now={now} />
      ))}
      {rows.length > most && (
        <li className={styles.more}>
          <Button size="small" variant="outline" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? needsTexts.showFewer : needsTexts.more(rows.length - most)}
          </Button>
        </li>
      )}
      {aside.map((one) => (
        <AsideRow key={one.hunt.id} aside={one} now={now} />
      ))}
    </ul>
  );
}
