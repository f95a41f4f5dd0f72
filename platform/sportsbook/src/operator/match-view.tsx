/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

import { changeReasonOf } from '@lobby/betting';
import type { MatchState } from '@lobby/fixtures';
import { formatYuan } from '@lobby/money';
import type { SentBack } from '@lobby/platform-kernel/operator-console/fields';
import { Table, Time } from '@lobby/platform-kernel/operator-console/parts';
import type { OperatorSetting } from '@lobby/pricing';
import type { Counted } from '@lobby/sports';
import { standingOf } from '../bets/voids.ts';
import { LiftForm } from './bet-forms.tsx';
import { FormsAt } from './form.tsx';
import { MatchForms } from './match-forms.tsx';
import { stateText } from './match-state.ts';
import type { MatchRows } from './operator-rows.ts';

export const operatorPath = '/dev/book';

/** Where one match is shown. */
export const matchPath = (id: string): string => `${operatorPath}/${encodeURIComponent(id)}`;

interface MatchViewProps {
  readonly rows: MatchRows;
  readonly state: MatchState | undefined;
  /** What an operator set; undefined once the match is forgotten. */
  readonly setting: OperatorSetting | undefined;
  /** A form that was sent back. */
  readonly back?: SentBack;
}

/** One match: what is known of it, what was done to it, its bets, and a form for each action. */
export function MatchView({ rows, state, setting, back }: MatchViewProps) {
  const { match, results, settlements, actions, bets } = rows;
  const standing = new Set(standingOf(rows.voids));
  const voids = rows.voids.filter(({ lifts }) => !lifts);
  return (
    <>
      <p>
        <a href={operatorPath}>全部赛事</a>
        {rows.beside.map(({ id, counts }) => (
          <>
            {' · '}
            <a href={matchPath(id)}>{countWords[counts]}</a>
          </>
        ))}
      </p>
      <p>
        <Time at={match.kickoff} /> {match.league_cn} {stateText(state)}
      </p>
      <h2>操作</h2>
      {back && <p role="alert">未执行，没有任何变动。请更正标出的内容后再提交；已填写的都还在。</p>}
      <MatchForms match={match.id} gtype={match.gtype} counts={match.counts} setting={setting} back={back} />
      <h2>赛果</h2>
      <Table
        head={[
          '版本',
          '半场',
          '全场',
          '各盘（局）或进球',
          '取消原因',
          '中止时',
          '胜方',
          '撤回',
          '更正原因',
          '时间',
        ]}
        rows={results.map(each => [
          ...[
            each.version,
            each.half,
            each.full,
            each.goals ?? each.sets ?? each.quarters,
            each.cancel_reason,
            each.reached,
          ],
          sideNames[each.winner] ?? '',
          ...[each.withdrawn ? '是' : '', changeReasonOf(each.reason)?.name ?? '', <Time at={each.at} />],
        ])}
      />
      <h2>已取消</h2>
      <FormsAt.Provider value={{ match: match.id, back }}>
        <Table
          head={['玩法', '选项', '注单', '下注时间从', '到', '时段', '原因', '时间', '']}
          rows={voids.map(each => [
            ...[
              each.wtype,
              each.rtype,
              each.ticket_id,
              <Bound at={each.from_at} />,
              <Bound at={each.to_at} />,
            ],
            ...[phaseNames[each.phase], each.reason, <Time at={each.at} />],
            standing.has(each) ? <LiftForm voidId={each.id} /> : '已撤销',
          ])}
        />
      </FormsAt.Provider>
      <h2>玩法结算</h2>
      <Table
        head={['玩法', '盘口', '版本', '确定程度', '内容', '时间']}
        rows={settlements.map(each => [
          ...[each.wtype, each.line, each.version, each.certainty, each.says, <Time at={each.at} />],
        ])}
      />
      <h2>注单</h2>
      <Table
        head={['注单', '下注时间', '玩法', '赔率', '本金', '状态', '结果', '输赢']}
        rows={bets.map(bet => [
          ...[bet.ticket_id, <Time at={bet.placed_at} />, `${bet.wtype} ${bet.rtype} ${bet.line}`, bet.odds],
          ...[formatYuan(bet.stake), bet.status, `${bet.result} ${bet.cancel_reason}`, formatYuan(bet.net)],
        ])}
      />
      <h2>操作记录</h2>
      <Table
        head={['时间', '操作', '内容', '备注']}
        rows={actions.map(each => [<Time at={each.at} />, each.action, each.detail, each.why])}
      />
    </>
  );
}

const countWords: Readonly<Record<Counted, string>> = { goals: '主赛事', corners: '角球数', cards: '罚牌数' };
const sideNames: Readonly<Record<string, string>> = { H: '主队', C: '客队' };
const phaseNames = { '': '', pre: '赛前', live: '滚球' } as const;

/** The last moment a `Date` can print. */
const farthest = 8_640_000_000_000_000n;

/** The end of a span; empty where it is open. */
function Bound({ at }: { at: bigint }) {
  return at === 0n || at > farthest ? null : <Time at={at} />;
}
