import {
  createColumnHelper,
  functionalUpdate,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { classes } from './classes.ts';
import styles from './data-table.module.css';
import { Pager } from './pager.tsx';
import { TableFrame } from './table.tsx';

export type Column<Row> = {
  /** The document's field, if the column can sort. */
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sorts?: boolean;
  readonly numeric?: boolean;
};

export type SortOrder = {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
};

type DataTableProps<Row> = {
  readonly caption: string;
  /** Must be the same array at every render. */
  readonly columns: readonly Column<Row>[];
  /** In the server's order. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly order: SortOrder;
  readonly onOrder?: (order: SortOrder) => void;
  readonly page: number;
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
};

const features = tableFeatures({ rowSortingFeature });

/** A table whose rows the server sorts and pages. On a narrow screen each row becomes a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, order, onOrder, page, next, previous } = props;
  const defs = useMemo(() => {
    const helper = createColumnHelper<typeof features, { row: Row }>();
    return helper.columns(
      columns.map(({ id, title, cell, sorts = false }) =>
        helper.accessor((data) => data.row, {
          id,
          header: title,
          enableSorting: sorts,
          cell: (context) => cell(context.row.original.row),
        }),
      ),
    );
  }, [columns]);
  const data = useMemo(() => rows.map((row) => ({ row })), [rows]);
  const sorting: SortingState = [{ id: order.field, desc: order.direction === 'desc' }];
  const table = useTable({
    features,
    columns: defs,
    data,
    getRowId: ({ row }) => rowId(row),
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: (updater) => {
      const [first] = functionalUpdate(updater, sorting);
      if (first) onOrder?.({ field: first.id, direction: first.desc ? 'desc' : 'asc' });
    },
  });
  const column = new Map(columns.map((one) => [one.id, one]));
  return (
    <div>
      <TableFrame
        caption={caption}
        className={styles.table}
        head={table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => {
              const sorted = header.column.getIsSorted();
              return (
                <th
                  key={header.id}
                  scope="col"
                  data-numeric={column.get(header.id)?.numeric || undefined}
                  aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
                >
                  {header.column.getCanSort() && onOrder ? (
                    <button type="button" className={styles.sort} onClick={header.column.getToggleSortingHandler()}>
                      <table.FlexRender header={header} />
                      <SortIcon sorted={sorted} />
                    </button>
                  ) : (
                    <table.FlexRender header={header} />
                  )}
                </th>
              );
            })}
          </tr>
        ))}
      >
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} data-row={row.id}>
            {row.getAllCells().map((cell) => {
              const { title, numeric } = column.get(cell.column.id) ?? {};
              return (
                <td key={cell.id} data-title={title} data-numeric={numeric || undefined}>
                  <div className={styles.cell}>
                    <table.FlexRender cell={cell} />
                  </div>
                </td>
              );
            })}
          </tr>
        ))}
      </TableFrame>
      <Pager label={caption} page={page} next={next} previous={previous} />
    </div>
  );
}

function SortIcon({ sorted }: { readonly sorted: false | 'asc' | 'desc' }) {
  const Icon = sorted ? (sorted === 'asc' ? ArrowUp : ArrowDown) : ArrowUpDown;
  return <Icon size={14} aria-hidden="true" className={classes(!sorted && styles.unsorted)} />;
}
