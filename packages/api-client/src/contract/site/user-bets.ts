import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { betRecord } from '../game/record.ts';
import { venueCategories } from '../game/venue-purses.ts';
import { roundResult } from '../round-result.ts';
import { emptyPage, instant, langx, moneyText, pageOf, pageRequest } from '../shapes.ts';

const { ticketId, placedAt, status, stake, netWin } = betRecord.entries;
const pageAddress = v.union([v.literal(''), v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/))]);

/** What only a round of a venue's game has. */
const roundOfBet = v.looseObject({
  gameCode: v.string(),
  /** In the member's language; the code of a game that is no more. */
  gameName: v.string(),
  /** What it paid, yuan. */
  win: moneyText,
  /** Pages of the venue that show the round again and verify it; empty: it has none. */
  replayUrl: pageAddress,
  verifyUrl: pageAddress,
  /** What it came to; null: its venue did not tell. */
  result: v.optional(v.nullable(roundResult), null),
  /** What was booked before the venue changed it last; null: it never did. */
  corrected: v.nullable(v.looseObject({ at: instant, stake: moneyText, win: moneyText })),
});

/** What the selected bets add up to, yuan, without rejected ones. */
const totals = v.looseObject({
  count: v.number(),
  stake: moneyText,
  turnover: moneyText,
  netWin: moneyText,
});
const noTotals = { count: 0, stake: '0', turnover: '0', netWin: '0' };

const bet = v.looseObject({
  /** The venue's enName. */
  venue: v.string(),
  category: v.optional(v.picklist(venueCategories), 'TY'),
  venueName: v.optional(v.string(), ''),
  /** Of a round its number at the venue. */
  ticketId,
  kind: v.picklist([...betRecord.entries.kind.options, 'round']),
  placedAt,
  status,
  stake,
  turnover: v.optional(moneyText, '0'),
  netWin,
  /** What it was on: "league · home vs away" of the first leg, " +2" when two more follow; of a round its game. */
  title: v.string(),
  round: v.optional(v.nullable(roundOfBet), null),
});

/** `/site/api/v1/user/*`: the member's bets at every venue. The specification names the call and no fields. */
export const userBets = {
  queryMemberBetList: defineCall({
    path: '/site/api/v1/user/queryMemberBetList',
    access: 'member',
    summary: 'The bets of a member at every venue, newest first, in a line each, and what they add up to.',
    request: v.object({
      ...pageRequest,
      /** 8: all. */
      category: v.optional(v.union([v.literal(8), v.picklist(venueCategories)]), 8),
      /** Of one venue alone. */
      channelCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,10}$/))),
      /** Placed at or after. */
      beginTime: v.optional(instant),
      /** Placed before. */
      endTime: v.optional(instant),
      langx,
    }),
    answer: pageOf(bet, { totals: v.optional(totals, noTotals) }),
    empty: { ...emptyPage, totals: noTotals },
  }),
};
