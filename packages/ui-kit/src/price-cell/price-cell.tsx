import { memo, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useUiText } from '../ui-text/ui-text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './price-cell.module.css';

export interface PriceCellProps {
  /** The price as printed in the chosen format, e.g. `0.96`. */
  price?: string;
  /** The line in quiet text, never shortened: `0.5`, `大2.5`. */
  line?: string;
  /** The pick in quiet text when there is no line: 主, 和, 客, or a name, which may be shortened. */
  label?: string;
  /** The name stands above its price, whole, on at most two lines: for names of teams in narrow columns. */
  stacked?: boolean;
  /** The last move: a short flash, and a corner for 4 s. Both end by themselves. */
  direction?: 'up' | 'down' | 'none';
  /** How often the price has moved: one more starts flash and corner again, also in the same direction. */
  moves?: number;
  selected?: boolean;
  /** No betting now: a lock instead of a price that may be stale. */
  locked?: boolean;
  onSelect?: () => void;
  /** The whole pick, for screen readers: match, market, pick, price. */
  ariaLabel: string;
}

/** One price that can be picked. Pure, and the same size whatever it shows. */
export const PriceCell = memo(function PriceCell(props: PriceCellProps): ReactNode {
  const { price, line, label, direction = 'none', moves = 0, selected, locked, onSelect } = props;
  if (locked || price === undefined) return <LockedCell {...props} />;
  return (
    <button
      type="button"
      className={styles.cell}
      data-stacked={props.stacked || undefined}
      aria-pressed={selected ?? false}
      onClick={onSelect}
    >
      {direction !== 'none' && (
        <span className={styles.move} data-direction={direction} data-turn={moves % 2 ? 'odd' : 'even'} />
      )}
      <VisuallyHidden>{props.ariaLabel}</VisuallyHidden>
      <span translate="no" className={line ? styles.line : styles.label} aria-hidden="true">
        {line || label}
      </span>
      <span translate="no" className={styles.price} aria-hidden="true">
        {price}
      </span>
    </button>
  );
});

function LockedCell({ label, stacked, ariaLabel }: PriceCellProps): ReactNode {
  const words = useUiText();
  return (
    <button
      type="button"
      className={styles.cell}
      data-locked={label === undefined ? 'bare' : 'labelled'}
      data-stacked={stacked || undefined}
      aria-disabled="true"
    >
      <VisuallyHidden>{`${ariaLabel} ${words.locked}`}</VisuallyHidden>
      {label !== undefined && (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      <Icon name="lock" size={14} />
    </button>
  );
}
