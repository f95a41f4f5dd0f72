import type { ReactNode } from 'react';
import type { Bet } from './bet-words.ts';

/** What the table and the cards draw. */
export interface HistoryListProps {
  readonly list: readonly Bet[];
  readonly total: number;
  readonly isLoading: boolean;
  readonly page: number;
  readonly pageSize: number;
  onPage(page: number): void;
  onPageSize(size: number): void;
  readonly empty: ReactNode;
  /** Whether a bet is unfolded. */
  isOpen(bet: Bet): boolean;
  onToggle(bet: Bet): void;
}
