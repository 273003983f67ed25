import { formatPence } from '@streetlore/domain/money';
import { routes } from '@streetlore/domain/paths';
import { type Player, playerFilters, playerSearch, playerSorts } from '@streetlore/domain/player';
import type { WithId } from '@streetlore/domain/query';
import { formatAgo, formatMoment } from '@streetlore/domain/time';
import { LiveView } from '../../data/index.ts';
import { presentTime } from '../../server-time.ts';
import { useAddress, useTyped, useWithList } from '../../ui/address.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { type Column, DataTable, type SortOrder } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PartyLink } from '../party-link.tsx';
import { PlayerLink } from '../player-link.tsx';
import { Screen } from '../screen.tsx';
import { SearchField } from '../search-field.tsx';
import { usePlayers } from './data.ts';
import { Mismatches } from './mismatches.tsx';
import styles from './players.module.css';
import { RefundProblems } from './refund-problems.tsx';
import { playerTexts as texts } from './texts.ts';

type Row = WithId<Player>;

const columns: readonly Column<Row>[] = [
  {
    id: 'phone_number',
    title: 'Player',
    cell: ({ phone_number, email, party_id }) => (
      <>
        <span className={styles.number}>
          <PlayerLink number={phone_number} />
        </span>
        {email && <span className={styles.email}>{email}</span>}
        {party_id && (
          <span className={styles.email}>
            <PartyLink id={party_id} />
          </span>
        )}
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
    cell: ({ last_seen_at, never_texted }) => (
      <time dateTime={last_seen_at.toISOString()} title={formatMoment(last_seen_at)}>
        {never_texted
          ? texts.bookedOnly(formatAgo(last_seen_at, presentTime()))
          : formatAgo(last_seen_at, presentTime())}
      </time>
    ),
  },
  {
    id: 'opted_out',
    title: 'Texts',
    cell: (player) => <Reachability player={player} />,
  },
];

const choices = { filter: playerFilters, sort: playerSorts, direction: ['desc', 'asc'], search: '' } as const;
const tabs = playerFilters.map((id) => ({ id, title: texts.filters[id] }));

/** Whether texts reach a player, as far as is known, and whether the player is in a hunt. */
export function Reachability({ player: { opted_out, never_texted, playing } }: { readonly player: Player }) {
  const reached = never_texted ? <Badge>{texts.neverTexted}</Badge> : <Badge tone="good">{texts.reached}</Badge>;
  return (
    <span className={styles.badges}>
      {opted_out ? <Badge tone="bad">{texts.optedOut}</Badge> : reached}
      {playing && <Badge tone="warn">{texts.filters.playing}</Badge>}
    </span>
  );
}

export function PlayerList() {
  const [{ filter, sort, direction, search: sought }, keep] = useAddress(choices);
  // A search covers all players, so it clears the filter.
  const [typed, setTyped] = useTyped(sought, (text) => keep({ search: text, filter: 'all' }));
  const withList = useWithList();
  const search = playerSearch(sought);
  const order = { field: sort, direction };
  const pages = usePlayers({ filter, search, order });
  const onOrder = (next: SortOrder) => {
    const known = playerSorts.find((one) => one === next.field);
    if (known) keep({ sort: known, direction: next.direction });
  };
  const choose = (chosen: typeof filter) => {
    setTyped('');
    keep({ search: '', filter: chosen });
  };
  return (
    <Screen>
      <Mismatches />
      <RefundProblems />
      <div className={styles.bar}>
        <search className={styles.search}>
          <SearchField label={texts.search} hint={texts.searchHint} value={typed} onType={setTyped} />
          {typed !== '' && (
            <Button variant="outline" onClick={() => setTyped('')}>
              Clear
            </Button>
          )}
        </search>
        <LinkButton variant="outline" to={withList(routes.adminPerson())}>
          {texts.personal}
        </LinkButton>
      </div>
      <Tabs label="Filter" tabs={tabs} selected={filter} onSelect={choose}>
        <LiveView live={pages.live} loading={<Loading text={texts.loading} height="24rem" />} failed={texts.failed}>
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
                {...(search ? {} : { onOrder })}
                page={pages.page}
                next={pages.next}
                previous={pages.previous}
              />
            )
          }
        </LiveView>
      </Tabs>
    </Screen>
  );
}
