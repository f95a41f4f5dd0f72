import type { ReactNode } from 'react';
import { SlipContextProvider } from '../../view/hooks/slip-context.tsx';
import { SlipTabs } from '../slip-body/slip-tabs.tsx';
import { SlipFrame } from './slip-frame.tsx';
import { SlipHeader } from './slip-header.tsx';

/** The slip beside the matches. Inside `BetslipPorts`. */
export function BetSlip(): ReactNode {
  return (
    <SlipContextProvider>
      <SlipFrame header={titleId => <SlipHeader titleId={titleId} />}>
        <SlipTabs />
      </SlipFrame>
    </SlipContextProvider>
  );
}
