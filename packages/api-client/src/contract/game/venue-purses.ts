import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { amountText, flag } from '../input-shapes.ts';
import { instant, langx, moneyText } from '../shapes.ts';

/** Sports, live casino, cards, e-sports, lotteries, slots, fishing. */
export const venueCategories = ['TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY'] as const;

/**
 * Where a transfer stands. `unknown`: the venue's answer was lost and is asked for; `parked`: a person looks at it. In
 * both the money is neither spent nor free. `refused`: it did not happen, and what was locked is free again.
 */
export const transferStates = ['sending', 'unknown', 'done', 'refused', 'parked'] as const;

/**
 * What entering a venue opens: the list of its games; one launch; a page of the site itself (the embedded sportsbook);
 * nothing yet.
 */
export const venueOpens = ['games', 'lobby', 'page', 'none'] as const;

const category = v.picklist(venueCategories);
const channelCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,10}$/));
const venueState = v.picklist(['open', 'maintenance']);
/** When a venue in maintenance opens again; 0: it is open, or nobody knows. */
const until = v.optional(instant, 0);
const operationId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** "1": from the central wallet into the venue; "2": back. */
const direction = v.picklist(['1', '2']);

/** A transfer as its member sees it. */
export const venueTransfer = v.looseObject({
  /** The id of the operation that asked for it; of `recycle` with the venue's code behind it. */
  operationId: v.string(),
  /** A number that a person can say; the record shows it. */
  transferNo: v.string(),
  channelCode: v.string(),
  name: v.string(),
  ty: direction,
  /** Yuan that were asked for, and of one that is done those that were moved. */
  amount: moneyText,
  /** Yuan of what it brought to the free balance that went at once to what was owed. */
  repaid: v.optional(moneyText, '0'),
  state: v.picklist(transferStates),
  createdAt: instant,
  /** When it came to its end; 0 while it has not. */
  finishedAt: instant,
  systime: instant,
});

/** `/game/api/v1/venue/*`: members' purses at the venues. The specification names most calls; answers are ours. */
export const venuePurses = {
  getVenueInfoByCategory: defineCall({
    path: '/game/api/v1/venue/getVenueInfoByCategory',
    access: 'public',
    summary: 'The venues of a category, or all, in the order shown.',
    request: v.object({ category: v.optional(v.union([v.literal(8), category]), 8), langx }),
    answer: v.array(
      v.looseObject({
        channelCode: v.string(),
        name: v.string(),
        category,
        state: venueState,
        until,
        /** Percent of the valid turnover that is paid back at the first grade, "0.60". */
        rebate: v.pipe(v.string(), v.regex(/^\d{1,2}\.\d{2}$/)),
        badge: v.picklist(['', 'hot', 'new']),
        opens: v.picklist(venueOpens),
        /** False: its games open in a tab of their own. */
        frame: v.boolean(),
      }),
    ),
    empty: [],
  }),
  allBalance: defineCall({
    path: '/game/api/v1/venue/allBalance',
    access: 'member',
    summary:
      'What the member has at each venue of a category, and in all: as the venues say, or as last known where one does not answer.',
    request: v.object({
      /** 8: all. */
      category: v.optional(v.union([v.literal(8), category]), 8),
      langx,
    }),
    answer: v.looseObject({
      /** Central wallet with what is locked, and these venues; yuan. */
      totalMoney: moneyText,
      centerWalletBalance: moneyText,
      /** Yuan at these venues. */
      venueMoney: moneyText,
      /** Yuan that a corrected result took back and that were not free: the next credits pay them. In no other sum. */
      owed: v.optional(moneyText, '0'),
      venues: v.array(
        v.looseObject({
          channelCode: v.string(),
          name: v.string(),
          category,
          state: venueState,
          until,
          balance: moneyText,
          /** False: the venue did not answer, or a transfer is under way; the balance is the last one booked. */
          isFresh: v.boolean(),
        }),
      ),
      /** Whether entering a venue is to take the free money along, by the member's own choice. */
      autoTransfer: v.boolean(),
      systime: instant,
    }),
  }),
  balance: defineCall({
    path: '/game/api/v1/venue/balance',
    access: 'member',
    summary: 'What the member has at one venue.',
    request: v.object({ channelCode }),
    answer: v.looseObject({
      channelCode: v.string(),
      balance: moneyText,
      isFresh: v.boolean(),
      systime: instant,
    }),
  }),
  transfer: defineCall({
    path: '/game/api/v1/venue/transfer',
    access: 'member',
    money: true,
    summary:
      'Moves money between the central wallet and a venue. Answers where it stands: an answer that was lost is `unknown`, never a failure.',
    request: v.object({
      channelCode,
      amount: amountText,
      ty: direction,
      /** 1: the member knows that an activity still asks for turnover; without it such a transfer in is 6413. */
      isActivity: v.optional(flag),
      langx,
    }),
    answer: venueTransfer,
  }),
  recycle: defineCall({
    path: '/game/api/v1/venue/recycle',
    access: 'member',
    money: true,
    summary: 'Brings everything at every venue back into the central wallet, each by a transfer of its own.',
    request: v.object({ langx }),
    answer: v.looseObject({
      /** Yuan that have arrived. */
      arrived: moneyText,
      /** One for each venue that had money. */
      transfers: v.array(venueTransfer),
      /** Venues that could not be emptied now. */
      left: v.array(
        v.looseObject({
          channelCode: v.string(),
          name: v.string(),
          reason: v.picklist(['maintenance', 'no-answer', 'transfer-running', 'activity']),
        }),
      ),
      centerWalletBalance: moneyText,
      systime: instant,
    }),
  }),
  transferState: defineCall({
    path: '/game/api/v1/venue/transferState',
    access: 'member',
    passive: true,
    summary:
      'Transfers of this member: the one of an operation, or those that are under way, newest first. Our addition.',
    request: v.object({ operationId: v.optional(operationId), langx }),
    answer: v.array(venueTransfer),
    empty: [],
  }),
};
