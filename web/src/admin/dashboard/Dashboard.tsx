import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { refreshHunts } from '../../live/admin-hunts.ts';
import { refreshStats } from '../../live/admin-stats.ts';
import { Button } from '../../ui/Button.tsx';
import { ArticleQueue } from '../blog/queue/ArticleQueue.tsx';
import { Suggestions } from '../blog/queue/Suggestions.tsx';
import { QuickActions } from '../quick/QuickActions.tsx';
import styles from './Dashboard.module.css';
import { DayFigures } from './DayFigures.tsx';
import { FINISHED_SHOWN, HUNTS_SHOWN, HuntTracking } from './HuntTracking.tsx';
import { monthsNeeded, SmsAnalytics } from './SmsAnalytics.tsx';
import { SystemHealth } from './SystemHealth.tsx';
import { useLondonDay } from './use-london-day.ts';
import { WaitingList } from './WaitingList.tsx';

/** `/admin`: what the business does today, live. */
export function Dashboard() {
  const day = useLondonDay();
  const [shown, setShown] = useState(HUNTS_SHOWN);
  const [params, setParams] = useSearchParams();
  const order = params.get('hunts') === 'waiting' ? 'waiting' : 'newest';
  const refresh = () => {
    refreshStats(day, monthsNeeded(day));
    refreshHunts(order, shown, day, FINISHED_SHOWN);
  };
  return (
    <div className={styles.dashboard}>
      <div className={styles.bar}>
        <Button variant="outline" size="small" onClick={refresh}>
          <RefreshCw size={16} aria-hidden="true" />
          Refresh
        </Button>
      </div>
      <DayFigures day={day} />
      <WaitingList />
      <HuntTracking
        day={day}
        order={order}
        onOrder={(next) => setParams(next === 'waiting' ? { hunts: next } : {}, { replace: true })}
        shown={shown}
        onShowMore={() => setShown(shown + HUNTS_SHOWN)}
      />
      <QuickActions />
      <div className={styles.pair}>
        <SmsAnalytics day={day} />
        <SystemHealth />
      </div>
      <ArticleQueue />
      <Suggestions />
    </div>
  );
}
