import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

export interface PanelProps {
  /** Its heading, which names the section. */
  heading?: ReactNode;
  /** The id of the heading, where an address leads to it. */
  headingId?: string;
  /** What it is about, in a sentence below the heading. */
  intro?: ReactNode;
  /** Names a section without a heading of its own. */
  label?: string;
  /** The id of what names it, where the content brings the heading. */
  labelledBy?: string;
  /** `rows`: a list whose rows have their own distances and lines; `parts` are put at one distance. */
  content?: 'parts' | 'rows';
  /** `narrow`: a form of one column. */
  width?: 'full' | 'narrow';
  children: ReactNode;
}

/** A section of a page on a surface of its own, with its heading. */
export function Panel(props: PanelProps): ReactNode {
  const { heading, headingId, intro, label, labelledBy, content = 'parts', width = 'full', children } = props;
  const ownId = useId();
  const id = headingId ?? ownId;
  return (
    <section
      className={styles.panel}
      data-content={content}
      data-width={width}
      aria-label={label}
      aria-labelledby={heading === undefined ? labelledBy : id}
    >
      {heading !== undefined && (
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
      )}
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}
