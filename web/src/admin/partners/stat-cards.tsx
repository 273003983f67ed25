import { type PartnerStats, redemptionsIn } from '@streetlore/domain/partner';
import { routes } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';
import type { Live } from '../../data/index.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './partners.module.css';
import { partnerAdminTexts as texts } from './texts.ts';

const list = routes.adminSection('partners');

type StatCardsProps = {
  readonly live: Live<PartnerStats | null>;
  /** In London, such as `2026-11`. */
  readonly month: string;
};

export function StatCards({ live, month }: StatCardsProps) {
  if (live.status === 'failed')
    return <ErrorPanel title={texts.figuresFailed} message={live.error.message} onRetry={live.retry} />;
  const stats = live.status === 'ready' ? live.data : null;
  const { active = 0, form_submitted = 0, negotiating = 0 } = stats?.by_status ?? {};
  const figures = [
    [texts.cards.total, stats?.total ?? 0, list],
    [texts.cards.active, active, `${list}?status=active`],
    [texts.cards.applications, form_submitted, `${list}?status=form_submitted`],
    [texts.cards.negotiating, negotiating, `${list}?status=negotiating`],
    [texts.cards.redemptions, redemptionsIn(month, stats), null],
  ] as const;
  return (
    <dl className={styles.stats} aria-busy={live.status === 'loading'}>
      {figures.map(([label, count, to]) => (
        <div key={label} className={styles.stat}>
          <dt>{to === null ? label : <Link to={to}>{label}</Link>}</dt>
          <dd>{live.status === 'loading' ? <Skeleton width="3ch" height="1em" /> : count}</dd>
        </div>
      ))}
    </dl>
  );
}
