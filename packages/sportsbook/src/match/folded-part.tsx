import { Icon, type IconName } from '@lobby/ui-kit/icon';
import { type ReactNode, Suspense, useId, useState } from 'react';
import css from './folded-part.module.css';

interface FoldedPartProps {
  readonly icon: IconName;
  readonly title: string;
  /** Drawn, and asked for, while it is open. */
  children(): ReactNode;
}

/** A part of the match page that is folded away at first. */
export function FoldedPart({ icon, title, children }: FoldedPartProps) {
  const [isOpen, setOpen] = useState(false);
  const body = useId();
  return (
    <section>
      <button
        type="button"
        className={css.head}
        aria-expanded={isOpen}
        aria-controls={body}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={icon} size={16} />
        {title}
        <span className={css.chevron} data-open={isOpen} aria-hidden="true">
          <Icon name="chevron-down" size={16} />
        </span>
      </button>
      <div id={body} hidden={!isOpen}>
        {isOpen && <Suspense>{children()}</Suspense>}
      </div>
    </section>
  );
}
