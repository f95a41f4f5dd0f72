import type { ReactNode } from 'react';
import { SlipDeskProvider } from '../../slip/slip-desk.tsx';
import { SlipTabs } from '../slip-body/slip-tabs.tsx';
import { SlipFrame } from './slip-frame.tsx';
import { SlipHeader } from './slip-header.tsx';

/** The slip beside the matches. Inside `BetslipPorts`. */
export function BetSlip(): ReactNode {
  return (
    <SlipDeskProvider>
      <SlipFrame header={titleId => <SlipHeader titleId={titleId} />}>
        <SlipTabs />
      </SlipFrame>
    </SlipDeskProvider>
  );
}
