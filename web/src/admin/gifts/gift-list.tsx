import { giftAdminTexts, giftOrigins, giftStatuses, giftStatusOf } from '@streetlore/domain/gift';
import { useState } from 'react';
import { LiveView, usePreviousData } from '../../data/index.ts';
import { useAddress } from '../../ui/address.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useNow } from '../../ui/use-now.ts';
import { ExportButton } from '../export-button.tsx';
import { Screen } from '../screen.tsx';
import { columns, csvColumns } from './columns.tsx';
import { allGifts, useGifts } from './data.ts';
import styles from './gifts.module.css';
import { IssueDialog } from './issue-dialog.tsx';
import { giftScreenTexts as texts } from './texts.ts';

/** How many gifts are read at first, and how many more with each press. */
const STEP = 50;

const choices = { origin: ['all', ...giftOrigins], state: ['any', ...giftStatuses] } as const;

export function GiftList() {
  const [{ origin, state }, keep] = useAddress(choices);
  const [most, setMost] = useState(STEP);
  const [issuing, setIssuing] = useState(false);
  const now = useNow(60_000);
  const asked = useGifts(origin === 'all' ? null : origin, most);
  const live = usePreviousData(asked);
  return (
    <Screen>
      <div className={styles.bar}>
        <div className={styles.filters}>
          <SelectField
            label={texts.origin}
            value={origin}
            onChange={({ target }) => keep({ origin: choices.origin.find((one) => one === target.value) ?? 'all' })}
          >
            <option value="all">{texts.anyOrigin}</option>
            {giftOrigins.map((one) => (
              <option key={one} value={one}>
                {giftAdminTexts.origins[one]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={texts.state}
            value={state}
            onChange={({ target }) => keep({ state: choices.state.find((one) => one === target.value) ?? 'any' })}
          >
            <option value="any">{texts.anyState}</option>
            {giftStatuses.map((one) => (
              <option key={one} value={one}>
                {texts.states[one]}
              </option>
            ))}
          </SelectField>
        </div>
        <div className={styles.buttons}>
          <ExportButton name="gifts" columns={csvColumns} read={allGifts} exported={texts.exported} />
          <Button onClick={() => setIssuing(true)}>{texts.issue}</Button>
        </div>
      </div>
      <LiveView live={live} loading={<Loading text={texts.loading} height="24rem" />} failed={texts.failed}>
        {(gifts) => {
          const shown = gifts.filter((gift) => state === 'any' || giftStatusOf(gift, now) === state);
          return (
            <>
              {shown.length === 0 ? (
                <EmptyState title={texts.empty} />
              ) : (
                <DataTable
                  caption={texts.caption}
                  columns={columns}
                  rows={shown}
                  rowId={({ id }) => id}
                  order={{ field: 'created_at', direction: 'desc' }}
                  page={1}
                  next={undefined}
                  previous={undefined}
                />
              )}
              {gifts.length >= most && (
                <p className={styles.more}>
                  {texts.ofNewest(shown.length, gifts.length)}
                  <Button
                    variant="outline"
                    size="small"
                    busy={asked.status === 'loading'}
                    onClick={() => setMost(most + STEP)}
                  >
                    {texts.more}
                  </Button>
                </p>
              )}
            </>
          );
        }}
      </LiveView>
      {issuing && <IssueDialog onClose={() => setIssuing(false)} />}
    </Screen>
  );
}
