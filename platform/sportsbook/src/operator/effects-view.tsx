/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { formatYuan } from '@lobby/money';
import { Said } from '@lobby/platform-kernel/operator-console/parts';
import type { Effect } from './effects.ts';
import { matchPath } from './match-view.tsx';

const words: Record<Effect['kind'], string> = {
  settled: '结算',
  resettled: '重新结算',
  restored: '恢复为未结算',
};

/** What an action did to bets. */
export function EffectsView({ match, effects }: { match: string; effects: readonly Effect[] }) {
  return (
    <>
      {effects.length === 0 && <Said>没有注单因此变动。</Said>}
      {effects.map(({ kind, bets, amount }) => (
        <Said>{`${words[kind]} ${bets} 张注单，会员余额变动 ${formatYuan(amount)} 元`}</Said>
      ))}
      <p>
        <a href={matchPath(match)}>返回赛事</a>
      </p>
    </>
  );
}
