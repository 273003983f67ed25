import type { SubscriberOrder } from '@streetlore/domain/subscriber';
import { LiveView } from '../../data/index.ts';
import { useAddress, useTyped } from '../../ui/address.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { ExportButton } from '../export-button.tsx';
import { Screen } from '../screen.tsx';
import { SearchField } from '../search-field.tsx';
import { columns, csvColumns } from './columns.tsx';
import { allSubscribers, useSubscribers } from './data.ts';
import styles from './subscribers.module.css';
import { subscriberTexts as texts } from './texts.ts';

const choices = { sort: ['created_at', 'email'], direction: ['desc', 'asc'], search: '' } as const;

export function SubscribersScreen() {
  const [{ search, sort, direction }, keep] = useAddress(choices);
  const [typed, setTyped] = useTyped(search, (text) => keep({ search: text }));
  const order: SubscriberOrder = { field: sort, direction };
  const prefix = search.trim();
  const { live, page, next, previous } = useSubscribers(prefix, order);
  const shown: SubscriberOrder = prefix && order.field !== 'email' ? { field: 'email', direction: 'asc' } : order;
  return (
    <Screen>
      <div className={styles.bar}>
        <SearchField label={texts.search} placeholder={texts.searchHint} value={typed} onType={setTyped} />
        <ExportButton name="subscribers" columns={csvColumns} read={allSubscribers} exported={texts.exported} />
      </div>
      <LiveView live={live} loading={<Loading text={texts.loading} height="24rem" />} failed={texts.failed}>
        {(subscribers) =>
          subscribers.length === 0 ? (
            <EmptyState title={prefix ? texts.none(prefix) : texts.empty}>
              {prefix && (
                <Button variant="outline" onClick={() => setTyped('')}>
                  {texts.clear}
                </Button>
              )}
            </EmptyState>
          ) : (
            <DataTable
              caption={texts.caption}
              columns={columns}
              rows={subscribers}
              rowId={({ id }) => id}
              order={shown}
              onOrder={({ field, direction }) => keep({ sort: field === 'email' ? 'email' : 'created_at', direction })}
              page={page}
              next={next}
              previous={previous}
            />
          )
        }
      </LiveView>
    </Screen>
  );
}
