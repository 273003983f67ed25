import type { WithId } from '@streetlore/domain/query';
import type { ReactNode } from 'react';
import { LiveView, type Pages } from '../data/index.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loading } from '../ui/loading.tsx';
import { Pager } from '../ui/pager.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

type PagedListProps<Row> = {
  readonly pages: Pages<Row>;
  /** What is listed, for its name. */
  readonly label: string;
  readonly loading: string;
  /** What is in the list's place while it loads. */
  readonly skeleton?: ReactNode;
  readonly failed: string;
  readonly empty: string;
  /** Why, and what can be done about it. */
  readonly whenEmpty?: ReactNode;
  readonly className: string | undefined;
  /** One row as a list item, and its place on the page, from 0. */
  readonly children: (row: WithId<Row>, place: number) => ReactNode;
};

/** A live list in pages, with what stands there while it loads, fails or holds nothing. */
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
          {/* Below an empty list, too: of what the server found, a search may leave nothing on this page. */}
          <Pager label={label} page={page} next={next} previous={previous} />
        </>
      )}
    </LiveView>
  );
}
