import { useText } from '@lobby/i18n';
import { type ReactNode, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { reopened } from '../../state/betslip.slice.ts';
import { formOf } from '../../state/betslip-state.ts';
import { useSlipContext } from '../../view/hooks/slip-context.tsx';
import { useBetslip } from '../../view/hooks/use-betslip.ts';
import { useSource } from '../../view/hooks/use-source.ts';
import { CombinedStake } from '../combined-stake/combined-stake.tsx';
import { ItemCard } from '../item-card/item-card.tsx';
import { SlipSummary } from '../slip-summary/slip-summary.tsx';
import { StakeForAll } from '../stake-field/stake-for-all.tsx';
import { Systems } from '../systems/systems.tsx';
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

/** Notifies the member when a market they wait for takes bets again. Draws nothing. */
function Reopenings(): null {
  const dispatch = useDispatch();
  const { legs } = useSlipContext();
  const waiting = useBetslip(state => state.waiting);
  const open = useSource(legs, () =>
    legs
      .read()
      .filter(({ selection, offered }) => offered.open && waiting.includes(selection.key))
      .map(({ selection }) => selection.key)
      .join(' '),
  );
  useEffect(() => {
    for (const key of open.split(' ').filter(Boolean)) dispatch(reopened({ key }));
  }, [dispatch, open]);
  return null;
}
