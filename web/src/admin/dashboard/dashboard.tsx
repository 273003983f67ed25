import { eveningBefore } from '@streetlore/domain/stats';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { useLondonDay } from '../../ui/use-london-day.ts';
import { useNow } from '../../ui/use-now.ts';
import { PARTY_PARAMETER } from '../party-link.tsx';
import { adminTexts } from '../texts.ts';
import styles from './dashboard.module.css';
import { refreshHunts, refreshStats } from './data.ts';
import { DayFigures } from './day-figures.tsx';
import { FINISHED_SHOWN, HUNTS_SHOWN, HuntTracking } from './hunt-tracking.tsx';
import { NeedsYou } from './needs-you.tsx';
import { QuickActions } from './quick/quick-actions.tsx';
import { monthsNeeded, SmsAnalytics } from './sms-analytics.tsx';
import { SystemHealth } from './system-health.tsx';

const MINUTE = 60_000;

type DashboardProps = {
  /** The hunts that need an admin now. */
  readonly hunts?: ReactNode;
  /** Other sections' content below the hunts under way. */
  readonly urgent?: ReactNode;
  /** Other sections' content below. */
  readonly children?: ReactNode;
};

/** `/admin`: the business of today, live. */
export function Dashboard({ hunts, urgent, children }: DashboardProps) {
  const day = useLondonDay();
  const now = useNow(MINUTE);
  // Hunts that ended before midnight do not vanish in the middle of an evening.
  const since = eveningBefore(now) ?? day;
  const [shown, setShown] = useState(HUNTS_SHOWN);
  const [params, setParams] = useSearchParams();
  const order = params.get('hunts') === 'waiting' ? 'waiting' : 'newest';
  const refresh = () => {
    refreshStats(day, monthsNeeded(day));
    refreshHunts(order, shown, since, FINISHED_SHOWN);
  };
  return (
    <div className={styles.dashboard}>
      <NeedsYou hunts={hunts}>
        <Button variant="outline" size="small" onClick={refresh}>
          <RefreshCw size={16} aria-hidden="true" />
          Refresh
        </Button>
      </NeedsYou>
      <HuntTracking
        since={since}
        finished={since === day ? adminTexts.finishedToday : adminTexts.finishedTonight}
        order={order}
        onOrder={(next) => setParams(next === 'waiting' ? { hunts: next } : {}, { replace: true })}
        shown={shown}
        onShowMore={() => setShown(shown + HUNTS_SHOWN)}
        party={params.get(PARTY_PARAMETER)}
      />
      {urgent}
      <DayFigures day={day} now={now} />
      <QuickActions />
      <div className={styles.pair}>
        <SmsAnalytics day={day} />
        <SystemHealth />
      </div>
      {children}
    </div>
  );
}
