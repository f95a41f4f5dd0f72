import * as v from 'valibot';

/** A text that is shown to members, in both scripts; nothing in it turns or hides what stands beside it. */
const text = v.pipe(v.string(), v.regex(/^[^\p{Cc}\p{Cf}\p{Cs}]{0,60}$/u));
const names = v.object({ 'zh-CN': text, 'zh-TW': text });
const card = v.pipe(v.string(), v.regex(/^[SHCD][A2-9TJQK]$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999));
const pair = v.tuple([count, count]);
const amount = v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{2}$/));
const few = <Schema extends v.GenericSchema>(schema: Schema, most: number) =>
  v.pipe(v.array(schema), v.maxLength(most));

const part = v.variant('kind', [
  v.object({
    ...{ kind: v.literal('hand'), name: names, note: names, isWinner: v.boolean() },
    cards: few(card, 24),
  }),
  v.object({ kind: v.literal('reels'), reels: few(few(names, 8), 8), won: few(pair, 64) }),
  v.object({ kind: v.picklist(['dice', 'balls', 'cars']), numbers: few(count, 20) }),
  v.object({ kind: v.literal('pocket'), number: count, colour: v.picklist(['red', 'black', 'green']) }),
  v.object({ kind: v.literal('catch'), name: names, isCaught: v.boolean() }),
  v.object({
    ...{ kind: v.literal('match'), home: names, away: names, score: pair },
    maps: few(v.object({ name: names, score: pair, kills: pair }), 9),
  }),
  v.object({ kind: v.literal('line'), text: names }),
]);

/** Characters of a whole result, of which an honest one has a few thousand at most. */
const mostText = 16_000;

/** What a round came to, as a venue tells it. Bounded, because it is kept with the round. */
export const roundResult = v.pipe(
  v.object({
    parts: v.pipe(few(part, 20), v.minLength(1)),
    rows: few(v.object({ name: names, staked: v.nullable(amount), paid: amount }), 100),
  }),
  v.check(result => JSON.stringify(result).length <= mostText, 'a result of a few thousand characters'),
);
