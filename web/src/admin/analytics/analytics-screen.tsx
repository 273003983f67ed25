import { monthsSince, periods } from '@streetlore/domain/stats';
import { LiveView, useMonths, usePreviousData } from '../../data/index.ts';
import { useAddress } from '../../ui/address.ts';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useNow } from '../../ui/use-now.ts';
import styles from './analytics.module.css';
import { useRewardedPartners, useTourStats } from './data.ts';
import { PeriodFigures } from './period-figures.tsx';
import { Rewards } from './rewards.tsx';
import { StopAnalytics } from './stop-analytics.tsx';
import { Stuck } from './stuck.tsx';
import { analyticsTexts } from './texts.ts';

/** How often (ms) the screen checks whether a new day has begun. */
const MINUTE = 60_000;

/**
 * Reads documents of figures: one for each month, each tour and each listed partner. Only the
 * partners' names and offers come from the partners themselves.
 */
export function AnalyticsScreen() {
  const [{ period }, keep] = useAddress({ period: periods });
  const now = useNow(MINUTE);
  const months = usePreviousData(useMonths(monthsSince(period, now)));
  const tours = useTourStats();
  const partners = usePreviousData(useRewardedPartners());
  return (
    <div className={styles.screen}>
      <p className={styles.lead}>{analyticsTexts.lead}</p>
      <h2 className={styles.heading}>{analyticsTexts.overTime}</h2>
      <Tabs
        label={analyticsTexts.by}
        tabs={periods.map((id) => ({ id, title: analyticsTexts.periods[id] }))}
        selected={period}
        onSelect={(id) => keep({ period: id })}
      >
        <LiveView live={months} loading={<FiguresLoading />} failed={analyticsTexts.failed}>
          {(data) => <PeriodFigures period={period} months={data} now={now} />}
        </LiveView>
      </Tabs>
      <section aria-labelledby="stuck" className={styles.stops}>
        <h2 id="stuck" className={styles.heading}>
          {analyticsTexts.stuck}
        </h2>
        <p className={styles.lead}>{analyticsTexts.stuckLead}</p>
        <LiveView live={tours} loading={<FiguresLoading />} failed={analyticsTexts.toursFailed}>
          {(found) => <Stuck tours={found} />}
        </LiveView>
      </section>
      <section aria-labelledby="rewards" className={styles.stops}>
        <h2 id="rewards" className={styles.heading}>
          {analyticsTexts.rewards}
        </h2>
        <p className={styles.lead}>{analyticsTexts.rewardsLead}</p>
        <LiveView live={partners} loading={<FiguresLoading />} failed={analyticsTexts.rewardsFailed}>
          {(found) => <Rewards partners={found} now={now} />}
        </LiveView>
      </section>
      <section aria-labelledby="stop-by-stop" className={styles.stops}>
        <h2 id="stop-by-stop" className={styles.heading}>
          {analyticsTexts.stops}
        </h2>
        <p className={styles.lead}>{analyticsTexts.stopsLead}</p>
        <LiveView live={tours} loading={<FiguresLoading />} failed={analyticsTexts.toursFailed}>
          {(found) => <StopAnalytics tours={found} />}
        </LiveView>
      </section>
    </div>
  );
}

function FiguresLoading() {
  return (
    <Loading text={analyticsTexts.loading}>
      <div className={styles.figures}>
        <Skeleton height="20rem" />
        <Skeleton height="20rem" />
      </div>
    </Loading>
  );
}
