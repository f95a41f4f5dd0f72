import { useOddsFormat } from '@lobby/betslip';
import {
  findPick,
  intervalOf,
  isHandicap,
  isTotal,
  type Market,
  selectionKey,
  showPrice,
} from '@lobby/betting';
import { nameMarket, namePick, namePickBeside } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import type { SportCode } from '@lobby/sports';
import { PriceCell } from '@lobby/ui-kit/price-cell';
import { memo } from 'react';
import { moveToShow } from '../feed/price-store.ts';
import { SkipLink } from '../keyboard/skip-link.tsx';
import { sportsbookMessages } from '../messages/index.ts';
import { usePrice } from '../state/use-board.ts';
import { lineBeside } from './line-beside.ts';
import { isStacked } from './market-layout.ts';
import { useSelection } from './use-selection.ts';

interface LivePriceProps {
  readonly ecid: string;
  readonly gid: string;
  readonly wtype: string;
  readonly rtype: string;
  readonly home: string;
  readonly away: string;
  readonly sport: SportCode;
  /** On a match page: every price carries its line and the name of what it backs. */
  readonly full?: boolean;
}

/** One price that can be backed. Draws again when this price, the odds format or its place in the slip changes. */
export const LivePrice = memo(function LivePrice({
  ecid,
  gid,
  wtype,
  rtype,
  home,
  away,
  sport,
  full = false,
}: LivePriceProps) {
  const t = useText(sportsbookMessages);
  const [format] = useOddsFormat();
  const key = selectionKey(gid, wtype, rtype);
  const entry = usePrice(key);
  const { selected, press } = useSelection({ ecid, gid, wtype, rtype });
  const found = findPick(wtype, rtype);
  if (!found) return null;

  const { market, pick } = found;
  const name = namePick(t, market, pick, { home, away });
  // With a handicap its signed line is enough, as the team is in the column header; rows of intervals say the side.
  const isNamed = full && !isHandicap(market.kind) && intervalOf(market.period) === undefined;
  const word = isNamed ? name : namePickBeside(t, market, pick);
  const stacked = full && isStacked(market);
  const names = {
    match: t('sportsbook.versus', { home, away }),
    market: nameMarket(t, market, sport, entry?.line),
    pick: name,
  };
  const shown = !entry || entry.locked ? undefined : showPrice(entry.price, format);
  if (!entry || !shown) {
    // A match page has many locks: each is labelled with its pick. The line is left out, since it may be stale.
    const label = full && !isLined(market) ? word : undefined;
    return (
      <PriceCell locked label={label} stacked={stacked} ariaLabel={t('sportsbook.price.locked', names)} />
    );
  }

  const line = lineBeside(market, pick, entry.line, entry.strong, full);
  // A screen reader needs the line with every price: signed, since the column is not announced.
  const pickLabel = [name, lineBeside(market, pick, entry.line, entry.strong, true)]
    .filter(Boolean)
    .join(' ');
  const cell = (
    <PriceCell
      line={line && word + line}
      label={word}
      stacked={stacked}
      price={shown.odds}
      direction={moveToShow(entry)}
      moves={entry.moves}
      selected={selected}
      onSelect={press}
      ariaLabel={t('sportsbook.price.label', { ...names, pick: pickLabel, price: shown.odds })}
    />
  );
  if (!selected) return cell;
  // After a pick by keyboard the slip is the next Tab stop.
  return (
    <>
      {cell}
      <SkipLink to="slip" />
    </>
  );
});

const isLined = ({ kind }: Market) => isHandicap(kind) || isTotal(kind);
