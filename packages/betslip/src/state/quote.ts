import type { ShownPrice, Strong } from '@lobby/betting';

/** What a selection is offered at now, and how much may be staked on it alone. */
export interface Quote {
  readonly price: ShownPrice;
  /** As printed; empty without one. */
  readonly line: string;
  readonly strong: Strong;
  /** "1:2" in play, else empty. */
  readonly score: string;
  /** Least and most that may be staked, yuan. */
  readonly min: string;
  readonly max: string;
  /** The version of the match state it belongs to; empty where the server does not send one. */
  readonly stateVersion: string;
  /** How many legs a series with it needs and may have, where the server says so. */
  readonly parMin?: number;
  readonly parMax?: number;
}
