import * as v from 'valibot';
import { loosest, type StatedMarket, strictest } from './profile.ts';

type Bound = keyof typeof loosest;

/** A whole number between what no brand may go below and the strictest. */
function between(name: Bound, unit: string) {
  const [least, most] = [loosest[name], strictest[name]].sort((one, other) => one - other) as [
    number,
    number,
  ];
  const range = `must be whole ${unit} from ${least} to ${most}`;
  return v.optional(
    v.pipe(v.number(range), v.integer(range), v.minValue(least, range), v.maxValue(most, range)),
  );
}

const never = v.optional(v.literal(false, 'must be false: no market allows it'));

/** What a brand states of its market, with a sentence for each wrong value. */
export const statedMarket = v.strictObject({
  slotRoundMs: between('slotRoundMs', 'milliseconds'),
  roundMs: between('roundMs', 'milliseconds'),
  mostOnRound: between('mostOnRound', 'yuan'),
  mostOnBet: between('mostOnBet', 'yuan'),
  autoPlay: never,
  celebratesLosses: never,
  realityCheckMinutes: between('realityCheckMinutes', 'minutes'),
  age: between('age', 'years'),
  forbiddenWords: v.optional(
    v.pipe(
      v.array(v.pipe(v.string('must be a word'), v.trim(), v.nonEmpty('must be a word'), v.maxLength(20))),
      v.maxLength(100, 'must be 100 words at most'),
      v.readonly(),
    ),
  ),
});

/** What is stated, from what was written down elsewhere: whatever is not of the schema states nothing. */
export function readStated(written: unknown): StatedMarket {
  const fields = typeof written === 'object' && written !== null ? Object.entries(written) : [];
  const good = fields.filter(([name, value]) => v.is(statedMarket, { [name]: value }));
  return definedIn(v.parse(statedMarket, Object.fromEntries(good)));
}

/** Without what is undefined, which would hide the strictest. */
function definedIn(stated: v.InferOutput<typeof statedMarket>): StatedMarket {
  return Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined));
}
