import { type AskedPrices, useAskedPrice, useLivePrices } from '@lobby/betslip/member-prices';
import { comparePrice, selectionKey, strongOf } from '@lobby/betting';
import { lineOrMarket, nameBet } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import { codeOf } from '@lobby/sports';
import { Checkbox } from '@lobby/ui-kit/checkbox';
import { createContext, useContext, useMemo } from 'react';
import { betHistoryMessages } from '../../messages/index.ts';
import { type Bet, type BetLeg, isWaiting } from '../bet-words.ts';
import css from './live-prices.module.css';

/** Where the legs of a page find what they cost now; undefined where nobody can be asked. */
export const LivePricesContext = createContext<AskedPrices | undefined>(undefined);

/** Turns the prices of now on and off, here and beside the open bets of the sportsbook. */
export function LivePricesSwitch() {
  const t = useText(betHistoryMessages);
  const [isOn, turn] = useLivePrices();
  return (
    <Checkbox checked={isOn} onChange={turn}>
      {t('betHistory.prices')}
    </Checkbox>
  );
}

/** What the pick of a leg costs now, beside the price it was taken at, or that its market is shut. */
export function PriceNow({ leg, bet }: { leg: BetLeg; bet: Pick<Bet, 'status'> }) {
  const prices = useContext(LivePricesContext);
  const [isOn] = useLivePrices();
  return prices && isOn && isWaiting(bet, leg) ? <Followed leg={leg} prices={prices} /> : null;
}

function Followed({ leg, prices }: { leg: BetLeg; prices: AskedPrices }) {
  const t = useText(betHistoryMessages);
  const { gid, wtype, rtype, oddsFormat, odds, isRB } = leg;
  const gtype = codeOf(leg);
  const pick = useMemo(() => {
    const price = { format: oddsFormat, odds };
    return { key: selectionKey(gid, wtype, rtype), gtype, wtype, rtype, price, live: isRB };
  }, [gid, gtype, wtype, rtype, oddsFormat, odds, isRB]);
  const now = useAskedPrice(prices, pick);
  if (!now) return null;
  if (now.kind === 'shut') {
    return (
      <span className={css.now}>
        {t(now.isForNow ? 'betHistory.priceSuspended' : 'betHistory.priceShut')}
      </span>
    );
  }
  const line = lineOrMarket(nameBet(t, { ...leg, ...now, gtype }));
  const taken = nameBet(t, { ...leg, gtype, line: leg.ratio, strong: strongOf(leg.strong) });
  const isOther = line !== lineOrMarket(taken);
  const moved = isOther ? 'same' : comparePrice(now.price.format, odds, now.price.odds);
  return (
    <span className={css.now} data-direction={{ same: undefined, better: 'up', worse: 'down' }[moved]}>
      {t('betHistory.priceNow', { price: [isOther && line, now.price.odds].filter(Boolean).join(' ') })}
    </span>
  );
}
