import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Select } from '../select/select.tsx';
import { useUiText } from '../ui-text/ui-text.tsx';
import styles from './pager.module.css';

export interface PagerProps {
  /** What is paged, for screen readers: a page may have several pagers. */
  label?: string;
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many rows there are in all. */
  total: number;
  onPage: (page: number) => void;
  /** Offers 10, 20 and 50 rows a page. */
  onPageSize?: (size: number) => void;
}

const sizes = [10, 20, 50];

/** 共 n 条, the pages, and how many rows a page. */
export function Pager({ label, page, pageSize, total, onPage, onPageSize }: PagerProps): ReactNode {
  const words = useUiText();
  const last = Math.max(1, Math.ceil(total / pageSize));
  return (
    <nav className={styles.pager} aria-label={label ? `${label} ${words.pages}` : words.pages}>
      <span className={styles.total}>{words.total(total)}</span>
      <Arrow to="previous" disabled={page <= 1} onPress={() => onPage(page - 1)} />
      <ol className={styles.pages}>
        {pagesAround(page, last).map((entry, place) =>
          entry === 'gap' ? (
            <li key={`gap${place}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry}>
              <button
                type="button"
                className={styles.page}
                aria-label={words.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => onPage(entry)}
              >
                {entry}
              </button>
            </li>
          ),
        )}
      </ol>
      <Arrow to="next" disabled={page >= last} onPress={() => onPage(page + 1)} />
      {onPageSize && (
        <div className={styles.size}>
          <Select
            size="s"
            label={words.rowsPerPage}
            value={String(pageSize)}
            onChange={size => onPageSize(Number(size))}
            options={sizes.map(size => ({ value: String(size), label: words.perPage(size) }))}
          />
        </div>
      )}
    </nav>
  );
}

function Arrow(props: { to: 'previous' | 'next'; disabled: boolean; onPress: () => void }): ReactNode {
  const words = useUiText();
  return (
    <button
      type="button"
      className={styles.page}
      aria-label={words[props.to]}
      disabled={props.disabled}
      onClick={props.onPress}
    >
      <Icon name={props.to === 'previous' ? 'chevron-left' : 'chevron-right'} size={16} />
    </button>
  );
}

/** The first, the last and two on each side of the current page; gaps where some are left out. */
export function pagesAround(page: number, last: number): readonly (number | 'gap')[] {
  const near = [1, page - 2, page - 1, page, page + 1, page + 2, last];
  const pages = [...new Set(near.filter(at => at >= 1 && at <= last))].sort((a, b) => a - b);
  return pages.flatMap((at, index) => {
    const before = pages[index - 1];
    if (before === undefined || at - before === 1) return [at];
    return at - before === 2 ? [at - 1, at] : ['gap' as const, at];
  });
}
