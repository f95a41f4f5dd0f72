import { useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Sparkline } from '@lobby/ui-kit/sparkline';
import { sportsbookMessages } from '../messages/index.ts';
import css from './champion-card.module.css';
import { ChampionPrice } from './champion-price.tsx';
import type { ChancesOverTime } from './chances-over-time.ts';
import type { OutrightInfo, RunnerInfo } from './outright-info.ts';

interface RunnerProps {
  readonly outright: OutrightInfo;
  readonly runner: RunnerInfo;
  readonly course: ChancesOverTime | undefined;
}

/** One that may win an outright: its match, its chances over time, and its price or result. */
export function ChampionRunner({ outright, runner, course }: RunnerProps) {
  const t = useText(sportsbookMessages);
  const { name, match, result } = runner;
  return (
    <li className={css.runner} data-result={result}>
      <span className={css.names}>
        <span className={css.runnerName}>{name}</span>
        <span className={css.below}>
          <span className={css.quiet} data-live={match === 'live' || undefined}>
            {outright.counts === 'wins' ? <Wins runner={runner} /> : <Goals runner={runner} />}
          </span>
          {/* It had no chance whose match was none. */}
          {course && result !== 'cancelled' && <RunnerCourse course={course} />}
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

/** What a runner did in its one match. */
function Goals({ runner: { counted, match } }: { runner: RunnerInfo }) {
  const t = useText(sportsbookMessages);
  if (counted === undefined)
    return t(match === 'void' ? 'sportsbook.champion.match.void' : 'sportsbook.champion.match.pre');
  return t(match === 'live' ? 'sportsbook.champion.match.live' : 'sportsbook.champion.match.over', {
    goals: counted,
  });
}

/** What a runner has won of its season, and whether it plays now. */
function Wins({ runner: { counted = 0, match } }: { runner: RunnerInfo }) {
  const t = useText(sportsbookMessages);
  return t(match === 'live' ? 'sportsbook.champion.winsLive' : 'sportsbook.champion.wins', { wins: counted });
}

/** The chances of a runner as a small line, which rises as its price gets shorter. */
function RunnerCourse({ course }: { course: ChancesOverTime }) {
  const t = useText(sportsbookMessages);
  const print = (odds: number) => odds.toFixed(2);
  return (
    <Sparkline
      points={course.chances}
      label={t('sportsbook.champion.course', {
        first: print(course.first),
        last: print(course.last),
        shortest: print(course.shortest),
        longest: print(course.longest),
      })}
    />
  );
}
