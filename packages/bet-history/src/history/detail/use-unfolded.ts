import { useState } from 'react';

interface Unfolding<Row> {
  /** Whether a row is unfolded. */
  isOpen(row: Row): boolean;
  onToggle(row: Row): void;
}

/** Which rows of the list are unfolded; kept when the list is fetched again. */
export function useUnfolded<Row>(keyOf: (row: Row) => string): Unfolding<Row> {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return {
    isOpen: row => open.has(keyOf(row)),
    onToggle: row => setOpen(before => toggled(before, keyOf(row))),
  };
}

function toggled(before: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(before);
  if (!next.delete(key)) next.add(key);
  return next;
}
