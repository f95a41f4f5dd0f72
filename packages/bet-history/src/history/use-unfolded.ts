import { useState } from 'react';
import { type Bet, keyOf } from './bet-words.ts';
import type { HistoryListProps } from './history-list.ts';

/** Which bets of the list are unfolded; kept when the list is fetched again. */
export function useUnfolded(): Pick<HistoryListProps, 'isOpen' | 'onToggle'> {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return {
    isOpen: bet => open.has(keyOf(bet)),
    onToggle: bet => setOpen(before => toggled(before, bet)),
  };
}

function toggled(before: ReadonlySet<string>, bet: Bet): ReadonlySet<string> {
  const next = new Set(before);
  if (!next.delete(keyOf(bet))) next.add(keyOf(bet));
  return next;
}
