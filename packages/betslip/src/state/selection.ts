import type { ShownPrice, SlipItem, StoredPrice, Strong } from '@lobby/betting';
import type { BetType } from '@lobby/sports';

/** What the member agreed to bet on: a price and a line, as the feed stores them. */
export interface AgreedPrice {
  readonly price: StoredPrice;
  /** As printed, "0 / 0.5"; empty without one. */
  readonly line: string;
  readonly strong: Strong;
  /** Set when agreed to as a quote, which has one format only. */
  readonly shown?: ShownPrice;
}

/** One pick in the slip. Plain data, passed in by the component that shows prices. */
export interface PickedSelection extends SlipItem {
  /** Of champions with a runner of an outright: it is `teamH`, and `teamC` is empty. */
  readonly gtype: BetType;
  readonly wtype: string;
  readonly rtype: string;
  readonly league: string;
  readonly teamH: string;
  readonly teamC: string;
  /** Ms since the epoch. */
  readonly kickoff: number;
  readonly live: boolean;
  /** "1:2" in play, else empty. */
  readonly score: string;
  readonly agreed: AgreedPrice;
  /** Of a combination of one match: the keys of its picks as they were pressed, by their texts in `rtype`. */
  readonly parts?: Readonly<Record<string, string>>;
}
