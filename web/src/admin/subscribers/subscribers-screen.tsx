import type { SubscriberOrder } from '@streetlore/domain/subscriber';
import { londonDay } from '@streetlore/domain/time';
import { useState } from 'react';
import { LiveView } from '../../data/index.ts';
import { presentTime } from '../../server-time.ts';
import { useAddress, useTyped } from '../../ui/address.ts';
import { Button } from '../../ui/button.tsx';
import { downloadCsv } from '../../ui/csv.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { toast } from '../../ui/toaster.tsx';
import { Screen } from '../screen.tsx';
import { SearchField } from '../search-field.tsx';
import { brokenTexts } from '../texts.ts';
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
        <ExportButton />
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

function ExportButton() {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { rows, broken } = await allSubscribers();
      downloadCsv(`subscribers-${londonDay(presentTime())}.csv`, csvColumns, rows);
      toast.success([texts.exported(rows.length), ...brokenTexts.leftOut(broken)].join('. '));
    } catch (error) {
      console.error('The subscribers could not be exported', error);
      toast.error(texts.exportFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" busy={busy} onClick={() => void save()}>
      {texts.export}
    </Button>
  );
}
