import { useRef } from 'react';
import { combineLive, malformedPaths, usePreviousData } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useNow } from '../../ui/use-now.ts';
import { MalformedRows } from '../malformed-rows.tsx';
import { adminTexts } from '../texts.ts';
import styles from './dashboard.module.css';
import { type ActiveHunt, type HuntSort, useActiveHunts, useHuntsFinishedSince } from './data.ts';
import { HuntRow } from './hunt-row.tsx';
import { PartyRow, SoughtParty } from './party-row.tsx';
import { useMoveAnimation } from './use-move-animation.ts';
import { withParties } from './with-parties.ts';

/**
 * How many rows show at first, and how many 'Show more' adds. With these the dashboard takes at
 * most 40 reads to open, including the rules' look-up of the admin's role for each listener.
 */
export const HUNTS_SHOWN = 10;
/** How many of today's finished hunts stay visible. */
export const FINISHED_SHOWN = 3;
/** How often, in ms, texts such as 'x minutes ago' are updated. */
const TICK = 15_000;

type HuntTrackingProps = {
  /** The first London day (`YYYY-MM-DD`) whose finished hunts are listed, and what their list is called. */
  readonly since: string;
  readonly finished?: string;
  readonly order: HuntSort;
  readonly onOrder: (order: HuntSort) => void;
  readonly shown: number;
  readonly onShowMore: () => void;
  /** A party that stands open above the list; null for none. */
  readonly party?: string | null;
};

/**
 * The hunts under way and their progress. Hunts that finished today stay below, so that nobody
 * misses an ending.
 */
export function HuntTracking({
  since,
  finished = adminTexts.finishedToday,
  order,
  onOrder,
  shown,
  onShowMore,
  party = null,
}: HuntTrackingProps) {
  const live = usePreviousData(combineLive(useActiveHunts(order, shown), useHuntsFinishedSince(since, FINISHED_SHOWN)));
  return (
    <section aria-labelledby="hunt-tracking" className={styles.hunts}>
      <div className={styles.huntsHead}>
        <h2 id="hunt-tracking" className={styles.heading}>
          Hunt Tracking
        </h2>
        <Button
          variant="outline"
          size="small"
          className={styles.order}
          aria-pressed={order === 'waiting'}
          onClick={() => onOrder(order === 'waiting' ? 'newest' : 'waiting')}
        >
          {adminTexts.waitingFirst}
        </Button>
      </div>
      {party && <Sought id={party} />}
      {live.status === 'loading' && <HuntsLoading />}
      {live.status === 'failed' && (
        <ErrorPanel title="The hunts could not be loaded" message={live.error.message} onRetry={live.retry} />
      )}
      {live.status === 'ready' && (
        <Hunts
          active={live.data[0].filter((hunt) => party === null || hunt.order_id !== party)}
          order={order}
          finished={live.data[1]}
          finishedTitle={finished}
          onShowMore={live.data[0].length + malformedPaths(live).length >= shown ? onShowMore : undefined}
        />
      )}
      <MalformedRows paths={malformedPaths(live)} />
    </section>
  );
}

type HuntsProps = {
  readonly active: readonly ActiveHunt[];
  readonly order: HuntSort;
  readonly finished: readonly ActiveHunt[];
  readonly finishedTitle: string;
  readonly onShowMore: (() => void) | undefined;
};

function Hunts({ active, order, finished, finishedTitle, onShowMore }: HuntsProps) {
  const lists = useRef<HTMLDivElement>(null);
  const now = useNow(TICK);
  useMoveAnimation(lists);
  if (active.length === 0 && finished.length === 0 && order === 'newest') {
    return <EmptyState title={`${adminTexts.noHunts} - ${adminTexts.noHuntsWhy}`} />;
  }
  return (
    <div ref={lists} className={styles.lists}>
      {active.length === 0 && (
        <p className={styles.quiet}>{order === 'waiting' ? adminTexts.nobodyUnderWay : adminTexts.nobodyOut}</p>
      )}
      <ul className={styles.list} aria-label="Active hunts">
        {withParties(active).map((hunts) =>
          hunts.party ? (
            <PartyRow key={hunts.party} id={hunts.party} hunts={hunts.hunts} now={now} />
          ) : (
            hunts.hunts.map((hunt) => <HuntRow key={hunt.id} hunt={hunt} now={now} />)
          ),
        )}
      </ul>
      {onShowMore && (
        <Button variant="outline" size="small" onClick={onShowMore}>
          Show more
        </Button>
      )}
      {finished.length > 0 && (
        <>
          <h3 className={styles.group}>{finishedTitle}</h3>
          <ul className={classes(styles.list, styles.finished)} aria-label={finishedTitle}>
            {finished.map((hunt) => (
              <HuntRow key={hunt.id} hunt={hunt} now={now} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Sought({ id }: { readonly id: string }) {
  return <SoughtParty key={id} id={id} now={useNow(TICK)} />;
}

function HuntsLoading() {
  return (
    <Loading text={adminTexts.loading}>
      <div className={styles.lists}>
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
      </div>
    </Loading>
  );
}
