import type { LiabilityAdjustment } from './liability-adjustment.ts';

/** The operator's setting for one match. */
export interface OperatorSetting {
  /** No bets. */
  readonly shut: boolean;
  /** The operator's own adjustment, thousandths of log goals: both sides together, and towards home. */
  readonly totalMilli: number;
  readonly sideMilli: number;
}

/** All that prices read beside the match and the time, as it holds at one moment. */
export interface BookInputs {
  readonly adjustment: LiabilityAdjustment | undefined;
  readonly operator: OperatorSetting;
  /** When the operator last said something of this match; 0 = never. */
  readonly operatorAt: number;
  /** When any of these last changed; 0 = never. */
  readonly changedAt: number;
  /** Names the rows these came from: another text, other inputs. */
  readonly from: string;
}

/** A row of `sport_book_inputs`, decoded: it holds from its tick until the next of its kind. */
export interface InputRow {
  readonly id: bigint;
  readonly tick: number;
  readonly kind: 'liability' | 'operator';
  readonly data: string;
}

export const noOperatorSetting: OperatorSetting = { shut: false, totalMilli: 0, sideMilli: 0 };

/** Nothing but the match and the time. */
export const noInputs: BookInputs = {
  adjustment: undefined,
  operator: noOperatorSetting,
  operatorAt: 0,
  changedAt: 0,
  from: '',
};
