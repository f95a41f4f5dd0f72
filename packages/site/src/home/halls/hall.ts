import type { HallCode } from '@lobby/brand-kit';

/** A hall of games, as the platform offers it on this site. */
export interface Hall {
  readonly code: HallCode;
  /** Where it leads; undefined while it is being prepared. */
  readonly to: string | undefined;
}

export interface HallsProps {
  readonly halls: readonly Hall[];
}
