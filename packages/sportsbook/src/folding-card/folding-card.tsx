import { Icon } from '@lobby/ui-kit/icon';
import { type ReactNode, useId, useState } from 'react';
import css from './folding-card.module.css';

interface FoldingCardProps {
  /** Names the card for screen readers, where its head says more than a name. */
  readonly label?: string;
  readonly head: ReactNode;
  /** Beside the head: what it does is no folding. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A card of prices whose head folds it away; open at first. What is folded stays in the page, so that its prices go on
 * and it opens at once.
 */
export function FoldingCard({ label, head, action, children }: FoldingCardProps): ReactNode {
  const [isOpen, setOpen] = useState(true);
  const bodyId = useId();
  return (
    <section className={css.card} aria-label={label}>
      <div className={css.top}>
        <h2 className={css.heading}>
          <button
            type="button"
            className={css.head}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setOpen(!isOpen)}
          >
            {head}
            <span className={css.chevron} data-open={isOpen} aria-hidden="true">
              <Icon name="chevron-down" size={16} />
            </span>
          </button>
        </h2>
        {action}
      </div>
      <div id={bodyId} className={css.body} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
