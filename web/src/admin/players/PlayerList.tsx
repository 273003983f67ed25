import type { WithId } from '@streetlore/domain/document';
import { formatPence } from '@streetlore/domain/money';
import { routes } from '@streetlore/domain/paths';
import { formatPhone } from '@streetlore/domain/phone';
import {
  type Player,
  type PlayerFilter,
  type PlayerOrder,
  playerFilters,
  playerSearch,
  playerSorts,
} from '@streetlore/domain/player';
import { formatAgo, formatMoment } from '@streetlore/domain/time';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePlayers } from '../../live/admin-players.ts';
import { LiveView } from '../../live/LiveView.tsx';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { type Column, DataTable, type Order } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Badge } from '../../ui/Sticker.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { Mismatches } from './Mismatches.tsx';
import styles from './Players.module.css';
import { playerTexts as texts } from './texts.ts';

type Row = WithId<Player>;

const columns: readonly Column<Row>[] = [
  {
    id: 'phone_number',
    title: 'Player',
    cell: ({ phone_number, email }) => (
      <>
        <Link className={styles.number} to={routes.adminPlayer(phone_number)}>
          {formatPhone(phone_number)}
        </Link>
        {email && <span className={styles.email}>{email}</span>}
      </>
    ),
  },
  { id: 'hunts', title: 'Hunts', sorts: true, numeric: true, cell: ({ hunts }) => hunts },
  { id: 'messages', title: 'Messages', sorts: true, numeric: true, cell: ({ messages }) => messages },
  { id: 'spend', title: 'Spend', sorts: true, numeric: true, cell: ({ spend }) => formatPence(spend) },
  {
    id: 'last_seen_at',
    title: 'Last seen',
    sorts: true,
    cell: ({ last_seen_at }) => (
      <time dateTime={last_seen_at.toISOString()} title={formatMoment(last_seen_at)}>
        {formatAgo(last_seen_at, new Date())}
      </time>
    ),
  },
  {
    id: 'opted_out',
    title: 'Texts',
    cell: ({ opted_out, playing }) => (
      <span className={styles.badges}>
        {opted_out ? <Badge tone="bad">{texts.optedOut}</Badge> : <Badge tone="good">{texts.reached}</Badge>}
        {playing && <Badge tone="warn">{texts.filters.playing}</Badge>}
      </span>
    ),
  },
];

/** Typing that rests for this long, in ms, is searched for. */
const QUIET_MS = 250;

const tabs = playerFilters.map((id) => ({ id, title: texts.filters[id] }));

/** Everybody who booked or was booked for, by the server's order and cursor. */
export function PlayerList() {
  const [filter, setFilter] = useState<PlayerFilter>('all');
  const [order, setOrder] = useState<PlayerOrder>({ field: 'last_seen_at', direction: 'desc' });
  const [typed, setTyped] = useState('');
  const search = playerSearch(useSettled(typed, QUIET_MS));
  const pages = usePlayers({ filter, search, order });
  // A search looks among all of them.
  const find = (text: string) => {
    setTyped(text);
    setFilter('all');
  };
  const sort = ({ field, direction }: Order) => {
    const known = playerSorts.find((one) => one === field);
    if (known) setOrder({ field: known, direction });
  };
  const choose = (chosen: PlayerFilter) => {
    setTyped('');
    setFilter(chosen);
  };
  return (
    <div className={styles.screen}>
      <Mismatches />
      <div className={styles.bar}>
        <search className={styles.search}>
          <TextField label={texts.search} type="search" value={typed} onChange={({ target }) => find(target.value)} />
          {typed !== '' && (
            <Button variant="outline" onClick={() => find('')}>
              Clear
            </Button>
          )}
        </search>
        <LinkButton variant="outline" to={routes.adminPerson()}>
          {texts.personal}
        </LinkButton>
      </div>
      <Tabs label="Filter" tabs={tabs} selected={filter} onSelect={choose}>
        <LiveView live={pages.live} loading={<ListLoading />} failed={texts.failed}>
          {(rows) =>
            rows.length === 0 && pages.page === 1 ? (
              <EmptyState title={search ? texts.nothingFound : texts.empty[filter]}>
                {!search && filter === 'all' && <p>{texts.emptyWhy}</p>}
              </EmptyState>
            ) : (
              <DataTable
                caption="Players"
                columns={columns}
                rows={rows}
                rowId={({ id }) => id}
                order={search ? { field: 'phone_number', direction: 'asc' } : order}
                {...(search ? {} : { onOrder: sort })}
                page={pages.page}
                next={pages.next}
                previous={pages.previous}
              />
            )
          }
        </LiveView>
      </Tabs>
    </div>
  );
}

function ListLoading() {
  return (
    <Loading text={texts.loading}>
      <Skeleton height="24rem" />
    </Loading>
  );
}
