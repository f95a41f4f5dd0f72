import type { ReactNode } from 'react';
import { BalanceChip } from './balance-chip.tsx';
import { MemberChip } from './member-chip.tsx';

/** What a member sees of themselves: their money and their name. */
export function MemberCorner(): ReactNode {
  return (
    <>
      <BalanceChip />
      <MemberChip />
    </>
  );
}
