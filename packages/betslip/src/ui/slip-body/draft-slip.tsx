import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
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
  // In the sheet of a phone more would push what can be made of them out of sight.
  const isLong = ownKeyboard === true && !alone && items.length > mostInSight;
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolded = isLong && !isUnfolded;
  return (
    <>
      {form === 'several' && items.length > 1 && <StakeForAll key={items.length} />}
      {isLong && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isFolded}
          onClick={() => setUnfolded(isFolded)}
        >
          {t('betslip.items.count', { count: items.length })}
          <Icon name={isFolded ? 'chevron-down' : 'chevron-up'} size={18} />
        </button>
      )}
      <ul className={styles.items} aria-label={t('betslip.items')}>
        {items.map(({ key }) => (
          <li key={key}>
            <ItemCard
              itemKey={key}
              alone={alone}
              compact={form !== 'single'}
              folded={isFolded}
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

/** How many items a phone shows above what is made of them. */
const mostInSight = 3;

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
