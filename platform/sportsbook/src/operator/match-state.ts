import { type MatchState, printScore } from '@lobby/fixtures';

const phases: Record<MatchState['phase'], string> = {
  pre: '未开赛',
  '1H': '上半场',
  HT: '中场',
  '2H': '下半场',
  over: '完场',
};
const haltedWords: Record<NonNullable<MatchState['halted']>, string> = {
  postponed: '，延期',
  abandoned: '，腰斩',
  var: '，VAR 审查',
};

/** A match in a few words: its phase, its score, and why it takes no bets. */
export function stateText(state: MatchState | undefined): string {
  if (!state) return '已结束';
  const halted = state.halted ? haltedWords[state.halted] : '';
  return `${phases[state.phase]} ${printScore(state.score)}${halted}${state.shut ? '，停止投注' : ''}`;
}
