import { useMemberBetListQuery } from '@lobby/api/endpoints/user-bets';
import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { useLocale } from '@lobby/i18n';
import { useState } from 'react';

/** A bet of the member at any venue, in a line. */
export type OwnBet = Pick<
  AnswerOf<typeof contract.userBets.queryMemberBetList>['list'][number],
  'ticketId' | 'title' | 'placedAt'
>;

/** So many of the newest bets can be chosen. */
const betsOffered = 10;

/** The newest bets of the member that have a ticket, at every venue; none while they are not wanted, or not known. */
export function useOwnBets(isWanted: boolean): readonly OwnBet[] {
  const langx = useLocale();
  const { data } = useMemberBetListQuery({ pageNum: 1, pageSize: betsOffered, langx }, { skip: !isWanted });
  return isWanted ? (data?.list ?? []).filter(({ ticketId }) => ticketId !== '') : [];
}

/** A text that begins with the line of a bet, in place of the line of another one. */
function aboutBet(text: string, line: string, lines: readonly string[]): string {
  const rest = text.split('\n').filter(one => !lines.includes(one));
  return [line, ...rest].join('\n');
}

/**
 * Which bet a text is about, and the text once another one is chosen.
 * @param lineOf in the language of the page; a line that was put in before a change of language is known as well.
 */
export function useChosenBet(bets: readonly OwnBet[], text: string, lineOf: (bet: OwnBet) => string) {
  const [last, keep] = useState<{ readonly ticketId: string; readonly line: string }>();
  const written = text.split('\n');
  const own = last && written.includes(last.line) ? last.ticketId : undefined;
  return {
    ticketId: own ?? bets.find(bet => written.includes(lineOf(bet)))?.ticketId,
    choose(bet: OwnBet): string {
      const line = lineOf(bet);
      keep({ ticketId: bet.ticketId, line });
      return aboutBet(text, line, [...bets.map(lineOf), ...(last ? [last.line] : [])]);
    },
  };
}
