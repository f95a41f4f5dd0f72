/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { formatYuan } from '@lobby/money';
import { Lines, Table, Time } from '@lobby/platform-kernel/operator-console/parts';
import { nameOf } from '../directory/venue-list.ts';
import type { unbookedRounds } from '../history/unbooked-rounds.ts';

export type UnbookedRounds = Awaited<ReturnType<typeof unbookedRounds>>;

/** Rounds that venues tell and that could not be booked, and why. */
export function UnbookedTable({ rounds }: { readonly rounds: UnbookedRounds }) {
  return (
    <>
      <h2>未能入账的注单</h2>
      <Table
        head={['注单', '会员', '场馆', '投注与派彩', '原因', '下次重试']}
        rows={rounds.map(one => [
          <Lines of={[one.round, `版本 ${one.version}`, <Time at={one.since} />]} />,
          one.member_id ?? '不明',
          <Lines of={[nameOf(one.venue, 'zh-CN'), one.game ?? '']} />,
          one.staked === null || one.win === null
            ? '读不出'
            : `${formatYuan(one.staked)} 元，${formatYuan(one.win)} 元`,
          <Lines of={[one.problem, `已尝试 ${one.tries} 次`]} />,
          one.due_at === null ? '等场馆更正' : <Time at={one.due_at} />,
        ])}
      />
    </>
  );
}
