import type { Outright } from '@lobby/fixtures';

/** What the competition of a round is called: who scores most in it. */
export function nameOfRound(number: number): Outright['name'] {
  return { 'zh-CN': `第${number}轮 进球最多的球队`, 'zh-TW': `第${number}輪 進球最多的球隊` };
}
