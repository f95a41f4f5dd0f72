/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { formatYuan } from '@lobby/money';
import type { OperatorPage } from '@lobby/platform-kernel/domain/operator-page';
import { Lines, Table } from '@lobby/platform-kernel/operator-console/parts';
import { nameOf } from '../directory/venue-list.ts';
import { type GameReturn, gameReturns, type Measured, type ReturnDeps } from './game-returns.ts';

const verdicts: Record<Measured['verdict'], string> = {
  few: '局数还不够判断',
  within: '在区间内',
  above: '警报：高于区间',
  below: '警报：低于区间',
};

/** What each game should give back and what it did; games outside of their band first. */
export function returnsPage(deps: ReturnDeps): OperatorPage {
  return {
    path: '/dev/operator/returns',
    title: '游戏返还率',
    group: 'money',
    async waiting() {
      const { count } = await deps.db
        .selectFrom('venue_return_alarms')
        .select(eb => eb.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    views: {
      async ''() {
        return { body: <ReturnsView returns={await gameReturns(deps)} /> };
      },
    },
    incomplete: '',
    actions: [],
  };
}

function ReturnsView({ returns }: { returns: readonly GameReturn[] }) {
  const sorted = [...returns].sort((one, other) => Number(isAlarm(other)) - Number(isAlarm(one)));
  return (
    <>
      <p>
        区间：理论返还率上下 3.29 σ/√n，公平的游戏一千次里有一次落在外面。注码不一时 n 按（Σ注码）²/Σ注码²
        折算。
      </p>
      <Table
        head={['游戏', '理论', '近 30 天', '全部']}
        rows={sorted.map(one => [
          `${nameOf(one.venue, 'zh-CN')} ${one.game.names['zh-CN']}`,
          <Lines of={[`${one.game.returnPercent}%`, `σ ${one.game.spread?.sigma ?? ''}`]} />,
          <Span measured={one.spans.days30} />,
          <Span measured={one.spans.all} />,
        ])}
      />
    </>
  );
}

const isAlarm = ({ spans }: GameReturn) =>
  Object.values(spans).some(({ verdict }) => verdict === 'above' || verdict === 'below');

function Span({ measured: one }: { measured: Measured }) {
  if (one.measured === '') return <>没有投注</>;
  return (
    <Lines
      of={[
        `${one.rounds} 局，投注 ${formatYuan(one.staked)} 元，派彩 ${formatYuan(one.returned)} 元`,
        `实测 ${one.measured}%，区间 ${one.from}%–${one.to}%`,
        verdicts[one.verdict],
      ]}
    />
  );
}
