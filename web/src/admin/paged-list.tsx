import type { WithId } from '@streetlore/domain/query';
import type { ReactNode } from 'react';
import { LiveView, type Pages } from '../data/index.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loading } from '../ui/loading.tsx';
import { Pager } from '../ui/pager.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

type PagedListProps<Row> = {
  readonly pages: Pages<Row>;
  readonly label: string;
  readonly loading: string;
  readonly skeleton?: ReactNode;
  readonly failed: string;
  readonly empty: string;
  readonly whenEmpty?: ReactNode;
  readonly className: string | undefined;
  /** Renders one row as a list item. `place` is its index on the page, from 0. */
  readonly children: (row: WithId<Row>, place: number) => ReactNode;
};

export function PagedList<Row>({
  pages,
  label,
  loading,
  skeleton = <Skeleton height="16rem" />,
  failed,
  className,
  children,
  ...nothing
}: PagedListProps<Row>) {
  const { live, page, next, previous } = pages;
  return (
    <LiveView live={live} loading={<Loading text={loading}>{skeleton}</Loading>} failed={failed}>
      {(rows) => (
        <>
          {rows.length === 0 ? (
            <EmptyState title={nothing.empty}>{nothing.whenEmpty}</EmptyState>
          ) : (
            <ul className={className} aria-label={label}>
              {rows.map(children)}
            </ul>
          )}
          {/* Stays when a search removes all rows of this page. */}
          <Pager label={label} page={page} next={next} previous={previous} />
        </>
      )}
    </LiveView>
  );
}
