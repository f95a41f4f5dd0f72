import type { ReactNode } from 'react';
import css from './article.module.css';

/** A part of a page below its words, with an anchor of its own. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={`${css.body} ${css.section}`}>
      <h2 className={css.heading}>{title}</h2>
      {children}
    </section>
  );
}

interface WideTableProps {
  /** What it is called for a screen reader. */
  readonly label: string;
  /** Its cells are sentences, which break. */
  readonly isWords?: boolean;
  readonly children: ReactNode;
}

/** A table that scrolls sideways where it does not fit. Amounts are cells with `data-amount`. */
export function WideTable({ label, isWords = false, children }: WideTableProps) {
  return (
    // Scrolls sideways on a phone, so the keyboard must be able to reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable (WCAG 2.1.1)
    <section className={`${css.table} ${isWords ? css.words : ''}`} tabIndex={0} aria-label={label}>
      <table>{children}</table>
    </section>
  );
}
