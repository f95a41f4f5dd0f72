import { useText } from '@lobby/i18n';
import { type ReactNode, useState } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import { formOf } from '../../state/betslip-state.ts';
import { useBetslip } from '../../view/hooks/use-betslip.ts';
import { CombinedStake } from '../combined-stake/combined-stake.tsx';
import { ItemCard } from '../item-card/item-card.tsx';
import { SlipSummary } from '../slip-summary/slip-summary.tsx';
import { StakeForAll } from '../stake-field/stake-for-all.tsx';
import { Systems } from '../systems/systems.tsx';
import { Reopenings } from './reopenings.tsx';
import styles from './slip-body.module.css';

/** Bets being written: the items, their stakes, what they add up to. */
export function DraftSlip({ ownKeyboard }: { ownKeyboard?: boolean }): ReactNode {
  const t = useText(betslipMessages);
  const items = useBetslip(state => state.slip.items);
  const form = useBetslip(formOf);
  const [active, setActive] = useState<string>();
  const alone = form === 'single' || form === 'several';
  return (
    <>
      {form === 'several' && items.length > 1 && <StakeForAll key={items.length} />}
      <ul className={styles.items} aria-label={t('betslip.items')}>
        {items.map(({ key }) => (
          <li key={key}>
            <ItemCard
              itemKey={key}
              alone={alone}
              compact={form !== 'single'}
              isActive={form === 'single' || active === key}
              onActive={setActive}
              ownKeyboard={ownKeyboard}
            />
          </li>
        ))}
      </ul>
      {form === 'series' && <CombinedStake ownKeyboard={ownKeyboard} />}
      {form === 'systems' && <Systems active={active} onActive={setActive} ownKeyboard={ownKeyboard} />}
      <Reopenings />
      <SlipSummary />
    </>
  );
}
