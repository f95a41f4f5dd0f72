import * as v from 'valibot';
import type { GameSide, UnreadRound, VenueRound } from '../venue.ts';
import { amountText, fenOf } from './amount-text.ts';
import { roundResult } from './round-result.ts';

const percent = v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{2}$/));
const game = v.object({
  code: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,40}$/)),
  names: v.object({ 'zh-CN': v.string(), 'zh-TW': v.string() }),
  initials: v.string(),
  badge: v.picklist(['', 'hot', 'new']),
  returnPercent: percent,
  volatility: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  features: v.array(v.string()),
  position: v.number(),
  hasTrial: v.boolean(),
  spread: v.optional(
    v.object({ sigma: v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{3}$/)), from: percent, to: percent }),
  ),
});

/** Rounds that are asked for at once. */
const limit = 200;
/** Without these nobody could go on behind it. */
const named = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  version: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
});
const figures = v.object({
  player: v.string(),
  game: v.string(),
  staked: amountText,
  win: amountText,
  at: v.pipe(v.number(), v.safeInteger()),
  /** What cannot be read of it is not shown; the money counts all the same. */
  result: v.fallback(v.optional(roundResult), undefined),
});

const pool = v.object({ game: v.string(), amount: amountText, perSecond: amountText });

const pageOrigin = v.pipe(
  v.string(),
  v.check(text => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text, 'an origin'),
);

type Ask = <Schema extends v.GenericSchema>(
  method: string,
  body: object,
  schema: Schema,
) => Promise<v.InferOutput<Schema>>;

/** The games of a venue of the demo's server. */
export function gameSide(ask: Ask): GameSide {
  return {
    async list() {
      const { games } = await ask('games', {}, v.object({ games: v.array(game) }));
      return games;
    },
    async launch({ player, device, userAgent, game: code, language, origins, market }) {
      const visit = {
        player: player ?? '',
        trial: player === undefined,
        device,
        userAgent,
        game: code,
        language,
        origins,
        market,
      };
      const { url } = await ask('launch', visit, v.object({ url: v.pipe(v.string(), v.url()) }));
      return url;
    },
    async history(after) {
      const { rounds, pagesAt } = await ask(
        'history',
        { after: String(after), limit },
        v.object({ rounds: v.array(named), pagesAt: v.optional(pageOrigin) }),
      );
      return { pagesAt, rounds: rounds.map(roundOf) };
    },
    async pools() {
      const { pools } = await ask('pools', {}, v.object({ pools: v.array(pool) }));
      return pools.map(({ game: code, amount, perSecond }) => ({
        game: code,
        amount: fenOf(amount),
        perSecond: fenOf(perSecond),
      }));
    },
    async isShown(player) {
      const { isShown } = await ask('sessions', { player }, v.object({ isShown: v.boolean() }));
      return isShown;
    },
    async endSession(player) {
      await ask('endSession', { player }, v.object({}));
    },
    async endUnshown(player) {
      const asked = { player, unlessShown: true };
      const { ended } = await ask('endSession', asked, v.object({ ended: v.boolean() }));
      return ended;
    },
  };
}

function roundOf({ id, version: text, ...told }: v.InferOutput<typeof named>): VenueRound | UnreadRound {
  const version = BigInt(text);
  const read = v.safeParse(figures, told);
  if (!read.success) return { id, version, problem: `unreadable: ${v.summarize(read.issues)}` };
  const { staked, win, ...rest } = read.output;
  return { ...rest, id, version, staked: fenOf(staked), win: fenOf(win) };
}
