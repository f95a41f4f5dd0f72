import { priceCourses } from '@lobby/api-client/contract/game/price-course';
import { useFormat, useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Icon } from '@lobby/ui-kit/icon';
import { memo, useMemo, useState } from 'react';
import { FoldingCard } from '../folding-card/folding-card.tsx';
import { sportsbookMessages } from '../messages/index.ts';
import { useSportsbook } from '../state/sportsbook-context.ts';
import { useAnswer } from '../state/use-answer.ts';
import css from './champion-card.module.css';
import { ChampionRunner } from './champion-runner.tsx';
import { type ChancesOverTime, chancesOverTime } from './chances-over-time.ts';
import type { OutrightInfo, RunnerInfo } from './outright-info.ts';

/** The platform prices a moment every few minutes. */
const intervalMs = 60_000;

/** One competition with all its runners; can be folded away. */
export const ChampionCard = memo(function ChampionCard({ outright }: { outright: OutrightInfo }) {
  const t = useText(sportsbookMessages);
  const format = useFormat();
  const runners = useFavouritesFirst(outright);
  const courses = useChampionCourse(outright);
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
          <span>
            {t(outright.counts === 'wins' ? 'sportsbook.champion.ruleOfSeason' : 'sportsbook.champion.rule')}
          </span>
        </p>
        <ul className={css.runners}>
          {runners.map(runner => (
            <ChampionRunner
              key={runner.id}
              outright={outright}
              runner={runner}
              course={courses.get(runner.id)}
            />
          ))}
        </ul>
      </FoldingCard>
    </div>
  );
});

/** The chances of the runners of an outright over time, by runner; nothing of those whose price has not changed. */
function useChampionCourse({ gid, closesAt }: OutrightInfo): ReadonlyMap<string, ChancesOverTime> {
  const [state] = useAnswer(priceCourses.champion, { gid }, intervalMs);
  const answer = state.status === 'ready' ? state.answer : undefined;
  return useMemo(() => {
    const courses = new Map<string, ChancesOverTime>();
    for (const { rtype, points } of answer?.runners ?? []) {
      const course = chancesOverTime(points, answer?.systime ?? 0, closesAt);
      if (course) courses.set(rtype, course);
    }
    return courses;
  }, [answer, closesAt]);
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
