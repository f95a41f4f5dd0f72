import type { ReactNode } from 'react';
import css from './cards-list-frame.module.css';

/** Each league a card of its own, prices apart from each other. */
export function CardsListFrame({ children }: { readonly children: ReactNode }) {
  return <div className={css.cards}>{children}</div>;
}
