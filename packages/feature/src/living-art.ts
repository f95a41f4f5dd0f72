import type { ReactNode } from 'react';

/** A match in play, as far as a drawing needs to know it. */
export interface LivingMatch {
  readonly id: string;
  /** Match minute, 0 to 90; 45 at half-time, 90 in added time. */
  readonly minute: number;
  /** Minutes played beyond the ninetieth, 0 to `longestAdded`; all of them in extra time and penalties. */
  readonly added: number;
  /** Goals of both sides. */
  readonly goals: number;
}

/** Added time that a drawing tells apart, in minutes. */
export const longestAdded = 6;

interface LivingPoint {
  readonly x: number;
  readonly y: number;
}

/** The place that a living drawing fills, in its units: pixels, larger ones where the whole page is drawn larger. */
export interface LivingArea {
  readonly width: number;
  readonly height: number;
}

/** Where a match stands in a living drawing, in the units of its area; words are 12 units high. */
export interface LivingPlace extends LivingPoint {
  /** Radius of what can be pressed around it. */
  readonly r: number;
  /** Centre and height of the leader's crest, of both sides' halves while level; 20 units on the place itself by default. */
  readonly crest?: LivingPoint & { readonly size: number };
  /** Centre of the pill with the score, 16 units high; just under the radius by default. */
  readonly score?: LivingPoint;
  /**
   * What the brand draws for this match, beneath crest and score; a disc by default. `--living-ring` is the colour of
   * its outline: the brand's glow while a price moves, under the pointer and with the focus.
   */
  readonly body?: ReactNode;
}

/** What a brand's living drawing is given: the brand decides where, how large and as what, the sportsbook makes each a link. */
export interface LivingArtProps {
  readonly className?: string;
  /** What is drawn, for who cannot see it. */
  readonly label: string;
  readonly area: LivingArea;
  /** All that are in play, the most important first; a drawing need not have room for every one. */
  readonly matches: readonly LivingMatch[];
  /** The hour in Beijing, 0 to 24 with fractions. */
  readonly hour: number;
  /** Draws one match, which can be pressed, at its place. */
  draw(match: LivingMatch, place: LivingPlace): ReactNode;
  /** Draws "+n" around a point: a way to the `count` matches that the drawing has no room for. */
  drawMore(count: number, at: LivingPoint): ReactNode;
}
