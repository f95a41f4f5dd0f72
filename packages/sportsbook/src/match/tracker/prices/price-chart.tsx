import { namePick } from '@lobby/betting/names';
import { useFormat, useText } from '@lobby/i18n';
import { useSyncExternalStore } from 'react';
import type { Sides } from '../../../feed/match-info.ts';
import { sportsbookMessages } from '../../../messages/index.ts';
import { lineBeside } from '../../../price/line-beside.ts';
import { usePrice } from '../../../state/use-board.ts';
import { useSecond } from '../../../state/use-second.ts';
import { trackerMessages } from '../messages/index.ts';
import type { ChartedMarket } from './charted-markets.ts';
import { frameOf, pathOf, summaryOf } from './course.ts';
import css from './price-courses.module.css';
import type { PriceHistory, PricePoint } from './price-history.ts';

interface PriceChartProps {
  readonly history: PriceHistory;
  readonly shown: ChartedMarket;
  readonly teams: Sides<string>;
}

const box = { width: 200, height: 72 };

/** The prices of a market as steps over the time they were seen, and each in words below. */
export function PriceChart({ history, shown: { market, keys }, teams }: PriceChartProps) {
  const t = useText(trackerMessages);
  const say = useText(sportsbookMessages);
  const format = useFormat();
  const now = useSecond();
  const courses = useCourses(history, keys);
  const entry = usePrice(keys[0] ?? '');
  const frame = frameOf(courses, now);
  if (!frame) return <p className={css.quiet}>{t('tracker.noPrice')}</p>;
  const minutes = Math.max(1, Math.ceil((frame.until - frame.from) / 60_000));
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
            <path key={keys[at]} data-pick={at} d={pathOf(points, frame, box)} />
          ))}
        </svg>
        <span className={css.scale} aria-hidden="true">
          <span>{print(frame.most)}</span>
          <span>{print(frame.least)}</span>
        </span>
        <figcaption className={css.quiet}>
          {t('tracker.courseSince', { time: format.time(frame.from), minutes })}
        </figcaption>
      </figure>
      <ul className={css.picks} aria-label={t('tracker.courses')}>
        {market.picks.map((pick, at) => {
          const summary = summaryOf(courses[at] ?? []);
          const line = entry ? lineBeside(market, pick, entry.line, entry.strong, true) : '';
          const name = [namePick(say, market, pick, teams), line].filter(Boolean).join(' ');
          return (
            <li key={pick.rtype} className={css.pick} data-pick={at}>
              <span>{name}</span>
              <span className={css.figures}>
                {summary
                  ? t('tracker.course', {
                      first: print(summary.first),
                      last: print(summary.last),
                      least: print(summary.least),
                      most: print(summary.most),
                    })
                  : t('tracker.noPrice')}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The courses of several prices; the same array until one of them changes. */
function useCourses(history: PriceHistory, keys: readonly string[]): readonly (readonly PricePoint[])[] {
  const version = useSyncExternalStore(
    listener => {
      const undo = keys.map(key => history.subscribe(key, listener));
      return () => {
        for (const end of undo) end();
      };
    },
    () => keys.map(key => `${history.of(key).length} ${history.of(key).at(-1)?.at ?? 0}`).join(),
  );
  return version === '' ? [] : keys.map(history.of);
}
