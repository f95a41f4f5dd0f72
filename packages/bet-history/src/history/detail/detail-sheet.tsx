import type { ReactNode } from 'react';
import css from './detail.module.css';

/** The ground of what a bet unfolds to. */
export function DetailSheet({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={css.detail}>
      {children}
    </div>
  );
}
