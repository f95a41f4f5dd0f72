import { type ReactNode, useId } from 'react';
import { SlipContextProvider } from '../../slip/slip-context.tsx';
import { SlipTabs } from '../slip-body/slip-tabs.tsx';
import styles from './bet-slip.module.css';
import { SlipHeader } from './slip-header.tsx';

/** The slip beside the matches: 344 design px wide. Inside `BetslipPorts`. */
export function BetSlip(): ReactNode {
  const titleId = useId();
  return (
    <section className={styles.slip} data-slip aria-labelledby={titleId}>
      <SlipContextProvider>
        <SlipHeader titleId={titleId} />
        <SlipTabs />
      </SlipContextProvider>
    </section>
  );
}
