import {
  intervalOf,
  isHandicap,
  isOfGoalTimes,
  type MarketPick,
  parseLine,
  selectionKey,
} from '@lobby/betting';
import { nameMarket, namePeriod } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { memo, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MatchInfo } from '../feed/match-info.ts';
import { FoldingCard } from '../folding-card/folding-card.tsx';
import { sportsbookMessages } from '../messages/index.ts';
import { LivePrice } from '../price/live-price.tsx';
import { isStacked, picksOf, pricesPerRow } from '../price/market-layout.ts';
import { useListMemory } from '../remembered/use-list-memory.ts';
import { useSportsbook } from '../state/sportsbook-context.ts';
import { usePrice } from '../state/use-board.ts';
import { nameCard } from './card-name.ts';
import css from './market-card.module.css';
import type { OfferedCard, OfferedMarket } from './offered-cards.ts';

interface MarketCardProps {
  readonly card: OfferedCard;
  readonly match: MatchInfo;
}

/** One market with all its lines; can be folded away. */
export const MarketCard = memo(function MarketCard({ card, match }: MarketCardProps) {
  const t = useText(sportsbookMessages);
  const lines = useLinesByValue(card.lines);
  const { home, away } = match.teams;
  const name = nameCard(t, card, match.sport);
  return (
    <div className={css.place}>
      <FoldingCard head={name} action={<Pin id={card.id} name={name} />}>
        <div className={css.lines}>
          {isHandicap(card.kind) && (
            <p className={css.sides}>
              <span>{home}</span>
              <span>{away}</span>
            </p>
          )}
          {lines.map(line => (
            <LineOfMarket key={`${line.gid} ${line.market.wtype}`} line={line} match={match} />
          ))}
        </div>
      </FoldingCard>
    </div>
  );
});

/** As many stand first at most; the one that was put there first leaves. */
const mostPinned = 12;

/** Puts a market first on the page of every match, or takes it back. */
function Pin({ id, name }: { id: string; name: string }) {
  const t = useText(sportsbookMessages);
  const [{ markets = [] }, change] = useListMemory();
  const isPinned = markets.includes(id);
  const others = markets.filter(one => one !== id);
  return (
    <button
      type="button"
      className={css.pin}
      data-pinned={isPinned || undefined}
      aria-label={t(isPinned ? 'sportsbook.match.unpin' : 'sportsbook.match.pin', { market: name })}
      data-pin={id}
      onClick={({ currentTarget, detail }) => {
        const page = currentTarget.ownerDocument;
        flushSync(() => change({ markets: isPinned ? others : [...others, id].slice(-mostPinned) }));
        // The card is drawn anew in another place. Who pressed a key goes along; a pointer stays where it is.
        const moved = page.querySelector<HTMLElement>(`[data-pin="${CSS.escape(id)}"]`);
        moved?.focus({ preventScroll: detail > 0 });
      }}
    >
      <Icon name="star" size={16} />
    </button>
  );
}

function LineOfMarket({ line: { gid, market }, match }: { line: OfferedMarket; match: MatchInfo }) {
  const t = useText(sportsbookMessages);
  const price = (pick: MarketPick) => (
    <LivePrice
      key={pick.rtype}
      full
      sport={match.sport}
      ecid={match.ecid}
      gid={gid}
      wtype={market.wtype}
      rtype={pick.rtype}
      home={match.teams.home}
      away={match.teams.away}
    />
  );
  if (market.kind !== 'correct-score') {
    const picks = picksOf(market, match.sport);
    const line = (
      <div
        className={css.line}
        data-columns={Math.min(pricesPerRow(market), picks.length)}
        data-stacked={isStacked(market) || undefined}
      >
        {picks.map(price)}
      </div>
    );
    if (!isOfGoalTimes(market)) return line;
    return (
      <fieldset className={css.scoresOf}>
        <legend className={css.legend}>
          {market.kind === 'next-goal' ? <WhichGoal line={{ gid, market }} /> : namePeriod(t, market.period)}
        </legend>
        {line}
      </fieldset>
    );
  }
  return <Scores market={market} match={match} price={price} />;
}

/** "第 2 个进球", by the line of its prices, which moves with every goal. */
function WhichGoal({ line: { gid, market } }: { line: OfferedMarket }) {
  const t = useText(sportsbookMessages);
  const price = usePrice(selectionKey(gid, market.wtype, market.picks[0]?.rtype ?? ''));
  return nameMarket(t, market, undefined, price?.line);
}

/** The scores that are still possible by who wins with them, and what is none of the scores. */
function Scores(props: {
  readonly market: OfferedMarket['market'];
  readonly match: MatchInfo;
  price(pick: MarketPick): ReactNode;
}) {
  const { market, match, price } = props;
  const t = useText(sportsbookMessages);
  const picksWith = (side: ReturnType<typeof sideOfScore>) =>
    market.picks.filter(({ pick }) => sideOfScore(pick) === side && isPossible(pick, match.score));
  return (
    <div className={css.scores}>
      {(['home', 'draw', 'away'] as const).map(side => {
        const picks = picksWith(side);
        return (
          picks.length > 0 && (
            <fieldset key={side} className={css.scoresOf} data-side={side}>
              <legend className={css.legend}>{t(`sportsbook.scores.${side}`)}</legend>
              <div className={css.cells}>{picks.map(price)}</div>
            </fieldset>
          )
        );
      })}
      <div className={css.other}>{picksWith(undefined).map(price)}</div>
    </div>
  );
}

/** Whether a match of this score may still end so; a pick that is no score always may. */
function isPossible(pick: string, score: MatchInfo['score']): boolean {
  const [home, away] = pick.split(':').map(Number);
  if (!score || home === undefined || away === undefined) return true;
  return home >= score.home && away >= score.away;
}

/** Lines from small to large, as a member looks for them, or as intervals follow each other; read once per set of lines, so nothing jumps. */
function useLinesByValue(lines: readonly OfferedMarket[]): readonly OfferedMarket[] {
  const { board } = useSportsbook();
  const [shown, setShown] = useState<{ of: typeof lines; sorted: typeof lines }>();
  if (shown?.of === lines) return shown.sorted;
  const value = ({ gid, market }: OfferedMarket) => {
    const interval = intervalOf(market.period);
    if (interval !== undefined) return interval;
    const entry = board.prices.read(selectionKey(gid, market.wtype, market.picks[0]?.rtype ?? ''));
    const line = parseLine(entry?.line ?? '') ?? 0;
    return entry?.strong === 'C' ? -line : line;
  };
  const sorted = [...lines].sort((one, other) => value(one) - value(other));
  setShown({ of: lines, sorted });
  return sorted;
}

function sideOfScore(pick: string): 'home' | 'draw' | 'away' | undefined {
  const [home, away] = pick.split(':').map(Number);
  if (home === undefined || away === undefined || Number.isNaN(home)) return undefined;
  return home > away ? 'home' : home < away ? 'away' : 'draw';
}
