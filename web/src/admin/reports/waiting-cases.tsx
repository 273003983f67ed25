import type { DecisionAction } from '@streetlore/domain/reports';
import { useState } from 'react';
import { CASES_SHOWN, LiveView, usePreviousData, useSession, useWaitingCases } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import screen from '../screen.module.css';
import { CaseRow } from './case-row.tsx';
import { type ListedCase, useCase } from './data.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { caseTexts as texts } from './texts.ts';
import { waitOf, withLeft } from './with-left.ts';

type Asked = { readonly listed: ListedCase; readonly action: DecisionAction };

export function WaitingCases() {
  const [most, setMost] = useState(CASES_SHOWN);
  // The dialog is not part of the row, which may leave the list while an admin types.
  const [asked, setAsked] = useState<Asked | null>(null);
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const live = usePreviousData(useWaitingCases(most));
  return (
    <>
      <LiveView live={live} loading={<Loading text={texts.loading} height="16rem" />} failed={texts.failed}>
        {(rows) => (
          <>
            <Rows rows={rows} own={own} onAsk={setAsked} />
            {rows.length >= most && (
              <Button variant="outline" size="small" onClick={() => setMost(most + CASES_SHOWN)}>
                {texts.more}
              </Button>
            )}
          </>
        )}
      </LiveView>
      {asked && (
        <DecisionDialog
          {...asked}
          onDecided={() => setOwn(new Set([...own, waitOf(asked.listed)]))}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

type RowsProps = {
  readonly rows: readonly ListedCase[];
  /** What this admin has decided here (`waitOf`). */
  readonly own: ReadonlySet<string>;
  readonly onAsk: (asked: Asked) => void;
};

/** Rows that another admin decides stay and say so, until the screen is left. */
function Rows({ rows, own, onAsk }: RowsProps) {
  const [seen, setSeen] = useState(rows);
  const all = withLeft(rows, seen);
  if (rows.some((row) => !seen.some((one) => waitOf(one) === waitOf(row)))) setSeen(all);
  const waits = (id: string) => rows.some((row) => row.id === id);
  const shown = all.filter((one) => waits(one.id) || !own.has(waitOf(one)));
  if (shown.length === 0)
    return (
      <EmptyState title={texts.empty.waiting}>
        <p>{texts.emptyWhy}</p>
      </EmptyState>
    );
  return (
    <ul className={screen.list} aria-label={texts.label}>
      {shown.map((listed) =>
        waits(listed.id) ? (
          <CaseRow key={listed.id} listed={listed} onAsk={(action) => onAsk({ listed, action })} />
        ) : (
          <LeftRow key={listed.id} id={listed.id} />
        ),
      )}
    </ul>
  );
}

/** A case that has left the list while it was on screen. */
function LeftRow({ id }: { readonly id: string }) {
  const live = useCase(id);
  const session = useSession();
  const found = live.status === 'ready' ? live.data : null;
  const by = (found?.final ?? found?.decision)?.by_uid;
  const isOwn = session.status === 'ready' && session.data?.uid === by;
  return found && !isOwn ? <CaseRow listed={found} isMeanwhile /> : null;
}
