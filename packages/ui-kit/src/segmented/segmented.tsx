import { type ReactNode, useId } from 'react';
import styles from './segmented.module.css';

export interface SegmentedItem<Value extends string = string> {
  value: Value;
  label: ReactNode;
  count?: number;
  /** A red dot before it: this is happening now. */
  live?: boolean;
  disabled?: boolean;
}

export interface SegmentedProps<Value extends string> {
  items: readonly SegmentedItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** What is being chosen, for screen readers. */
  label: string;
  /** Shares the width between all. */
  wide?: boolean;
  size?: 's' | 'm';
}

/** A choice of a few options side by side, as native radio buttons: arrow keys move. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>): ReactNode {
  const { items, value, onChange, label, wide, size = 'm' } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={styles.group}
      data-wide={wide || undefined}
      data-size={size}
    >
      {items.map(item => (
        <label key={item.value} className={styles.item}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={item.value === value}
            disabled={item.disabled}
            onChange={() => onChange(item.value)}
          />
          <span className={styles.face}>
            {item.live && <span className={styles.dot} />}
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
