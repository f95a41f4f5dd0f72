import { useText } from '@lobby/i18n';
import type { Play, Statistic } from '../feed/play.ts';
import { trackerMessages } from '../messages/index.ts';
import css from './statistics.module.css';

/** What was counted of both sides, as bars against each other. */
export function Statistics({ play }: { play: Pick<Play, 'statistics' | 'teams'> }) {
  const t = useText(trackerMessages);
  const { statistics, teams } = play;
  return (
    <ul className={css.rows} aria-label={t('tracker.statistics')}>
      {statistics.map(statistic => {
        const { kind, home, away } = statistic;
        const name = t(`tracker.statistic.${kind}`);
        const [homeCount, awayCount] = [print(statistic, home), print(statistic, away)];
        return (
          <li key={kind} aria-label={t('tracker.statistic', { name, ...teams, homeCount, awayCount })}>
            <span className={css.figures} aria-hidden="true">
              <b data-more={home > away || undefined}>{homeCount}</b>
              <span>{name}</span>
              <b data-more={away > home || undefined}>{awayCount}</b>
            </span>
            <span className={css.bars} aria-hidden="true">
              <span className={css.bar} data-side="home">
                <span style={{ inlineSize: `${share(home, away)}%` }} />
              </span>
              <span className={css.bar} data-side="away">
                <span style={{ inlineSize: `${share(away, home)}%` }} />
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const print = ({ kind }: Statistic, count: number) => (kind === 'possession' ? `${count}%` : String(count));

const share = (one: number, other: number) =>
  one + other === 0 ? 0 : Math.round((100 * one) / (one + other));
