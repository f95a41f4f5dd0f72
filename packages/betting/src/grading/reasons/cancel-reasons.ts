import { bettingRules } from '@lobby/sports';

/** Why bets were cancelled (D). */
export interface CancelReason {
  /** D0 … DZ, as results and records carry it. */
  readonly code: string;
  /** Simplified Chinese, as members read it. */
  readonly name: string;
  readonly meaning: string;
  /** What it cancels: what a match did not decide, what was taken on a market or a selection of it, or one bet. */
  readonly scope: 'match' | 'market' | 'bet';
}

const stopped = bettingRules.stoppedHours.number;

/**
 * The reasons this house gives; which code means what is ours (docs/rules.md#settlement). A code that is not here
 * reads 其他原因.
 */
export const cancelReasons = [
  { code: 'D0', name: '取消', scope: 'bet', meaning: 'cancelled, no other reason applies' },
  {
    code: 'D1',
    name: '赛事腰斩',
    scope: 'match',
    meaning: `abandoned and not resumed within ${stopped} hours`,
  },
  { code: 'D2', name: '改期', scope: 'match', meaning: 'moved to another day' },
  {
    code: 'D3',
    name: '延期',
    scope: 'match',
    meaning: `postponed before kick-off for more than ${stopped} hours`,
  },
  { code: 'D4', name: '延赛', scope: 'match', meaning: 'kick-off delayed beyond its day' },
  { code: 'D5', name: '赛事取消', scope: 'match', meaning: 'called off' },
  {
    code: 'D6',
    name: '无加时或点球',
    scope: 'market',
    meaning: 'the extra time or shoot-out was not played',
  },
  { code: 'D7', name: '球员弃权', scope: 'market', meaning: 'a player or a runner of an outright withdrew' },
  { code: 'D8', name: '队名错误', scope: 'match', meaning: 'a team was named wrong' },
  { code: 'D9', name: '主客场错误', scope: 'match', meaning: 'home and away were exchanged' },
  { code: 'DA', name: '先发投手更换', scope: 'market', meaning: 'a starting pitcher was changed' },
  { code: 'DB', name: '选手更换', scope: 'market', meaning: 'a player was replaced' },
  { code: 'DC', name: '联赛名称错误', scope: 'match', meaning: 'the league was named wrong' },
  { code: 'DD', name: '盘口错误', scope: 'market', meaning: 'the line was wrong' },
  { code: 'DE', name: '提前开赛', scope: 'match', meaning: 'it had begun before betting was closed' },
  { code: 'DF', name: '比分错误', scope: 'market', meaning: 'the score or the result shown was wrong' },
  { code: 'DG', name: '未接受注单', scope: 'bet', meaning: 'the bet should not have been taken' },
  { code: 'DH', name: '进球取消', scope: 'market', meaning: 'taken between a goal and its cancellation' },
  { code: 'DI', name: '红卡取消', scope: 'market', meaning: 'taken between a red card and its cancellation' },
  { code: 'DJ', name: '非正常投注', scope: 'bet', meaning: 'an abnormal bet' },
  { code: 'DK', name: '赔率错误', scope: 'market', meaning: 'the price was wrong' },
  { code: 'DZ', name: '自动作废', scope: 'bet', meaning: 'void by itself: what it was about never came' },
] as const satisfies readonly CancelReason[];

/** The reason of a code; undefined for one that is not in the table. */
export function cancelReasonOf(code: string): CancelReason | undefined {
  return cancelReasons.find(reason => reason.code === code);
}
