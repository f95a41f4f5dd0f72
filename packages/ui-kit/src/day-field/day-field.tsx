import type { ReactNode } from 'react';
import styles from './day-field.module.css';

export interface DayFieldProps {
  label: string;
  /** "2026-11-20"; empty: none. */
  value: string;
  onChange: (day: string) => void;
}

/** A day in a row of filters, its label beside it. In a form it is a `TextField` of type date. */
export function DayField({ label, value, onChange }: DayFieldProps): ReactNode {
  return (
    <label className={styles.day}>
      <span>{label}</span>
      <input
        type="date"
        className={styles.input}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
