import { priceCourses } from '@lobby/api-client/contract/game/price-course';
import { namePick } from '@lobby/betting/names';
import { useFormat, useText } from '@lobby/i18n';
import type { SportCode } from '@lobby/sports';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import type { Sides } from '../../feed/match-info.ts';
import { sportsbookMessages } from '../../messages/index.ts';
import { lineBeside } from '../../price/line-beside.ts';
import { picksOf } from '../../price/market-layout.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { useSecond } from '../../state/use-second.ts';
import { NotLoaded } from '../../status/not-loaded.tsx';
import type { ChartedMarket } from './charted-markets.ts';
import { frameOf, pathOf, summaryOf, takeCourse } from './course.ts';
import { courseMessages } from './messages/index.ts';
import css from './price-courses.module.css';

interface PriceChartProps {
  readonly ecid: string;
  readonly sport: SportCode;
  readonly shown: ChartedMarket;
  readonly teams: Sides<string>;
}

const box = { width: 200, height: 72 };
/** Prices move every few seconds in play. */
const intervalMs = 10_000;

/** The prices of a market as steps over the time they were offered, and each in words below. */
export function PriceChart({ ecid, sport, shown: { market }, teams }: PriceChartProps) {
  const t = useText(courseMessages);
  const say = useText(sportsbookMessages);
  const format = useFormat();
  const now = useSecond();
  const [state, retry] = useAnswer(priceCourses.course, { ecid, wtype: market.wtype }, intervalMs);
  if (state.status === 'loading') {
    return (
      <SkeletonGroup label={t('courses.loading')}>
        <Skeleton shape="block" height="6rem" />
      </SkeletonGroup>
    );
  }
  if (state.status === 'failed')
    return <NotLoaded size="s" title={t('courses.failed')} failure={state.failure} onRetry={retry} />;
  const { line, strong, picks } = state.answer;
  const sold = picksOf(market, sport);
  const courses = sold.map(({ rtype }) => takeCourse(picks, rtype));
  const frame = frameOf(courses, now);
  if (!frame) return <p className={css.quiet}>{t('courses.noPrice')}</p>;
  const print = (odds: number) => odds.toFixed(2);
  return (
    <>
      <figure className={css.chart}>
        <svg
          viewBox={`0 -4 ${box.width} ${box.height + 8}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className={css.lines}
        >
          {courses.map((points, at) => (
            <path key={sold[at]?.rtype} data-pick={at} d={pathOf(points, frame, box)} />
          ))}
        </svg>
        <span className={css.scale} aria-hidden="true">
          <span>{print(frame.most)}</span>
          <span>{print(frame.least)}</span>
        </span>
        <figcaption className={css.quiet}>
          {t('courses.since', { time: format.shortDateTime(frame.from) })}
        </figcaption>
      </figure>
      <ul className={css.picks} aria-label={t('courses.list')}>
        {sold.map((pick, at) => {
          const summary = summaryOf(courses[at] ?? []);
          const beside = lineBeside(market, pick, line, strong, true);
          const name = [namePick(say, market, pick, teams), beside].filter(Boolean).join(' ');
          return (
            <li key={pick.rtype} className={css.pick} data-pick={at}>
              <span>{name}</span>
              <span className={css.figures}>
                {summary
                  ? t('courses.pick', {
                      first: print(summary.first),
                      last: print(summary.last),
                      least: print(summary.least),
                      most: print(summary.most),
                    })
                  : t('courses.noPrice')}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
