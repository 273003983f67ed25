import type { WithId } from '@streetlore/domain/query';
import type { ReactNode } from 'react';
import type { Pages } from '../data/index.ts';
import { useAddress } from '../ui/address.ts';
import { Tabs } from '../ui/tabs.tsx';
import { PagedList } from './paged-list.tsx';
import styles from './screen.module.css';
import { Screen } from './screen.tsx';

type FilteredTexts<Filter extends string> = {
  readonly lead: string;
  readonly label: string;
  readonly filters: Readonly<Record<Filter, string>>;
  readonly loading: string;
  readonly failed: string;
  readonly empty: Readonly<Record<Filter, string>>;
};

type FilteredScreenProps<Filter extends string> = {
  readonly texts: FilteredTexts<Filter>;
  /** The filters in the order of their tabs. The first one applies until an admin chooses another. */
  readonly filters: readonly [Filter, ...Filter[]];
  readonly children: (filter: Filter) => ReactNode;
};

/** A live list with a tab for each of its filters. The address keeps the filter. */
export function FilteredScreen<Filter extends string>({ texts, filters, children }: FilteredScreenProps<Filter>) {
  const [{ filter }, keep] = useAddress({ filter: filters });
  const tabs = filters.map((id) => ({ id, title: texts.filters[id] }));
  return (
    <Screen narrow>
      <p className={styles.lead}>{texts.lead}</p>
      <Tabs label={texts.label} tabs={tabs} selected={filter} onSelect={(id) => keep({ filter: id })}>
        {children(filter)}
      </Tabs>
    </Screen>
  );
}

type FilteredListProps<Row, Filter extends string> = {
  readonly texts: FilteredTexts<Filter>;
  readonly filter: Filter;
  readonly pages: Pages<Row>;
  readonly children: (row: WithId<Row>) => ReactNode;
};

export function FilteredList<Row, Filter extends string>(props: FilteredListProps<Row, Filter>) {
  const { texts, filter, pages, children } = props;
  const { label, loading, failed, empty } = texts;
  return (
    <PagedList
      pages={pages}
      label={label}
      loading={loading}
      failed={failed}
      empty={empty[filter]}
      className={styles.list}
    >
      {children}
    </PagedList>
  );
}
