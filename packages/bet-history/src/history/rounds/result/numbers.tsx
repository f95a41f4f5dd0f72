import type { PartOf } from '../venue-bet.ts';
import css from './result.module.css';

/** Numbers as balls, or as the cars of a race from the first on. */
export function Numbers({ kind, numbers }: PartOf<'dice' | 'balls' | 'cars'>) {
  return (
    <span className={css.numbers}>
      {numbers.map((number, at) => (
        <span key={at} className={css.number} data-kind={kind}>
          {number}
        </span>
      ))}
    </span>
  );
}

const [low, middle, high] = [7, 16, 25];
const diagonal = [
  [low, low],
  [high, high],
] as const;
const corners = [...diagonal, [low, high], [high, low]] as const;
const centre = [middle, middle] as const;
const sides = [
  [low, middle],
  [high, middle],
] as const;
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [centre],
  diagonal,
  [...diagonal, centre],
  corners,
  [...corners, centre],
  [...corners, ...sides],
];

/** Dice with their pips. */
export function Dice({ numbers }: { readonly numbers: readonly number[] }) {
  return (
    <span className={css.numbers}>
      {numbers.map((number, at) => (
        <svg key={at} className={css.die} viewBox="0 0 32 32" aria-hidden="true">
          <rect x="1" y="1" width="30" height="30" rx="7" />
          {(pips[number] ?? []).map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="3" />
          ))}
        </svg>
      ))}
    </span>
  );
}

/** Where the ball of a roulette fell. */
export function Pocket({ number, colour, colourName }: PartOf<'pocket'> & { readonly colourName: string }) {
  return (
    <span className={css.numbers}>
      <span className={css.pocket} data-colour={colour}>
        {number}
      </span>
      <span className={css.note}>{colourName}</span>
    </span>
  );
}
