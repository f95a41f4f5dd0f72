import type { Inning } from '../feed/inning/inning.ts';
import css from './diamond.module.css';

/** The middle of each base, seen from home plate: the first to the right, the third to the left. */
const bagsAt = [
  [14, 10],
  [9, 5],
  [4, 10],
] as const;

/** The outs that end a half inning are not shown: it is over then. */
const outsAt = [24, 31] as const;

/** The three bases, filled where a runner stands, and a dot for each out; only for the eye. */
export function Diamond({ bases, outs }: Pick<Inning, 'bases' | 'outs'>) {
  return (
    <svg className={css.diamond} viewBox="0 0 35 15" aria-hidden="true">
      {bagsAt.map(([x, y], at) => (
        <path key={x} d={`M${x} ${y - 3.6}l3.6 3.6-3.6 3.6-3.6-3.6z`} data-filled={bases[at]} />
      ))}
      {outsAt.map((x, at) => (
        <circle key={x} cx={x} cy="8" r="2.4" data-filled={outs > at} />
      ))}
    </svg>
  );
}
