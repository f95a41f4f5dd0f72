/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { Table, Time } from '@lobby/platform-kernel/operator-console/parts';
import { eventsOf } from '@lobby/platform-kernel/state-machine/state-machine';
import type { Kysely } from 'kysely';
import type { DepositState } from '../deposits.tables.ts';
import { orderStates } from '../orders/order-states.ts';
import { reasons } from './words.ts';

const states: Record<DepositState, string> = {
  waiting: '待付款',
  claimed: '会员称已付款',
  detected: '链上已见',
  paid: '已付款',
  credited: '已入账',
  expired: '已过期',
  closed: '已关闭',
  parked: '待核对',
  returned: '已退回',
};
const sources: Record<Tables['deposit_order_events']['source'], string> = {
  member: '会员',
  rules: '系统',
  provider: '渠道',
  operator: '人工',
  unknown: '未记录',
};

export type OrderEvents = Awaited<ReturnType<typeof orderEvents>>;

/** What happened to an order; undefined for a payment without one. */
export async function orderEvents(db: Kysely<Tables>, orderId: string | null) {
  return orderId === null ? undefined : eventsOf(db, orderStates, orderId);
}

/** What happened to an order, as a table; nothing for a payment without one. */
export function OrderLog({ events }: { events: OrderEvents }) {
  if (!events) return null;
  const words: Readonly<Record<string, string>> = { ...reasons, 'never shown': '付款方式未显示' };
  return (
    <>
      <h3>订单经过</h3>
      <Table
        head={['时间', '状态', '由', '说明']}
        rows={events.map(({ at, state, source, note }) => [
          <Time at={at} />,
          states[state],
          sources[source],
          words[note] ?? note,
        ])}
      />
    </>
  );
}
