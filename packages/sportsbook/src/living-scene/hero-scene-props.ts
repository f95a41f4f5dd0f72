import type { ReactNode } from 'react';
import type { MatchInfo } from '../feed/match-info.ts';

/** What a hero shows of the matches on the home page. */
export interface HeroSceneProps {
  /** Event ids of the hot matches, the most important first. */
  readonly ids: readonly string[];
  /** The element of the hero to draw into. */
  readonly place: HTMLElement;
  /** Draws the prices of who wins, as the hot matches have them. */
  prices(match: MatchInfo): ReactNode;
}
