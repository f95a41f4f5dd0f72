import { type PickedSelection, useIsSelected, useSelectionPress } from '@lobby/betslip';
import { useText } from '@lobby/i18n';
import { championType } from '@lobby/sports';
import { PriceCell } from '@lobby/ui-kit/price-cell';
import { memo, useCallback } from 'react';
import { moveToShow } from '../feed/price-store.ts';
import { SkipLink } from '../keyboard/skip-link.tsx';
import { sportsbookMessages } from '../messages/index.ts';
import { useSportsbook } from '../state/sportsbook-context.ts';
import { usePrice } from '../state/use-board.ts';
import type { OutrightInfo, RunnerInfo } from './outright-info.ts';

interface ChampionPriceProps {
  readonly outright: OutrightInfo;
  readonly runner: RunnerInfo;
}

/** The price of a runner. Decimal whatever format the member chose. */
export const ChampionPrice = memo(function ChampionPrice({ outright, runner }: ChampionPriceProps) {
  const t = useText(sportsbookMessages);
  const entry = usePrice(runner.key);
  const selected = useIsSelected(runner.key);
  const press = usePress(outright, runner);
  const names = { competition: outright.name, runner: runner.name };
  if (!entry || entry.locked || entry.price.kind !== 'decimal') {
    return <PriceCell locked ariaLabel={t('sportsbook.champion.locked', names)} />;
  }
  const { odds } = entry.price;
  const cell = (
    <PriceCell
      price={odds}
      direction={moveToShow(entry)}
      moves={entry.moves}
      selected={selected}
      onSelect={press}
      ariaLabel={t('sportsbook.champion.price', { ...names, price: odds })}
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

function usePress(outright: OutrightInfo, runner: RunnerInfo): () => void {
  const { board } = useSportsbook();
  const pressOn = useSelectionPress();
  return useCallback(() => {
    // A press may come before anything has reported a sleep.
    board.prices.lockOld();
    const entry = board.prices.read(runner.key);
    if (entry && !entry.locked) pressOn(championSelection(outright, runner, entry.price));
  }, [board, pressOn, outright, runner]);
}

/** A runner as the slip takes it. */
export function championSelection(
  { gid, league, name, closesAt }: OutrightInfo,
  runner: RunnerInfo,
  price: PickedSelection['agreed']['price'],
): PickedSelection {
  return {
    key: runner.key,
    gid,
    gide: gid,
    gtype: championType,
    wtype: championType,
    rtype: runner.id,
    champion: true,
    league: `${league} ${name}`,
    teamH: runner.name,
    teamC: '',
    kickoff: closesAt,
    live: false,
    score: '',
    agreed: { price, line: '', strong: '' },
  };
}
