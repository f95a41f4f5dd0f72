import { type MarketPick, marketByWtype, selectionKey, showPrice } from '@lobby/betting';
import { nameMarket, namePick, namePickBeside } from '@lobby/betting/names';
import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { PriceCell } from '@lobby/ui-kit/price-cell';
import { memo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MatchInfo } from '../feed/match-info.ts';
import { moveToShow } from '../feed/price-store.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { picksOf } from '../price/market-layout.ts';
import { usePrice } from '../state/use-board.ts';
import css from './hot-parts.module.css';

/** Who wins, before the match and in play. */
export const shownMarkets = ['M', 'RM'] as const;

/** The page of a match. */
export function pathOf(match: MatchInfo): string {
  return paths.game.sport({ enName: 'crty' }, { match: match.ecid });
}

/** The prices of who wins, in the order home, draw, away. */
export function HotPrices({ match }: { readonly match: MatchInfo }) {
  const [before, live] = shownMarkets;
  const market = marketByWtype(match.live ? live : before);
  return (
    <div className={css.prices}>
      {market &&
        picksOf(market, match.sport).map(pick => (
          <HotPrice key={pick.rtype} match={match} wtype={market.wtype} pick={pick} />
        ))}
    </div>
  );
}

interface HotPriceProps {
  readonly match: MatchInfo;
  readonly wtype: string;
  readonly pick: MarketPick;
}

/** A price of the home page: there is no slip here, so it leads to the match. */
const HotPrice = memo(function HotPrice({ match, wtype, pick }: HotPriceProps) {
  const t = useText(sportsbookMessages);
  const navigate = useNavigate();
  const entry = usePrice(selectionKey(match.gid, wtype, pick.rtype));
  const market = { kind: '1x2', period: 'full' } as const;
  const names = {
    match: t('sportsbook.versus', { home: match.teams.home, away: match.teams.away }),
    market: nameMarket(t, market),
    pick: namePick(t, market, pick, match.teams),
  };
  const shown = !entry || entry.locked ? undefined : showPrice(entry.price, 'E');
  if (!entry || !shown) return <PriceCell locked ariaLabel={t('sportsbook.price.locked', names)} />;
  return (
    <PriceCell
      line={namePickBeside(t, market, pick)}
      price={shown.odds}
      direction={moveToShow(entry)}
      moves={entry.moves}
      onSelect={() => navigate(pathOf(match))}
      ariaLabel={t('sportsbook.price.label', { ...names, price: shown.odds })}
    />
  );
});
