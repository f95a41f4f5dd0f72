/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { beijingDate, day, periodAt } from '@lobby/calendar';
import type { GameCategory } from '@lobby/funds';
import { fenOf, type PromotionKind, type PromotionRule, periodBudgetOf } from '@lobby/funds/promotions';
import type { Attack } from '@lobby/funds/promotions/forecast';
import { formatYuan } from '@lobby/money';
import { ActionForm, Lines, Table } from '@lobby/platform-kernel/operator-console/parts';
import { type PromotionRow, ruleOf } from '../promotion-rows.ts';
import type { Forecast } from './forecast.ts';

/** What a promotion is expected to cost, its best attack, and the button that publishes a draft. */
export function ForecastView({ row, forecast }: { readonly row: PromotionRow; readonly forecast: Forecast }) {
  const { start, end, active, asked, given, attack } = forecast;
  const rule = ruleOf(row);
  const from = beijingDate(start);
  const until = beijingDate(end - day);
  return (
    <>
      <h2>预计费用</h2>
      <Table
        head={['项目', '结果', '依据']}
        rows={[
          ['预计礼金（元）', ...costWords(rule.kind, forecast)],
          ['总预算（元）', rule.budget.total, budgetWords(rule, forecast)],
          ...periodRows(row, forecast),
          ['有注单的会员', `${active}`, `${from} 至 ${until}，计入流水的游戏里有注单结算。`],
          [
            '其中会得到礼金的',
            asked === 0 ? '–' : `${given} / ${asked}`,
            '按同一套规则，用这些会员当时的流水、存款和输赢重新计算；假定他们都参加。',
          ],
        ]}
      />
      <h2>只为礼金而玩</h2>
      <AttackTable attack={attack} />
      <p role={attack.gain > 0n ? 'alert' : undefined}>
        {verdictOf(attack, rule.conditions.once.length > 0)}
      </p>
      {row.published_at === null && (
        <ActionForm hidden={{ id: String(row.id), do: 'publish' }}>
          <button type="submit">发布</button>
        </ActionForm>
      )}
    </>
  );
}

/** What it costs, and how that is known. */
function costWords(
  kind: PromotionKind,
  { cost, deviation, asked }: Forecast,
): [cost: string, reason: string] {
  if (kind === 'race') return [`最多 ${formatYuan(cost)}`, '所有名次的礼金之和。'];
  if (kind === 'gift-code') return [`最多 ${formatYuan(cost)}`, '所有兑换码都用完时的礼金。'];
  if (asked === 0) return ['还不知道', '这段时间没有注单结算，无法推算。'];
  const spread = `${formatYuan(cost)} ± ${formatYuan(deviation)}`;
  return [spread, '按下面时间里的会员推算到整个活动；± 是会员之间差异造成的一个标准差。'];
}

function budgetWords({ kind, budget }: PromotionRule, { cost, asked }: Forecast): string {
  if (asked === 0 && kind !== 'race' && kind !== 'gift-code') return '用完后不再发放。';
  return cost > fenOf(budget.total) ? '预计礼金超过总预算：用完后不再发放。' : '预计够用。';
}

/** What a period may give, and what is expected of one, spread evenly over the whole promotion. */
function periodRows(row: PromotionRow, { cost, asked }: Forecast): [string, string, string][] {
  const limit = periodBudgetOf(ruleOf(row));
  if (!limit) return [];
  const { start, end } = periodAt(limit.period, Number(row.starts_at));
  const ofPeriod = (cost * BigInt(end - start)) / (row.ends_at - row.starts_at);
  const isShort = ofPeriod > limit.most;
  const words = isShort ? '预计不够：超出的礼金等到下个周期。' : '预计够用。';
  const even = `按整个活动平均，${periodWords[limit.period]}约 ${formatYuan(ofPeriod)} 元，${words}`;
  return [
    [
      `${periodWords[limit.period]}的预算（元）`,
      formatYuan(limit.most),
      asked === 0 ? '用完后，礼金等到下个周期。' : even,
    ],
  ];
}

const periodWords = { day: '每天', week: '每周', month: '每月' } as const;

function AttackTable({ attack }: { readonly attack: Attack }) {
  const { way, per, category, gift, staked, cost, gain } = attack;
  return (
    <Table
      head={['做法', '每次', '礼金（元）', '要投注（元）', '投注的平均损失（元）', '平均赚（元）']}
      rows={[
        [
          <Lines of={[wayWords[way], `在${categoryWords[category]}投注，平台在那里留下的最少`]} />,
          perWords[per],
          ...[gift, staked, cost, gain].map(formatYuan),
        ],
      ]}
    />
  );
}

function verdictOf({ gain, per }: Attack, isBound: boolean): string {
  if (gain <= 0n) return '按平台最低的留存计算，只为礼金而玩没有好处。';
  const again = isBound
    ? '参加条件限制了设备、网络或本人。'
    : '参加条件没有限制设备、网络或本人，可以换账号重复。';
  return `只为礼金而玩，平均每${perWords[per].slice(1)}赚 ${formatYuan(gain)} 元。${again}要减少，可以提高流水倍数、降低礼金或增加限制。`;
}

const wayWords: Readonly<Record<Attack['way'], string>> = {
  grind: '只在损失最少的地方投注',
  'both-sides': '两个账号投注同一盘口的两边，输的一个领返还',
  accounts: '一个接一个地开账号',
  ring: '用自己的多个账号占满所有名次',
  'charge-back': '领取礼金后让付款方撤回存款，扣回存款时礼金一并收回',
};
const perWords: Readonly<Record<Attack['per'], string>> = {
  account: '每个账号',
  day: '每天',
  period: '每个周期',
  race: '每场竞赛',
  code: '每个兑换码',
  friend: '每个好友',
};
const categoryWords: Readonly<Record<GameCategory, string>> = {
  ...{ TY: '体育', DJ: '电竞', ZR: '真人', QP: '棋牌', CP: '彩票', DZ: '电子', BY: '捕鱼' },
};
