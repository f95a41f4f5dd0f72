import { type AnswerOf, contract } from '@lobby/api-client/contract';
import { formatUsdt, formatYuan } from '@lobby/money';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import {
  findTransaction,
  readTransactions,
  sumTransactions,
  type TransactionFilter,
  type TransactionPlace,
  type TransactionRow,
} from './transaction-rows.ts';
import { timelineOf } from './transaction-timeline.ts';

type Transaction = AnswerOf<typeof contract.transactions.queryDealRecord>['list'][number];

const longestMs = 400 * 86_400_000;

export const queryTransactions = implement(
  contract.transactions.queryDealRecord,
  async ({ cursor, pageSize, ...wanted }, ctx) => {
    const after = cursor === '' ? undefined : placeOf(cursor);
    // One more than the page has says whether there is another.
    const rows = await readTransactions(ctx.db, memberOf(ctx).id, filterOf(wanted), {
      after,
      limit: pageSize + 1,
    });
    const list = rows.slice(0, pageSize).map(encodeTransaction);
    return { list, next: rows.length > pageSize ? (list.at(-1)?.id ?? '') : '' };
  },
);

export const transactionTotals = implement(contract.transactions.dealTotals, async (wanted, ctx) => {
  const totals = await sumTransactions(ctx.db, memberOf(ctx).id, filterOf(wanted));
  return {
    count: Number(totals.count),
    in: formatYuan(totals.fen_in),
    out: formatYuan(totals.fen_out),
    usdtIn: formatUsdt(totals.micro_in),
    usdtOut: formatUsdt(totals.micro_out),
  };
});

export const transactionDetail = implement(contract.transactions.dealDetail, async ({ id }, ctx) => {
  const transaction = await findTransaction(ctx.db, memberOf(ctx).id, placeOf(id));
  if (!transaction) throw new Refusal('no-data');
  return { ...encodeTransaction(transaction), timeline: await timelineOf(ctx.db, transaction) };
});

/** @throws Refusal 'illegal-parameter' when the range ends before it begins, or is longer than a record is. */
function filterOf(wanted: {
  kind: string;
  state: string;
  beginTime: number;
  endTime: number;
}): TransactionFilter {
  const { kind, state, beginTime: begin, endTime: end } = wanted;
  if (end <= begin || end - begin > longestMs) throw new Refusal('illegal-parameter');
  return { kind, state, begin, end };
}

/** @throws Refusal 'illegal-parameter' for what is no id of a row. */
function placeOf(id: string): TransactionPlace {
  const [, at, key] = /^(\d{1,15})-([a-z].*)$/.exec(id) ?? [];
  if (at === undefined || key === undefined) throw new Refusal('illegal-parameter');
  return { at: Number(at), key };
}

function encodeTransaction(row: TransactionRow): Transaction {
  return {
    id: `${row.at}-${row.key}`,
    // Safe: `sources` makes no others.
    kind: row.kind as Transaction['kind'],
    state: row.state,
    detail: row.detail,
    orderNo: row.order_no,
    amount: formatYuan(row.fen),
    usdt: row.micro < 0n ? `-${formatUsdt(-row.micro)}` : formatUsdt(row.micro),
    via: row.via,
    at: Number(row.at),
  };
}
