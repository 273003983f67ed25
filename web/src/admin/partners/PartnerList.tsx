import { type PartnerStatus, partnerStatuses, partnerTypes } from '@streetlore/domain/partner';
import { routes } from '@streetlore/domain/paths';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePartnerStats } from '../../live/admin-partners.ts';
import { useKept } from '../../live/core/use-kept.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { useLondonDay } from '../dashboard/use-london-day.ts';
import { ApplicationToast } from './Applications.tsx';
import { PartnerGrid } from './PartnerGrid.tsx';
import styles from './Partners.module.css';
import { StatCards } from './StatCards.tsx';
import { partnerDeskTexts as texts } from './texts.ts';
import { useFilter } from './use-filter.ts';

/** How long, in ms, typing has to pause before the server is asked. */
const QUIET_MS = 250;

/** Partner Management: the figures, the filters, and the partners that fit them, live. */
export function PartnerList() {
  const [filter, change] = useFilter();
  const [typed, setTyped] = useState(filter.search);
  const search = useSettled(typed, QUIET_MS);
  // Not the filter's: an address changes too late for a field that is typed into.
  const apply = useRef((_search: string) => {});
  apply.current = (found) => {
    if (found !== filter.search) change({ search: found });
  };
  useEffect(() => apply.current(search), [search]);
  const clear = () => {
    setTyped('');
    change({ status: null, type: null, search: '' });
  };
  const live = useKept(usePartnerStats());
  const month = useLondonDay().slice(0, 'YYYY-MM'.length);
  const stats = live.status === 'ready' ? live.data : null;
  const count = (id: PartnerStatus | 'all') =>
    live.status === 'ready' && ((id === 'all' ? stats?.total : stats?.by_status[id]) ?? 0);
  const tabs = (['all', ...partnerStatuses] as const).map((id) => ({
    id,
    title: (
      <>
        {texts.tabs[id]} <span className={styles.count}>{count(id)}</span>
      </>
    ),
  }));
  return (
    <div className={styles.screen}>
      <div className={styles.bar}>
        <LinkButton to={`${routes.adminSection('partners')}/new`}>
          <Plus size={18} aria-hidden="true" />
          {texts.add}
        </LinkButton>
      </div>
      <StatCards live={live} month={month} />
      <div className={styles.filters}>
        <TextField
          label={texts.search}
          type="search"
          hint={texts.searchHint}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SelectField
          label={texts.type}
          value={filter.type ?? ''}
          onChange={({ target }) => change({ type: target.value || null })}
        >
          <option value="">{texts.allTypes}</option>
          {partnerTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
      </div>
      <Tabs
        label="Status"
        tabs={tabs}
        selected={filter.status ?? 'all'}
        onSelect={(id) => change({ status: id === 'all' ? null : id })}
      >
        <PartnerGrid filter={filter} onClear={clear} />
      </Tabs>
      <ApplicationToast />
    </div>
  );
}
