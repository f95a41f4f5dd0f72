/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { formatYuan } from '@lobby/money';
import { ActionForm, Lines, Table, Time } from '@lobby/platform-kernel/operator-console/parts';
import type { VenueClosure } from '../directory/maintenance.ts';
import { nameOf } from '../directory/venue-list.ts';
import type { Venues } from '../provider/venue.ts';
import type { VenueDifference } from '../reconcile/venue-differences.ts';
import type { TransferState } from '../venues.tables.ts';
import { actionsFor, type OperatorAction } from './operator-actions.ts';
import type { ListedTransfer } from './transfer-list.ts';
import { type UnbookedRounds, UnbookedTable, type UnbookedTries } from './unbooked-table.tsx';
import { VenueTable } from './venue-table.tsx';

const states: Record<TransferState, string> = {
  sending: '处理中',
  unknown: '结果未知',
  done: '成功',
  refused: '未成功',
  parked: '待人工处理',
};
const findings: Record<Exclude<ListedTransfer['finding'], ''>, string> = {
  'amount-differs': '场馆金额不符',
  'no-answer': '场馆没有答复',
  'cancel-refused': '场馆查无此单，又拒绝取消',
};
const actions: Record<OperatorAction, string> = {
  ask: '再次查询',
  confirm: '按原金额确认',
  'confirm-reported': '按场馆金额确认',
  undo: '按未成功处理',
};

interface Listed {
  readonly transfers: readonly ListedTransfer[];
  readonly closed: ReadonlyMap<string, VenueClosure>;
  readonly differences: readonly VenueDifference[];
  readonly unbooked: UnbookedRounds;
  readonly tries: UnbookedTries;
  readonly venues: Venues;
}

/** The transfers that are not at their end, what differs from what venues say, and the venues. */
export function TransfersView({ transfers, closed, differences, unbooked, tries, venues }: Listed) {
  return (
    <>
      <h2>未完成的转账</h2>
      <Table
        head={['转账', '会员', '场馆', '金额', '状态', '操作']}
        rows={transfers.map(one => [
          <Lines of={[one.id, <Time at={one.created_at} />]} />,
          `${one.name}（站点 ${one.site_id}）`,
          nameOf(one.venue, 'zh-CN'),
          `${one.direction === 'in' ? '转入' : '转出'} ${formatYuan(one.amount)} 元`,
          <Lines of={remarks(one)} />,
          <Actions transfer={one} />,
        ])}
      />
      <h2>余额差异</h2>
      <Table
        head={['会员', '场馆', '账面', '场馆']}
        rows={differences.map(({ memberId, venue, booked, reported }) => [
          memberId,
          nameOf(venue, 'zh-CN'),
          `${formatYuan(booked)} 元`,
          reported === undefined ? '没有答复' : `${formatYuan(reported)} 元`,
        ])}
      />
      <UnbookedTable rounds={unbooked} tries={tries} />
      <VenueTable closed={closed} venues={venues} />
    </>
  );
}

function remarks({ state, finding, reported }: ListedTransfer): string[] {
  return [
    states[state],
    ...(finding === '' ? [] : [findings[finding]]),
    ...(reported === null ? [] : [`场馆金额 ${formatYuan(reported)} 元`]),
  ];
}

function Actions({ transfer }: { transfer: ListedTransfer }) {
  const open = actionsFor(transfer);
  if (open.length === 0) return null;
  return (
    <ActionForm hidden={{ id: transfer.id }}>
      <label>
        说明
        <input name="note" maxlength={200} />
      </label>
      {open.map(one => (
        <button type="submit" name="action" value={one}>
          {actions[one]}
        </button>
      ))}
    </ActionForm>
  );
}
