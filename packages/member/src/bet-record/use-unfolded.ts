import { useState } from 'react';
import { type BetRecord, keyOf } from './bet-words.ts';
import type { RecordListProps } from './record-list.ts';

/** Which bets of the list are unfolded; kept when the list is fetched again. */
export function useUnfolded(): Pick<RecordListProps, 'isOpen' | 'onToggle'> {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return {
    isOpen: bet => open.has(keyOf(bet)),
    onToggle: bet => setOpen(before => toggled(before, bet)),
  };
}

function toggled(before: ReadonlySet<string>, bet: BetRecord): ReadonlySet<string> {
  const next = new Set(before);
  if (!next.delete(keyOf(bet))) next.add(keyOf(bet));
  return next;
}
