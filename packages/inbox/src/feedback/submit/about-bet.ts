import { useMemberBetListQuery } from '@lobby/api/endpoints/user-bets';
import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { useLocale } from '@lobby/i18n';

/** A bet of the member at any venue, in a line. */
export type OwnBet = AnswerOf<typeof contract.userBets.queryMemberBetList>['list'][number];

/** So many of the newest bets can be chosen. */
const betsOffered = 10;

/** The newest bets of the member that have a ticket, at every venue; none while they are not wanted, or not known. */
export function useOwnBets(isWanted: boolean): readonly OwnBet[] {
  const langx = useLocale();
  const { data } = useMemberBetListQuery({ pageNum: 1, pageSize: betsOffered, langx }, { skip: !isWanted });
  return isWanted ? (data?.list ?? []).filter(({ ticketId }) => ticketId !== '') : [];
}

/** A text that begins with the line of a bet, in place of the line of another one. */
export function aboutBet(text: string, line: string, lines: readonly string[]): string {
  const rest = text.split('\n').filter(one => !lines.includes(one));
  return [line, ...rest].join('\n');
}
