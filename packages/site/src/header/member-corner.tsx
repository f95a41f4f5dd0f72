import type { ReactNode } from 'react';
import { BalanceChip } from './balance-chip.tsx';
import { MemberChip } from './member-chip.tsx';
import { WhileMember } from './while-member.tsx';

/** What a member sees of themselves: their money and their name. */
export function MemberCorner(): ReactNode {
  return (
    <>
      <BalanceChip />
      <MemberChip />
      <WhileMember />
    </>
  );
}
