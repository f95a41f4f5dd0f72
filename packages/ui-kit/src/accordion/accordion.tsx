import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

export interface AccordionProps {
  title: ReactNode;
  /** Quiet text at the right of the title (a count, column heads). */
  aside?: ReactNode;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** The level of its heading in the page. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** A heading that opens and closes what is below it. Closed content is not drawn. */
export function Accordion({ title, aside, open, onToggle, level = 3, children }: AccordionProps): ReactNode {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.accordion} data-open={open || undefined}>
      <div className={styles.head}>
        <Heading className={styles.heading}>
          <button
            type="button"
            id={id}
            className={styles.trigger}
            aria-expanded={open}
            aria-controls={open ? `${id}-body` : undefined}
            onClick={() => onToggle(!open)}
          >
            <span className={styles.title}>{title}</span>
            <Icon name="chevron-down" size={16} className={styles.arrow} />
          </button>
        </Heading>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {open && <div id={`${id}-body`}>{children}</div>}
    </section>
  );
}
