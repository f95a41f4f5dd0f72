import { comparePrice } from '@lobby/betting';
import { lineOrMarket } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import { Checkbox } from '@lobby/ui-kit/checkbox';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { betslipMessages } from '../messages/index.ts';
import type { OpenLeg } from '../ports/ports.ts';
import { usePorts } from '../provider/orders-provider.tsx';
import { isSameMatch } from '../state/same-match/same-match-item.ts';
import { useBetName } from '../view/hooks/use-bet-name.ts';
import { askedPricesOf } from './asked/asked-prices.ts';
import { useAskedPrice } from './asked/use-asked-price.ts';
import { livePriceOf, picksOf } from './live-price.ts';
import styles from './open-bets.module.css';
import { useLivePrices } from './use-live-prices.ts';

/** Turns the live prices of open bets on and off, for this browser. */
export function LivePriceSwitch(): ReactNode {
  const t = useText(betslipMessages);
  const [isOn, turn] = useLivePrices();
  return (
    <Checkbox checked={isOn} onChange={turn}>
      {t('betslip.open.prices')}
    </Checkbox>
  );
}

/** What the pick of a leg costs now, with its line where that is another; nothing while it is not for sale, or switched off. */
export function LivePriceNote({ leg }: { leg: OpenLeg }): ReactNode {
  const [isOn] = useLivePrices();
  if (!isOn || leg.result !== '') return null;
  return isSameMatch(leg) ? <CombinationNow leg={leg} /> : <PriceNow leg={leg} />;
}

function PriceNow({ leg }: { leg: OpenLeg }): ReactNode {
  const say = useBetName();
  const { prices } = usePorts();
  const subscribe = useCallback(
    (listener: () => void) => {
      const undo = picksOf(leg).map(({ key }) => prices.subscribe(key, listener));
      return () => {
        for (const stop of undo) stop();
      };
    },
    [prices, leg],
  );
  // A text, since a reading is another object every time.
  const text = useSyncExternalStore(subscribe, () => {
    const now = livePriceOf(leg, prices);
    return now && JSON.stringify(now);
  });
  if (text === undefined) return null;
  const now = livePriceOf(leg, prices);
  if (!now) return null;
  const line = lineOrMarket(say({ ...leg, ...now }));
  const isOther = line !== lineOrMarket(say(leg));
  const moved = isOther ? 'same' : comparePrice(now.price.format, leg.price.odds, now.price.odds);
  return <Now moved={moved} price={[isOther && line, now.price.odds].filter(Boolean).join(' ')} />;
}

/** What a combination of one match costs now, all its parts together. */
function CombinationNow({ leg }: { leg: OpenLeg }): ReactNode {
  const { orders } = usePorts();
  const now = useAskedPrice(askedPricesOf(orders), leg);
  if (now?.kind !== 'price') return null;
  const { price } = now;
  return <Now moved={comparePrice(price.format, leg.price.odds, price.odds)} price={price.odds} />;
}

function Now({ moved, price }: { moved: ReturnType<typeof comparePrice>; price: string }): ReactNode {
  const t = useText(betslipMessages);
  return (
    <span className={styles.now} data-direction={{ same: undefined, better: 'up', worse: 'down' }[moved]}>
      {t('betslip.open.priceNow', { price })}
    </span>
  );
}
