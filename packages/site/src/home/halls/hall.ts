import type { HallCode } from '@lobby/brand-kit';
import type { ReactNode } from 'react';

/** A hall of games, as the platform offers it on this site. */
export interface Hall {
  readonly code: HallCode;
  /** Where it leads; undefined while it is being prepared. */
  readonly to: string | undefined;
}

export interface HallsProps {
  readonly halls: readonly Hall[];
  /** Draws the card of one, which a layout only places. */
  readonly draw: (hall: Hall, art: HallArtPlace) => ReactNode;
}

/** Where the drawing of a card is: beside the words, at the far end of a wide card, above them, or small before them. */
export type HallArtPlace = 'beside' | 'end' | 'above' | 'row';
