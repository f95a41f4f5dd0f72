import type { MarketGroup } from '@lobby/betting';
import type { MatchState, PlayedIncident } from '@lobby/fixtures';
import type { LiabilityAdjustment } from './liability-adjustment.ts';

/** The operator's setting for one match. */
export interface OperatorSetting {
  /** No bets. */
  readonly shut: boolean;
  /** The operator's own adjustment, thousandths of log goals: both sides together, and towards home. */
  readonly totalMilli: number;
  readonly sideMilli: number;
  /** Groups of markets without bets. */
  readonly stopped?: readonly MarketGroup[];
  /** What the operator reported of the match beside its feed, oldest first: prices and bets go by it. */
  readonly reported?: readonly ReportedIncident[];
  /** Why the match stands still, shut. */
  readonly halted?: MatchState['halted'];
  /** When a goal that the operator had reported was taken back, ms. */
  readonly goalCancelledAt?: number;
  /** How much longer than usual a bet in play waits, seconds on the clock of its match. */
  readonly waitsLonger?: number;
  /** No bet that waits is taken. */
  readonly refuses?: boolean;
}

/** A goal or a card by the word of the operator. */
export interface ReportedIncident extends PlayedIncident {
  /** In the first half: it counts for the score at half-time. */
  readonly half: boolean;
  /** As how many a card counts where cards are counted; absent = one. */
  readonly weight?: number;
  /** ms. */
  readonly at: number;
}

/** All that prices read beside the match and the time, as it holds at one moment. */
export interface BookInputs {
  readonly adjustment: LiabilityAdjustment | undefined;
  readonly operator: OperatorSetting;
  /** Groups of markets that the feed or the operator stopped. */
  readonly stopped: readonly MarketGroup[];
  /** When the operator, or the feed by a stop, last said something of this match; 0 = never. */
  readonly operatorAt: number;
  /** When any of these last changed; 0 = never. */
  readonly changedAt: number;
  /** Names the rows these came from: another text, other inputs. */
  readonly from: string;
}

/** What a feed says of the bets on a match, beside its state. */
export interface FeedSetting {
  readonly stopped: readonly MarketGroup[];
}

/** A row of `sport_book_inputs`, decoded: it holds from its tick until the next of its kind. */
export interface InputRow {
  readonly id: bigint;
  readonly tick: number;
  readonly kind: 'liability' | 'operator' | 'feed';
  readonly data: string;
}

export const noOperatorSetting: OperatorSetting = { shut: false, totalMilli: 0, sideMilli: 0 };

/** Nothing but the match and the time. */
export const noInputs: BookInputs = {
  adjustment: undefined,
  operator: noOperatorSetting,
  stopped: [],
  operatorAt: 0,
  changedAt: 0,
  from: '',
};
