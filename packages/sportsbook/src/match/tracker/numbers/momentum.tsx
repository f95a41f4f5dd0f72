import { useText } from '@lobby/i18n';
import type { Play } from '../feed/play.ts';
import { trackerMessages } from '../messages/index.ts';
import css from './momentum.module.css';

/** Who pressed in each minute: home above the middle, away below, with the goals. */
export function Momentum({ play }: { play: Pick<Play, 'momentum' | 'teams' | 'events'> }) {
  const t = useText(trackerMessages);
  const { momentum, teams, events } = play;
  const [first, second] = momentum;
  const all = [...first, ...second];
  if (all.length === 0) return null;
  // Ninety minutes have their room from the start, so that bars do not move when one is added.
  const left = Math.max(0, second.length > 0 ? usual[1] - second.length : usual[0] - first.length + usual[1]);
  const halfAt = second.length > 0 ? first.length : Math.max(first.length, usual[0]);
  const width = all.length + left;
  const goals = events.filter(({ kind }) => kind === 'goal');
  const count = (sign: 1 | -1) => all.filter(value => value * sign > 0).length;
  return (
    <div>
      <p className={css.title} aria-hidden="true">
        {t('tracker.momentum')}
      </p>
      <svg
        viewBox={`0 0 ${width} 40`}
        preserveAspectRatio="none"
        role="img"
        className={css.strip}
        aria-label={t('tracker.momentumWords', {
          home: teams.home,
          away: teams.away,
          homeMinutes: count(1),
          awayMinutes: count(-1),
        })}
      >
        <path className={css.middle} d={`M0 20H${width}`} />
        <path className={css.half} d={`M${halfAt} 2V38`} />
        {all.map((value, at) => (
          <rect
            key={at}
            className={css.bar}
            data-side={value > 0 ? 'home' : 'away'}
            x={at + 0.15}
            width="0.7"
            y={value > 0 ? 20 - height(value) : 20}
            height={height(value)}
          />
        ))}
        {goals.map(({ id, side, minute }) => (
          <rect
            key={id}
            className={css.goal}
            x={Math.min(width - 1, placeOfMinute(minute, first.length))}
            width="1"
            y={side === 'home' ? 0 : 36}
            height="4"
          />
        ))}
      </svg>
    </div>
  );
}

/** Minutes of the halves, with the time that is usually added. */
const usual = [47, 49] as const;

const height = (value: number) => (Math.abs(value) / 100) * 15;

/** Which bar a minute is: "45+2" of the first half, or one of the second, whose first is 46. */
export function placeOfMinute(minute: string, firstHalf: number): number {
  const [base = 1, added = 0] = minute.split('+').map(Number);
  return base <= 45 ? base - 1 + added : firstHalf + base - 46 + added;
}
