import { Fragment, type ReactNode } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { useUiText } from '../ui-text/ui-text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Pager, type PagerProps } from './pager.tsx';
import styles from './table.module.css';

export interface TableColumn<Row> {
  id: string;
  title: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Amounts are aligned right. */
  align?: 'start' | 'end' | 'center';
  /** A CSS width, in rem. */
  width?: string;
}

export interface TableProps<Row> extends Partial<PagerProps> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Names the table for screen readers. */
  label: string;
  /** Rows are on their way: shapes instead of rows. */
  loading?: boolean;
  /** Instead of rows when there are none. */
  empty?: ReactNode;
  /** What belongs to a row and is drawn below it, across all columns; nothing for a row without it. */
  detail?: (row: Row) => ReactNode;
  /** On a card of its own. */
  framed?: boolean;
  /** A row of totals. */
  footer?: ReactNode;
}

/** Rows and columns with paging. Give `page`, `total` and `onPage` to get the pager. */
export function Table<Row>(props: TableProps<Row>): ReactNode {
  const { columns, rows, rowKey, label, loading, empty, detail, framed, footer } = props;
  const { page, pageSize = 10, total, onPage, onPageSize } = props;
  const words = useUiText();
  const span = columns.length;

  return (
    <div className={styles.whole} data-framed={framed || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways must be reachable by keys */}
      <section className={styles.scroller} tabIndex={0} aria-label={label}>
        <table className={styles.table} aria-busy={loading || undefined}>
          <VisuallyHidden as="caption">{label}</VisuallyHidden>
          <thead>
            <tr>
              {columns.map(column => (
                <th
                  key={column.id}
                  scope="col"
                  data-align={column.align}
                  style={{ inlineSize: column.width }}
                >
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {loading ? (
              <WaitingRows count={Math.min(pageSize, 10)} columns={columns} />
            ) : rows.length === 0 ? (
              <tr>
                <td colSpan={span}>{empty ?? <EmptyState title={words.noData} />}</td>
              </tr>
            ) : (
              rows.map(row => {
                const below = detail?.(row);
                return (
                  <Fragment key={rowKey(row)}>
                    <tr data-detailed={below ? true : undefined}>
                      {columns.map(column => (
                        <td key={column.id} data-align={column.align}>
                          {column.cell(row)}
                        </td>
                      ))}
                    </tr>
                    {below && (
                      <tr>
                        <td colSpan={span}>{below}</td>
                      </tr>
                    )}
                  </Fragment>
                );
              })
            )}
          </tbody>
          {footer && (
            <tfoot>
              <tr>
                <td colSpan={span}>{footer}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </section>
      {page !== undefined && total !== undefined && onPage && (
        <Pager
          label={label}
          page={page}
          pageSize={pageSize}
          total={total}
          onPage={onPage}
          onPageSize={onPageSize}
        />
      )}
    </div>
  );
}

type WaitingColumn = Pick<TableColumn<unknown>, 'id' | 'align'>;

function WaitingRows({ count, columns }: { count: number; columns: readonly WaitingColumn[] }): ReactNode {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row}>
      {columns.map(({ id, align }) => (
        <td key={id} className={styles.waiting} data-align={align}>
          <Skeleton width="70%" />
        </td>
      ))}
    </tr>
  ));
}
