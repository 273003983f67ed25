import { byHunt, type Conversation, type ConversationFilter, conversationFilters } from '@streetlore/domain/sms';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { mapLive, type Pages } from '../../data/index.ts';
import { useAddress, useTyped } from '../../ui/address.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { useNow } from '../../ui/use-now.ts';
import { PagedList } from '../paged-list.tsx';
import { SearchField } from '../search-field.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { useConversations, useHuntsOf } from './data.ts';
import styles from './sms.module.css';
import { smsTexts as texts } from './texts.ts';

/** How often (ms) texts such as 'x minutes ago' are renewed. */
const TICK = 15_000;

const tabs = conversationFilters.map((id) => ({ id, title: texts.filters[id] }));

type FilterTabsProps = {
  readonly filter: ConversationFilter;
  readonly onFilter: (filter: ConversationFilter) => void;
  readonly children: ReactNode;
};

export function FilterTabs({ filter, onFilter, children }: FilterTabsProps) {
  return (
    <Tabs label={texts.filter} tabs={tabs} selected={filter} onSelect={onFilter}>
      {children}
    </Tabs>
  );
}

type ConversationListProps = {
  readonly ref: Ref<HTMLElement>;
  readonly selected: string | null;
};

export function ConversationList({ ref, selected }: ConversationListProps) {
  const [{ filter, search }, keep] = useAddress({ filter: conversationFilters, search: '' });
  const [typed, setTyped] = useTyped(search, (text) => keep({ search: text }));
  const pages = useConversations(filter, search);
  const now = useNow(TICK);
  return (
    <section ref={ref} aria-label={texts.conversations} className={styles.list}>
      <SearchField label={texts.search} placeholder={texts.searchHint} value={typed} onType={setTyped} />
      <FilterTabs filter={filter} onFilter={(id) => keep({ filter: id })}>
        <Rows pages={pages} isNarrowed={search.trim() !== '' || filter !== 'all'} selected={selected} now={now} />
      </FilterTabs>
    </section>
  );
}

type RowsProps = {
  readonly pages: Pages<Conversation>;
  readonly isNarrowed: boolean;
  readonly selected: string | null;
  readonly now: Date;
};

/** Puts the phones of a hunt into one row. */
export function Rows({ pages, isNarrowed, selected, now }: RowsProps) {
  const last = useRef(selected);
  useEffect(() => {
    if (selected) last.current = selected;
  }, [selected]);
  const live = mapLive(pages.live, (rows) => byHunt(rows).map((group) => ({ ...group, id: group.shown.id })));
  const hunts = useHuntsOf(pages.live.status === 'ready' ? pages.live.data : []);
  return (
    <PagedList
      pages={{ ...pages, live }}
      label={texts.conversations}
      loading={texts.loading}
      failed={texts.loadFailed}
      empty={isNarrowed ? texts.nothingFound : texts.empty}
      whenEmpty={!isNarrowed && <p>{texts.emptyWhy}</p>}
      className={styles.rows}
    >
      {({ shown, all }) => {
        const isAmong = (id: string | null) => all.some((one) => one.id === id);
        return (
          <ConversationRow
            key={shown.hunt_id ?? shown.id}
            conversation={shown}
            all={all}
            hunt={hunts.get(shown.hunt_id ?? '')}
            selected={isAmong(selected)}
            isLast={isAmong(selected ?? last.current)}
            now={now}
          />
        );
      }}
    </PagedList>
  );
}
