import {
  type PartnerStats,
  type PartnerStatus,
  partnerStatuses,
  partnerTypes,
  rewardsIn,
} from '@streetlore/domain/partner';
import { routes } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';
import { type Live, usePartnerStats, usePreviousData } from '../../data/index.ts';
import { useAddress, useTyped, useWithList } from '../../ui/address.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useLondonDay } from '../../ui/use-london-day.ts';
import { NewItemBar } from '../card-grid.tsx';
import { Screen } from '../screen.tsx';
import { SearchField } from '../search-field.tsx';
import { ApplicationToast } from './applications.tsx';
import type { PartnerFilter } from './data.ts';
import { PartnerGrid } from './partner-grid.tsx';
import styles from './partners.module.css';
import { partnerAdminTexts as texts } from './texts.ts';
import { ProposalList } from './till/proposal-list.tsx';

const choices = { status: ['all', ...partnerStatuses], type: ['', ...partnerTypes], search: '' } as const;

export function PartnerList() {
  const [{ status, type, search }, keep] = useAddress(choices);
  const filter: PartnerFilter = { status: status === 'all' ? null : status, type: type || null, search };
  const [typed, setTyped] = useTyped(search, (found) => keep({ search: found }));
  const withList = useWithList();
  const clear = () => {
    setTyped('');
    keep({ status: 'all', type: '', search: '' });
  };
  const live = usePreviousData(usePartnerStats());
  const month = useLondonDay().slice(0, 'YYYY-MM'.length);
  const stats = live.status === 'ready' ? live.data : null;
  // The counts are by status only, and would be wrong beside a list that is filtered further.
  const isNarrowed = type !== '' || search !== '';
  const count = (id: PartnerStatus | 'all') =>
    live.status === 'ready' && ((id === 'all' ? stats?.total : stats?.by_status[id]) ?? 0);
  const tabs = (['all', ...partnerStatuses] as const).map((id) => ({
    id,
    title: (
      <>
        <span>{texts.tabs[id]}</span>
        {!isNarrowed && <span className={styles.count}> {count(id)}</span>}
      </>
    ),
  }));
  return (
    <Screen>
      <NewItemBar to={withList(`${routes.adminSection('partners')}/new`)} label={texts.add} />
      <StatCards live={live} month={month} />
      <ProposalList />
      <div className={styles.filters}>
        <SearchField label={texts.search} hint={texts.searchHint} value={typed} onType={setTyped} />
        <SelectField
          label={texts.type}
          value={type}
          onChange={({ target }) => keep({ type: partnerTypes.find((one) => one === target.value) ?? '' })}
        >
          <option value="">{texts.allTypes}</option>
          {partnerTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
      </div>
      <Tabs label="Status" tabs={tabs} selected={status} onSelect={(id) => keep({ status: id })}>
        <PartnerGrid filter={filter} onClear={clear} />
      </Tabs>
      <ApplicationToast />
    </Screen>
  );
}

const list = routes.adminSection('partners');

type StatCardsProps = {
  readonly live: Live<PartnerStats | null>;
  /** The present month in London, such as `2026-11`. */
  readonly month: string;
};

export function StatCards({ live, month }: StatCardsProps) {
  if (live.status === 'failed')
    return <ErrorPanel title={texts.figuresFailed} message={live.error.message} onRetry={live.retry} />;
  const stats = live.status === 'ready' ? live.data : null;
  const rewards = rewardsIn(month, stats);
  const { active = 0, form_submitted = 0, negotiating = 0 } = stats?.by_status ?? {};
  const figures = [
    [texts.cards.total, stats?.total ?? 0, list],
    [texts.cards.active, active, `${list}?status=active`],
    [texts.cards.applications, form_submitted, `${list}?status=form_submitted`],
    [texts.cards.negotiating, negotiating, `${list}?status=negotiating`],
    [texts.cards.redemptions, rewards.redeemed, null, texts.alsoSaid(rewards.said)],
  ] as const;
  return (
    <dl className={styles.stats} aria-busy={live.status === 'loading'}>
      {figures.map(([label, count, to, more]) => (
        <div key={label} className={styles.stat}>
          <dt>{to === null ? label : <Link to={to}>{label}</Link>}</dt>
          <dd>
            {live.status === 'loading' ? <Skeleton width="3ch" height="1em" /> : count}
            {live.status !== 'loading' && more && <span className={styles.more}>{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
