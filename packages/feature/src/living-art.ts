import type { ReactNode } from 'react';

/** A match in play, as far as a drawing needs to know it. */
export interface LivingMatch {
  readonly id: string;
  /** Match minute, 0 to 90; 45 at half-time, 90 in added time. */
  readonly minute: number;
  /** Goals of both sides. */
  readonly goals: number;
}

/** The view box of a living drawing; every position in it is in these units. */
export const livingArtSize = { width: 760, height: 400 } as const;

/** Where a match stands in a drawing of `livingArtSize`, and how large it is drawn. */
export interface LivingPlace {
  readonly x: number;
  readonly y: number;
  /** Radius. */
  readonly r: number;
}

/** What a brand's living drawing is given: the brand decides where and how large, the sportsbook draws and answers. */
export interface LivingArtProps {
  readonly className?: string;
  /** What is drawn, for who cannot see it. */
  readonly label: string;
  readonly matches: readonly LivingMatch[];
  /** The hour in Beijing, 0 to 24 with fractions. */
  readonly hour: number;
  /** Draws one match, which can be pressed, at its place. */
  draw(match: LivingMatch, place: LivingPlace): ReactNode;
}
