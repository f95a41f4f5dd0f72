import type { ReactNode } from 'react';

export function BetSlip(): ReactNode {
  return null;
}
