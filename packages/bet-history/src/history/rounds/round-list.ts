import type { ReactNode } from 'react';
import type { VenueBet } from './venue-bet.ts';

/** What the table and the cards draw. */
export interface RoundListProps {
  readonly list: readonly VenueBet[];
  readonly total: number;
  readonly isLoading: boolean;
  readonly page: number;
  readonly pageSize: number;
  onPage(page: number): void;
  onPageSize(size: number): void;
  readonly empty: ReactNode;
  /** Whether a bet is unfolded. */
  isOpen(bet: VenueBet): boolean;
  onToggle(bet: VenueBet): void;
}
