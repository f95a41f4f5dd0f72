/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { formatYuan } from '@lobby/money';
import { ActionForm, Lines, Table, Time } from '@lobby/platform-kernel/operator-console/parts';
import { nameOf } from '../directory/venue-list.ts';
import type { lastTries } from '../history/try-unbooked.ts';
import type { unbookedRounds } from '../history/unbooked-rounds.ts';

export type UnbookedRounds = Awaited<ReturnType<typeof unbookedRounds>>;
export type UnbookedTries = Awaited<ReturnType<typeof lastTries>>;

/** Rounds that venues tell and that could not be booked, why, and what operators tried last. */
export function UnbookedTable({ rounds, tries }: UnbookedProps) {
  return (
    <>
      <h2>未能入账的注单</h2>
      <Table
        head={['注单', '会员', '场馆', '投注与派彩', '原因', '下次重试', '操作']}
        rows={rounds.map(one => [
          <Lines of={[one.round, `版本 ${one.version}`, <Time at={one.since} />]} />,
          one.member_id ?? '不明',
          <Lines of={[nameOf(one.venue, 'zh-CN'), one.game ?? '']} />,
          one.staked === null || one.win === null
            ? '读不出'
            : `${formatYuan(one.staked)} 元，${formatYuan(one.win)} 元`,
          <Lines of={[one.problem, `已尝试 ${one.tries} 次`]} />,
          one.due_at === null ? '等场馆更正' : <Time at={one.due_at} />,
          // What has no figures waits for what the venue tells of it next.
          one.due_at === null ? '' : <Again id={one.id} />,
        ])}
      />
      {tries.length > 0 && (
        <>
          <h3>人工重试记录</h3>
          <Table
            head={['时间', '注单', '场馆', '结果']}
            rows={tries.map(({ at, round, version, venue, problem }) => [
              <Time at={at} />,
              `${round}，版本 ${version}`,
              nameOf(venue, 'zh-CN'),
              problem === '' ? '已入账' : `未入账：${problem}`,
            ])}
          />
        </>
      )}
    </>
  );
}

interface UnbookedProps {
  readonly rounds: UnbookedRounds;
  readonly tries: UnbookedTries;
}

function Again({ id }: { readonly id: string }) {
  return (
    <ActionForm hidden={{ again: id }}>
      <button type="submit">再试一次</button>
    </ActionForm>
  );
}
