/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { cancelReasonOf } from '@lobby/betting';
import { beijingTime } from '@lobby/calendar';
import { ActionForm, Table, Time } from '@lobby/platform-kernel/operator-console/parts';
import { gradeWord } from '../../bets/grade-words.ts';
import type { DisputeRow } from './dispute-rows.ts';

const kinds: Record<DisputeRow['kind'], string> = {
  result: '赛果',
  price: '盘口或赔率',
  amount: '结算金额',
  void: '取消',
  other: '其他',
};

const states: Record<DisputeRow['bet']['status'], string> = {
  pending: '确认中',
  open: '未结算',
  settled: '结算',
  rejected: '已拒绝',
};

/** "输", "取消（赛事取消）"; empty where there is none. */
function resultOf({ result, cancelReason }: Pick<DisputeRow['bet'], 'result' | 'cancelReason'>): string {
  const reason = cancelReasonOf(cancelReason)?.name;
  return `${gradeWord(result, 'zh-CN')}${reason ? `（${reason}）` : ''}`;
}

/** The longest answer of an operator, characters. */
export const longestAnswer = 1_000;

/** Every dispute that waits, with its bet and a form that answers it. */
export function OpenDisputes({ rows }: { rows: readonly DisputeRow[] }) {
  if (rows.length === 0) return <p>没有待答复的异议。</p>;
  return (
    <>
      {rows.map(row => (
        <Entry row={row} />
      ))}
    </>
  );
}

function Entry({ row: { id, site_id, name, kind, text, filed_at, bet } }: { row: DisputeRow }) {
  return (
    <article>
      <h2>
        {kinds[kind]}：注单 {bet.ticketId}，{name}（站点 {site_id}）
      </h2>
      <p>
        <Time at={filed_at} />
      </p>
      <p class="typed">{text}</p>
      <Legs bet={bet} />
      <ActionForm hidden={{ id }}>
        <label>
          结论
          <select name="verdict" required>
            <option value="">请选择</option>
            <option value="declined">不成立</option>
            <option value="upheld">成立</option>
          </select>
        </label>
        <label>
          答复（纯文本，会员可见）
          <textarea name="answer" rows={4} maxlength={longestAnswer} required />
        </label>
        <button type="submit">答复</button>
      </ActionForm>
    </article>
  );
}

/** What the bet is about, and what became of it; each match leads to where its result is corrected. */
function Legs({ bet }: Pick<DisputeRow, 'bet'>) {
  return (
    <>
      <p>
        {[
          `${states[bet.status]}${bet.settledAt ? `于 ${beijingTime(bet.settledAt)}` : ''}`,
          `结果 ${resultOf(bet) || '无'}`,
          `本金 ${bet.stake} 元`,
          `输赢 ${bet.netWin} 元`,
          ...(bet.riskSold === '0' ? [] : [`已兑现 ${bet.riskSold} 元本金，到账 ${bet.cashedOut} 元`]),
        ].join('，')}
      </p>
      <Table
        head={['赛事', '玩法', '赔率', '投注时比分', '比分', '结果']}
        rows={bet.legs.map(leg => [
          leg.teamC === '' ? (
            `${leg.league} · ${leg.teamH}`
          ) : (
            <a href={`/dev/book/${leg.ecid}`}>{`${leg.league} · ${leg.teamH} - ${leg.teamC}`}</a>
          ),
          `${leg.wtype} ${leg.rtype} ${leg.ratio}`,
          `${leg.odds}（${leg.oddsFormat}）`,
          ...[leg.scoreAtBet, leg.score, resultOf(leg)],
        ])}
      />
    </>
  );
}

/** What was answered last. */
export function AnsweredDisputes({ rows }: { rows: readonly DisputeRow[] }) {
  return (
    <Table
      head={['答复时间', '会员', '注单', '类型', '说明', '结论', '答复']}
      rows={rows.map(row => [
        <Time at={row.answered_at ?? row.filed_at} />,
        ...[row.name, row.bet.ticketId, kinds[row.kind], row.text],
        row.state === 'upheld' ? '成立' : '不成立',
        row.answer,
      ])}
    />
  );
}
