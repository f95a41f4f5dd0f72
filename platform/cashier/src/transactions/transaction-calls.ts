import { type AnswerOf, contract } from '@lobby/api-client/contract';
import { formatUsdt, formatYuan } from '@lobby/money';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { type Implementation, implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import {
  findTransaction,
  readTransactions,
  sumTransactions,
  type TransactionBooks,
  type TransactionFilter,
  type TransactionPlace,
} from './transaction-rows.ts';
import type { TransactionRow, TransactionStep } from './transaction-source.ts';
import { sourcesOfKind, type TransactionSources } from './transaction-sources.ts';

type Transaction = AnswerOf<typeof contract.transactions.queryDealRecord>['list'][number];

const calls = contract.transactions;
const longestMs = 400 * 86_400_000;

/** The transaction record of a member, its totals, and one of its rows. */
export function transactionCalls(sources: TransactionSources): readonly Implementation[] {
  return [
    implement(calls.queryDealRecord, async ({ cursor, pageSize, ...wanted }, ctx) => {
      const after = cursor === '' ? undefined : placeOf(cursor);
      // One more than the page has says whether there is another.
      const asked = { after, limit: pageSize + 1 };
      const rows = await readTransactions({ db: ctx.db, sources }, memberOf(ctx).id, filterOf(wanted), asked);
      const list = rows.slice(0, pageSize).map(encodeTransaction);
      return { list, next: rows.length > pageSize ? (list.at(-1)?.id ?? '') : '' };
    }),
    implement(calls.dealTotals, async (wanted, ctx) => {
      const totals = await sumTransactions({ db: ctx.db, sources }, memberOf(ctx).id, filterOf(wanted));
      return {
        count: Number(totals.count),
        in: formatYuan(totals.fen_in),
        out: formatYuan(totals.fen_out),
        usdtIn: formatUsdt(totals.micro_in),
        usdtOut: formatUsdt(totals.micro_out),
      };
    }),
    implement(calls.dealDetail, async ({ id }, ctx) => {
      const books = { db: ctx.db, sources };
      const transaction = await findTransaction(books, memberOf(ctx).id, placeOf(id));
      if (!transaction) throw new Refusal('no-data');
      const timeline = await timelineOf(books, transaction);
      return {
        ...encodeTransaction(transaction),
        timeline: timeline.map(step => ({ refusal: '' as const, note: '', ...step })),
      };
    }),
  ];
}

/** @throws Refusal 'illegal-parameter' when the range ends before it begins, or is longer than a record is. */
function filterOf(wanted: {
  kind: TransactionFilter['kind'];
  state: TransactionFilter['state'];
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
    kind: row.kind,
    state: row.state,
    detail: row.detail,
    orderNo: row.order_no,
    amount: formatYuan(row.fen),
    usdt: row.micro < 0n ? `-${formatUsdt(-row.micro)}` : formatUsdt(row.micro),
    via: row.via,
    at: Number(row.at),
  };
}

/** What happened to a transaction, oldest first; of one that is a posting it is that alone. */
async function timelineOf(
  { db, sources }: TransactionBooks,
  row: TransactionRow,
): Promise<readonly TransactionStep[]> {
  const [source] = sourcesOfKind[row.kind];
  const steps = (await sources[source].timeline?.(db, row)) ?? [];
  return steps.length > 0 ? steps : [{ detail: row.detail, at: Number(row.at) }];
}
