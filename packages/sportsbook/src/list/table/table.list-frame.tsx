import type { ReactNode } from 'react';
import css from './table-list-frame.module.css';

/** One table for all leagues: low rows, prices of a market joined. */
export function TableListFrame({ children }: { readonly children: ReactNode }) {
  return <div className={css.table}>{children}</div>;
}
