import { useFormat, useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Icon } from '@lobby/ui-kit/icon';
import { memo, useState } from 'react';
import { FoldingCard } from '../folding-card/folding-card.tsx';
import { sportsbookMessages } from '../messages/index.ts';
import { useSportsbook } from '../state/sportsbook-context.ts';
import css from './champion-card.module.css';
import { ChampionPrice } from './champion-price.tsx';
import type { OutrightInfo, RunnerInfo } from './outright-info.ts';

/** One competition with all its runners; can be folded away. */
export const ChampionCard = memo(function ChampionCard({ outright }: { outright: OutrightInfo }) {
  const t = useText(sportsbookMessages);
  const format = useFormat();
  const runners = useFavouritesFirst(outright);
  const { phase } = outright;
  return (
    <div className={css.place}>
      <FoldingCard
        label={`${outright.league} ${outright.name}`}
        head={
          <>
            <Icon name="champion" size={18} />
            <span className={css.names}>
              <span className={css.name}>{outright.name}</span>
              <span className={css.quiet}>{outright.league}</span>
            </span>
            {phase !== 'open' && (
              <Badge tone={phase === 'decided' ? 'neutral' : 'gold'}>
                {t(`sportsbook.champion.phase.${phase}`)}
              </Badge>
            )}
          </>
        }
      >
        <p className={css.rule}>
          <span>{t('sportsbook.champion.closes', { time: format.shortDateTime(outright.closesAt) })}</span>
          <span>{t('sportsbook.champion.rule')}</span>
        </p>
        <ul className={css.runners}>
          {runners.map(runner => (
            <Runner key={runner.id} outright={outright} runner={runner} />
          ))}
        </ul>
      </FoldingCard>
    </div>
  );
});

function Runner({ outright, runner }: { outright: OutrightInfo; runner: RunnerInfo }) {
  const t = useText(sportsbookMessages);
  const { name, goals, match, result } = runner;
  return (
    <li className={css.runner} data-result={result}>
      <span className={css.names}>
        <span className={css.runnerName}>{name}</span>
        <span className={css.quiet} data-live={match === 'live' || undefined}>
          {goals === undefined
            ? t(match === 'void' ? 'sportsbook.champion.match.void' : 'sportsbook.champion.match.pre')
            : t(match === 'live' ? 'sportsbook.champion.match.live' : 'sportsbook.champion.match.over', {
                goals,
              })}
        </span>
      </span>
      {result ? (
        <Badge tone={result === 'won' ? 'gold' : 'neutral'}>
          {t(`sportsbook.champion.result.${result}`)}
        </Badge>
      ) : (
        <ChampionPrice outright={outright} runner={runner} />
      )}
    </li>
  );
}

/** The shortest price first, as a member looks for it; sorted once per competition, so nothing jumps under a finger. */
function useFavouritesFirst({ gid, runners }: OutrightInfo): readonly RunnerInfo[] {
  const { board } = useSportsbook();
  const [order, setOrder] = useState<{ gid: string; ids: readonly string[] }>();
  const isDecided = runners.some(({ result }) => result);
  let ids = order?.gid === gid ? order.ids : undefined;
  if (!ids) {
    const odds = ({ key }: RunnerInfo) => {
      const price = board.prices.read(key)?.price;
      return price?.kind === 'decimal' && price.odds !== '' ? Number(price.odds) : Number.POSITIVE_INFINITY;
    };
    ids = [...runners].sort((one, other) => compare(odds(one), odds(other))).map(({ id }) => id);
    setOrder({ gid, ids });
  }
  const place = new Map(ids.map((id, at) => [id, at]));
  const won = ({ result }: RunnerInfo) => (isDecided && result === 'won' ? 0 : 1);
  return [...runners].sort(
    (one, other) => won(one) - won(other) || compare(place.get(one.id) ?? 0, place.get(other.id) ?? 0),
  );
}

/** Also of two that are infinite. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
