import * as v from 'valibot';
import { moneyText } from './shapes.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const pair = v.tuple([count, count]);
/** Suit and rank: "SA" is the ace of spades, "HT" the ten of hearts. */
const card = v.pipe(v.string(), v.regex(/^[SHCD][A2-9TJQK]$/));

const part = v.variant('kind', [
  v.looseObject({
    kind: v.literal('hand'),
    /** Whose. */
    name: v.string(),
    cards: v.array(card),
    /** What it is worth. */
    note: v.string(),
    isWinner: v.boolean(),
  }),
  v.looseObject({
    kind: v.literal('reels'),
    /** The symbols of each reel, from the top. */
    reels: v.array(v.array(v.string())),
    /** Which of them won: reel and row, from 0. */
    won: v.array(pair),
  }),
  v.looseObject({ kind: v.picklist(['dice', 'balls', 'cars']), numbers: v.array(count) }),
  v.looseObject({ kind: v.literal('pocket'), number: count, colour: v.picklist(['red', 'black', 'green']) }),
  v.looseObject({ kind: v.literal('catch'), name: v.string(), isCaught: v.boolean() }),
  v.looseObject({
    kind: v.literal('match'),
    home: v.string(),
    away: v.string(),
    /** Maps won. */
    score: pair,
    /** Rounds and kills of each map. */
    maps: v.array(v.looseObject({ name: v.string(), score: pair, kills: pair })),
  }),
  v.looseObject({ kind: v.literal('line'), text: v.string() }),
]);

/** What a round of a venue's game came to, in the member's language, as the venue told it with its history. */
export const roundResult = v.looseObject({
  parts: v.array(part),
  /** What each bet, or each win of a slot, was paid, yuan; a win has no stake of its own. */
  rows: v.array(v.looseObject({ name: v.string(), staked: v.nullable(moneyText), paid: moneyText })),
});
