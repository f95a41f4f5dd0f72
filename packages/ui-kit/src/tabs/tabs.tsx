import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface TabItem<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** A count beside the label. */
  count?: number;
  disabled?: boolean;
  /** What the tab shows. Left out when the caller draws the content itself. */
  panel?: ReactNode;
}

export interface TabsProps<Value extends string> {
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** What the tabs choose between, for screen readers. */
  label: string;
  size?: 'm' | 'l';
}

/** Tabs with an underline; arrow keys walk, the panel of the chosen one is drawn below. */
export function Tabs<Value extends string>(props: TabsProps<Value>): ReactNode {
  const { items, value, onChange, label, size = 'm' } = props;
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)}>
      <Base.List className={styles.list} data-size={size} aria-label={label} activateOnFocus>
        {items.map(item => (
          <Base.Tab key={item.value} value={item.value} disabled={item.disabled} className={styles.tab}>
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </Base.Tab>
        ))}
        <Base.Indicator className={styles.line} />
      </Base.List>
      {items.map(
        item =>
          item.panel !== undefined && (
            <Base.Panel key={item.value} value={item.value} className={styles.panel}>
              {item.panel}
            </Base.Panel>
          ),
      )}
    </Base.Root>
  );
}
