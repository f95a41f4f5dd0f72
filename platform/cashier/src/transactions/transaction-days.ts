import { contract } from '@lobby/api-client/contract';
import { beijingDate, beijingDayNumber, beijingOffset, day, startOfDayNumber } from '@lobby/calendar';
import { formatYuan } from '@lobby/money';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { sql } from 'kysely';
import type { TransactionSources } from './transaction-sources.ts';

const shown = 30;

/** Deposits and withdrawals that are done, by the Beijing day they were begun on; today is the last of thirty. */
export const transactionDays = ({ deposits, withdrawals }: TransactionSources) =>
  implement(contract.transactions.dealDays, async (_none, ctx) => {
    const now = ctx.clock.now();
    const today = beijingDayNumber(now);
    const first = today - shown + 1;
    const parts = [deposits, withdrawals].map(({ rows }) =>
      rows(memberOf(ctx).id, startOfDayNumber(first), now),
    );
    const { rows } = await sql<{ day: number; came: bigint; went: bigint }>`
      SELECT ((at + ${beijingOffset}) / ${day})::integer AS day,
        coalesce(sum(fen) FILTER (WHERE fen > 0), 0)::bigint AS came,
        coalesce(sum(-fen) FILTER (WHERE fen < 0), 0)::bigint AS went
      FROM (${sql.join(parts, sql` UNION ALL `)}) AS every WHERE state = 'done' GROUP BY 1`.execute(ctx.db);
    const moved = new Map(rows.map(row => [row.day, row]));
    const sum = (column: 'came' | 'went') => formatYuan(rows.reduce((all, row) => all + row[column], 0n));
    return {
      days: Array.from({ length: shown }, (_, at) => {
        const { came = 0n, went = 0n } = moved.get(first + at) ?? {};
        const date = beijingDate(startOfDayNumber(first + at));
        return { day: date, in: formatYuan(came), out: formatYuan(went) };
      }),
      in: sum('came'),
      out: sum('went'),
    };
  });
