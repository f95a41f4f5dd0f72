/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { formatYuan } from '@lobby/money';
import { ActionForm, Table, Time } from '@lobby/platform-kernel/operator-console/parts';
import { reviewWithinMs } from '../orders/view/order-arrivals.ts';
import type { Candidate, InCommon } from './candidates.ts';
import { type OrderEvents, OrderLog } from './order-log.tsx';
import type { ParkedPayment } from './parked-payments.ts';
import { reasons } from './words.ts';

const choices = { '': '', credit: '恢复后入账', return: '退回' } as const;

const inCommon: Record<InCommon, string> = {
  amount: '金额',
  name: '姓名',
  remark: '附言',
  report: '会员申报',
};

/** A payment that waits, the orders it may be for, and what happened to its own. */
export interface Waiting {
  readonly payment: ParkedPayment;
  readonly candidates: readonly Candidate[];
  readonly events: OrderEvents;
}

/** A payment that waits, with forms that credit or return it. */
export function ParkedView({ waiting, now }: { waiting: Waiting; now: number }) {
  const { payment, candidates, events } = waiting;
  const { id, reason, variant, fen, order_id } = payment;
  const title = `${reason === '' ? '' : reasons[reason]}${variant > 0 ? '（同一交易的另一通知，不可入账）' : ''}`;
  return (
    <article>
      <h2>{title}</h2>
      <Facts payment={payment} now={now} />
      <OrderLog events={events} />
      <h3>可能的订单</h3>
      <Candidates candidates={candidates} />
      {fen > 0n && (
        <ActionForm hidden={{ id, do: 'credit' }}>
          <label>
            订单号
            <input name="order" required maxlength={40} value={order_id ?? ''} />
          </label>
          <button type="submit">入账 {formatYuan(fen)} 元</button>
        </ActionForm>
      )}
      <ActionForm hidden={{ id, do: 'return' }}>
        <button type="submit">已退回付款人</button>
      </ActionForm>
    </article>
  );
}

function Facts({ payment, now }: { payment: ParkedPayment; now: number }) {
  const by = Number(payment.seen_at) + reviewWithinMs;
  const reviewBy = (
    <>
      <Time at={by} />
      {now > by && <em> 已超时</em>}
    </>
  );
  return (
    <Table
      head={['项目', '内容']}
      rows={[
        ['站点', payment.site_id],
        ['付款时间', <Time at={payment.paid_at} />],
        ['应在此前核对', reviewBy],
        ['金额', `${payment.amount} ${payment.currency}`],
        ['付款人', payment.payer_name],
        ['附言', payment.remark],
        ['收款', payment.account],
        ['交易', payment.transaction_id],
        ['会员意愿', payment.parked_choice === null ? '' : choices[payment.parked_choice]],
        ['会员', [payment.name, payment.realName].filter(Boolean).join('，')],
      ]}
    />
  );
}

function Candidates({ candidates }: { candidates: readonly Candidate[] }) {
  return (
    <Table
      head={['订单', '相符', '应付', '状态', '下单时间', '会员']}
      rows={candidates.map(one => [
        one.orderId,
        one.inCommon.map(kind => inCommon[kind]).join('、'),
        formatYuan(one.payAmount),
        one.state,
        <Time at={one.createdAt} />,
        [one.member, one.realName].filter(Boolean).join('，'),
      ])}
    />
  );
}
