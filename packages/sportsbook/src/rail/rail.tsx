import { memo } from 'react';
import type { Incident } from '../feed/match-info.ts';
import { placeOf } from './place-of.ts';
import css from './rail.module.css';

interface RailProps {
  /** Whole minutes played, 0 … 90. */
  readonly minutes: number;
  readonly incidents: readonly Incident[];
}

/** A match from 0 to 90+ minutes: what is played, and its goals and red cards, home above and away below. */
export const Rail = memo(function Rail({ minutes, incidents }: RailProps) {
  return (
    <span className={css.rail} aria-hidden="true">
      <span className={css.played} style={{ inlineSize: `${placeOf(String(minutes))}%` }} />
      <span className={css.half} />
      {incidents.map(({ kind, side, minute }, at) => (
        <span
          // Two goals of one side may fall into one minute; incidents are only added and taken back in order.
          key={`${minute} ${kind} ${side} ${at}`}
          className={css.mark}
          data-kind={kind}
          data-side={side}
          style={{ insetInlineStart: `${placeOf(minute)}%` }}
        />
      ))}
    </span>
  );
});
