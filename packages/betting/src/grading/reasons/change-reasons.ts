/** Why bets that had been graded were graded again, unless they were cancelled: that has reasons of its own. */
export interface ChangeReason {
  /** As results, steps of bets and records carry it. */
  readonly code: string;
  /** Simplified Chinese, as members read it. */
  readonly name: string;
  /** Whether it may be said with a result; the others follow from what the results say. */
  readonly said: boolean;
}

/** The reasons this house gives. */
export const changeReasons = [
  { code: 'result-corrected', name: '赛果更正', said: true },
  { code: 'official-decision', name: '主办方更改赛果', said: true },
  { code: 'var', name: 'VAR 改判', said: true },
  { code: 'result-withdrawn', name: '赛果撤回', said: false },
  { code: 'cancel-lifted', name: '撤销取消', said: false },
  { code: 'resumed', name: '赛事恢复', said: false },
  { code: 'result-published', name: '公布新的赛果', said: false },
] as const satisfies readonly ChangeReason[];

export type ChangeReasonCode = (typeof changeReasons)[number]['code'];
/** A reason that a result may carry. */
export type ResultReason = Extract<(typeof changeReasons)[number], { said: true }>['code'];

/** The reasons that may be said with a result. */
export const resultReasons: readonly ResultReason[] = changeReasons.flatMap(reason =>
  reason.said ? [reason.code] : [],
);

/** The reason of a code; undefined for one that is not in the table. */
export function changeReasonOf(code: string): (typeof changeReasons)[number] | undefined {
  return changeReasons.find(reason => reason.code === code);
}
