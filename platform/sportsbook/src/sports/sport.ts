import type { Grade, GradedSelection, MarketKind, MatchResult } from '@lobby/betting';
import type { Fen } from '@lobby/money';
import type { PriceModel, SportLimits } from '@lobby/pricing';
import type { SportCode, SportFacts } from '@lobby/sports';

/** Everything the platform asks of a sport: code says `sportOf(match)` and compares no codes. */
export interface Sport extends SportFacts {
  readonly code: SportCode;
  /** The kinds of markets that are offered on its matches. */
  readonly markets: readonly MarketKind[];
  /** What makes their prices. */
  readonly model: PriceModel;
  readonly limits: SportLimits;
  /** Most a member may win on it in a day, fen: by the terms (docs/rules.md#payout-caps). */
  readonly dayWin: Fen;
  /** What a bet on an outright over its matches may stake, fen. */
  readonly champions: { readonly least: Fen; readonly most: Fen };
  readonly clock: {
    /** How long a bet in play is held before it is decided, seconds on the clock of its match. */
    readonly betsWait: number;
  };
  readonly settlement: {
    /** What a selection came to; undefined while the score it needs is not known. Pure. */
    grade(selection: GradedSelection, result: MatchResult): Grade | undefined;
  };
}
