import type { ReactNode } from 'react';

/** What the table and the cards of a list of bets draw. */
export interface RecordListProps<Row> {
  readonly list: readonly Row[];
  readonly total: number;
  readonly isLoading: boolean;
  readonly page: number;
  readonly pageSize: number;
  onPage(page: number): void;
  onPageSize(size: number): void;
  readonly empty: ReactNode;
  /** Whether a bet is unfolded. */
  isOpen(bet: Row): boolean;
  onToggle(bet: Row): void;
}
