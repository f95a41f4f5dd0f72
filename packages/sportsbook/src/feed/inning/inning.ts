import type { WireGame } from '@lobby/api-client/contract/game/sportsbook';

interface BothSides {
  readonly home: number;
  readonly away: number;
}

/** How an inning of baseball stands; in the pause after a half, as that ended. */
export interface Inning {
  readonly number: number;
  /** Away bats in the top, home in the bottom. */
  readonly half: 'top' | 'bottom';
  readonly isBreak: boolean;
  readonly outs: number;
  /** Whether somebody stands on the first, the second and the third base. */
  readonly bases: readonly [boolean, boolean, boolean];
  /** Absent when the provider does not count them. */
  readonly hits?: BothSides;
  readonly errors?: BothSides;
}

/** Reads the fields of an inning; undefined where there are none, or none that can be read. */
export function readInning(wire: Partial<WireGame>): Inning | undefined {
  const number = Number(wire.inningNum);
  if (!Number.isInteger(number) || number < 1 || !wire.inning_half) return undefined;
  const outs = Number(wire.outcount ?? '0');
  return {
    number,
    half: wire.inning_half === 'T' ? 'top' : 'bottom',
    isBreak: wire.inning_break === 'Y',
    outs: Number.isInteger(outs) ? Math.min(3, Math.max(0, outs)) : 0,
    bases: [wire.base_1b === 'Y', wire.base_2b === 'Y', wire.base_3b === 'Y'],
    hits: toSides(wire.hits),
    errors: toSides(wire.errors),
  };
}

/** Whether two tellings show the same. */
export function isSameInning(one: Inning | undefined, other: Inning | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function toSides(text: string | undefined): BothSides | undefined {
  const [, home, away] = /^(\d+):(\d+)$/.exec(text ?? '') ?? [];
  return home === undefined ? undefined : { home: Number(home), away: Number(away) };
}
