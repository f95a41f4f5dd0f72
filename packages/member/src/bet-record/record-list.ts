import type { ReactNode } from 'react';
import type { BetRecord } from './bet-words.ts';

/** What the table and the cards draw. */
export interface RecordListProps {
  readonly list: readonly BetRecord[];
  readonly total: number;
  readonly isLoading: boolean;
  readonly page: number;
  readonly pageSize: number;
  onPage(page: number): void;
  onPageSize(size: number): void;
  readonly empty: ReactNode;
  /** Whether a bet is unfolded. */
  isOpen(bet: BetRecord): boolean;
  onToggle(bet: BetRecord): void;
}
