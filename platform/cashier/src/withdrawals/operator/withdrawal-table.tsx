/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { formatYuan } from '@lobby/money';
import { maskRealName } from '@lobby/platform-identity/members/personal-data/mask';
import { ActionForm, Lines, Table, Time } from '@lobby/platform-kernel/operator-console/parts';
import type { Providers } from '../../providers/open-providers.ts';
import type { WithdrawalKind } from '../../providers/withdrawal-side.ts';
import { amountOf } from '../saga/instruction.ts';
import type { ReviewReason } from '../saga/review.ts';
import type { WithdrawalState } from '../withdrawals.tables.ts';
import { actionsFor, type OperatorAction } from './operator-actions.ts';
import type { ListedWithdrawal } from './withdrawal-list.ts';

const states: Record<WithdrawalState, string> = {
  held: '已冻结',
  review: '待审核',
  approved: '已批准',
  sending: '出款中',
  unknown: '结果未知',
  paid: '已出款',
  returned: '银行退回',
  rejected: '已退回账户',
};
const kinds: Record<WithdrawalKind, string> = {
  bank: '银行卡',
  alipay: '支付宝',
  'usdt-trc20': 'USDT TRC20',
  'usdt-erc20': 'USDT ERC20',
};
const reasons: Record<ReviewReason, string> = {
  'new-account': '账户为24小时内新增',
  'proof-changed': '24小时内更换过手机、邮箱或密码',
  'name-differs': '户名与真实姓名不一致',
  'large-amount': '大额',
  'account-frozen': '账户已冻结',
  'unplayed-deposit': '暂停期间取出未投注的存款，须原路退回',
};
const findings: Record<Exclude<ListedWithdrawal['finding'], ''>, string> = {
  'no-record': '渠道查无此单',
  'amount-differs': '渠道金额不符',
  'pending-long': '渠道处理中超过一天',
  'refund-watched': '人工退回，仍在查询渠道',
  'paid-after-refund': '人工退回后渠道已付款',
  'refused-after-paid': '出款后渠道改称失败',
  'resend-refused': '重新发送被渠道拒绝，首次请求可能已付款，正在查询',
};
const actions: Record<OperatorAction, string> = {
  approve: '批准',
  reject: '拒绝',
  resend: '重新发送',
  confirm: '确认已付',
  fail: '按失败退回',
  return: '银行退回',
  clear: '已处理',
};
type Payers = Pick<Providers, 'payerOf'>;

interface WithdrawalTableProps {
  readonly list: readonly ListedWithdrawal[];
  readonly providers: Payers;
}

/** Withdrawals, with a form for each that is open to an action. */
export function WithdrawalTable({ list, providers }: WithdrawalTableProps) {
  return (
    <Table
      head={['取款', '会员', '金额', '账户', '状态', '操作']}
      rows={list.map(one => [
        <Lines of={[one.id, <Time at={one.created_at} />]} />,
        `${one.name}（站点 ${one.site_id}）`,
        `${formatYuan(one.amount)} 元，到账 ${amountOf(one)}${one.usdt === 0n ? ' 元' : ' USDT'}`,
        `${kinds[one.kind]} ${one.masked} ${maskRealName(one.holder)}`,
        <Lines of={[states[one.state], ...remarks(one)]} />,
        <Actions withdrawal={one} providers={providers} />,
      ])}
    />
  );
}

function remarks({ reasons: json, finding, note, unplayed }: ListedWithdrawal): string[] {
  // Safe: written by `review` alone.
  const why: string[] = (JSON.parse(json) as ReviewReason[]).map(reason => reasons[reason]);
  if (unplayed > 0n) why.push(`其中未投注 ${formatYuan(unplayed)} 元`);
  return [...why, ...(finding === '' ? [] : [findings[finding]]), note].filter(Boolean);
}

function Actions({ withdrawal, providers }: { withdrawal: ListedWithdrawal; providers: Payers }) {
  const open = actionsFor(withdrawal);
  if (open.length === 0) return null;
  const payer = providers.payerOf(withdrawal.kind);
  const rehearsal = payer?.withdrawals?.rehearsal;
  return (
    <ActionForm hidden={{ id: withdrawal.id }}>
      <label>
        说明
        <input name="note" maxlength={200} />
      </label>
      {rehearsal && open.includes('approve') && (
        <label>
          {payer.name}
          <select name="plan">
            {Object.entries(rehearsal.choices).map(([id, word]) => (
              <option value={id}>{word}</option>
            ))}
          </select>
        </label>
      )}
      {open.map(id => (
        <button type="submit" name="action" value={id}>
          {actions[id]}
        </button>
      ))}
    </ActionForm>
  );
}
