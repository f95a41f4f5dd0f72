import { belowNormal } from '../points/normal.ts';

/** A lead that moves as Brownian motion with a drift (Stern 1994). */
interface MovingLead {
  /** Of home, now. */
  readonly lead: number;
  /** The share of regular time that is played. */
  readonly played: number;
  /** By how much home is expected to win. */
  readonly drift: number;
  /** How far the final lead varies about it. */
  readonly deviation: number;
}

/** The chance that home leads at the end of regular time: what prices, made from the same law in whole points, come near. */
export function chanceOfLead({ lead, played, drift, deviation }: MovingLead): number {
  const left = 1 - played;
  return belowNormal((lead + left * drift) / (deviation * Math.sqrt(left)));
}
