import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { betRecord } from '../game/record.ts';
import { emptyPage, langx, pageOf, pageRequest } from '../shapes.ts';

const { ticketId, kind, placedAt, status, stake, netWin } = betRecord.entries;

/** `/site/api/v1/user/*`: the member's bets at every venue. The specification names the call and no fields. */
export const userBets = {
  queryMemberBetList: defineCall({
    path: '/site/api/v1/user/queryMemberBetList',
    access: 'member',
    summary: 'The bets of a member at every venue, newest first, in a line each.',
    request: v.object({ ...pageRequest, langx }),
    answer: pageOf(
      v.looseObject({
        /** The venue's enName. */
        venue: v.string(),
        ticketId,
        kind,
        placedAt,
        status,
        stake,
        netWin,
        /** What it was on: "league · home vs away" of the first leg, " +2" when two more follow. */
        title: v.string(),
      }),
    ),
    empty: emptyPage,
  }),
};
