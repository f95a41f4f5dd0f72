import { type MatchState, printScore, printScores } from '@lobby/fixtures';

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
  return `${playText(state)}${halted}${state.shut ? '，停止投注' : ''}`;
}

function playText({ phase, score, period, sets }: MatchState): string {
  if (phase === 'pre') return phases.pre;
  const all = printScore(score);
  if (sets) return `${phase === 'over' ? phases.over : '进行中'} ${all}（${printScores(sets.scores)}）`;
  if (!period || phase === 'over') return `${phases[phase]} ${all}`;
  const { number, isBreak, inning } = period;
  const half = inning?.half === 'top' ? '局上' : '局下';
  return `第 ${number} ${inning ? half : '节'}${isBreak ? '结束' : ''} ${all}`;
}
