import type { AnswerOf, contract, ParsedRequestOf } from '@lobby/api-client/contract';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { WireRecord } from './encode-record.ts';
import { listRecords } from './records.ts';

type Call = typeof contract.userBets.queryMemberBetList;

/** A member's bets at this venue in a line each, newest first. */
export async function listNewest(
  db: Kysely<Tables>,
  memberId: string,
  page: ParsedRequestOf<Call>,
  venue: string,
): Promise<AnswerOf<Call>> {
  const { list, ...paging } = await listRecords(db, memberId, {
    ...page,
    status: 'all',
    kind: 'all',
    gtype: '',
  });
  return {
    ...paging,
    list: list.map(bet => {
      const { ticketId, kind, placedAt, status, stake, netWin } = bet;
      return { venue, ticketId, kind, placedAt, status, stake, netWin, title: titleOf(bet) };
    }),
  };
}

/** "英超 · 富勒姆 vs 伯恩利 +2": the first leg, and how many more; of an outright the competition and its runner. */
function titleOf({ legs: [first, ...more] }: WireRecord): string {
  if (!first) return '';
  const { league, teamH, teamC } = first;
  const teams = teamC === '' ? teamH : `${teamH} vs ${teamC}`;
  return `${league} · ${teams}${more.length > 0 ? ` +${more.length}` : ''}`;
}
