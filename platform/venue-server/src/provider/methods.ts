import { statedMarket } from '@lobby/market/stated-market';
import { parseYuan } from '@lobby/money';
import * as v from 'valibot';
import { gameAt, offeredGames } from '../catalog/venues.ts';
import type { Query } from '../database/database.ts';
import { lockPurse, openPurse } from '../ledger/purse.ts';
import { yuanText } from '../ledger/yuan-text.ts';
import { poolsOf } from '../pools/pools.ts';
import { tellResults } from '../results/tell-results.ts';
import { historyAfter } from '../rounds/tell-rounds.ts';
import { stakedInWaitingRounds } from '../rounds/waiting/open-rounds.ts';
import { addLaunch } from '../sessions/launches.ts';
import { endSessions, endUnshown, runningGames } from '../sessions/sessions.ts';
import { isShown } from '../sessions/shown.ts';
import { stakedInOpenRounds } from '../tables/seats.ts';
import { cancelTransfer, type TransferAnswer, transfer, transferState } from '../transfers/transfers.ts';

export interface MethodDeps {
  readonly now: () => number;
  /** How players reach this server; a function, because a port may be known only after it listens. */
  readonly publicUrl: () => string;
  readonly onTrouble: (error: unknown) => void;
}

type Tools = MethodDeps & { readonly faulty?: 'refuse' | 'other-amount' | undefined };

/** A method of the provider API; undefined as its answer: the request names what there is not. */
interface Method {
  readonly request: v.GenericSchema;
  /** Whether a refusal is an answer of its own, which stays. */
  readonly refuses: boolean;
  answer(query: Query, venue: string, request: unknown, tools: Tools): Promise<object | undefined>;
}

function method<const Schema extends v.GenericSchema>(
  request: Schema,
  answer: (
    query: Query,
    venue: string,
    request: v.InferOutput<Schema>,
    tools: Tools,
  ) => Promise<object | undefined>,
  refuses = false,
): Method {
  // Safe: what is handed in was read by the schema.
  return {
    request,
    refuses,
    answer: (query, venue, read, tools) => answer(query, venue, read as never, tools),
  };
}

/** Printed ASCII: a name that no database refuses, and no log breaks at. */
const name = v.pipe(v.string(), v.regex(/^[ -~]{1,80}$/));
const amount = v.pipe(v.string(), v.regex(/^\d{1,13}(\.\d{1,2})?$/));
const origin = v.pipe(
  v.string(),
  v.check(text => URL.canParse(text) && new URL(text).origin === text, 'an origin'),
);

const ofPlayer = v.object({ player: name });
const ending = v.object({ player: name, unlessShown: v.optional(v.boolean(), false) });
const ofTransfer = v.object({ id: name });
const asked = v.object({ id: name, player: name, amount });
const visit = v.object({
  /** Empty in a trial. */
  player: v.union([v.literal(''), name]),
  trial: v.boolean(),
  device: v.pipe(v.string(), v.regex(/^\P{Cc}{0,200}$/u)),
  userAgent: v.pipe(v.string(), v.maxLength(1_000)),
  game: name,
  language: v.picklist(['zh-CN', 'zh-TW']),
  origins: v.pipe(v.array(origin), v.maxLength(20)),
  /** What is not stated counts as the strictest. */
  market: v.optional(statedMarket, {}),
});
const position = v.object({
  after: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)),
});

const told = (answer: TransferAnswer) =>
  answer.result === 'done' ? { result: 'done', id: answer.id, amount: yuanText(answer.moved) } : answer;

const moves = (direction: 'in' | 'out') =>
  method(
    asked,
    async (query, venue, { id, player, amount: text }, { now, faulty }) => {
      const fen = parseYuan(text) ?? 0n;
      if (fen <= 0n) return undefined;
      return told(
        await transfer(query, { venue, id, player, direction, amount: fen }, { at: now(), faulty }),
      );
    },
    true,
  );

/** Everything a site may ask, by name. Each is done in one transaction. */
export const methods: Readonly<Record<string, Method>> = {
  register: method(ofPlayer, async (query, venue, { player }) => {
    await openPurse(query, { venue, player });
    return {};
  }),
  deposit: moves('in'),
  withdraw: moves('out'),
  balance: method(ofPlayer, async (query, venue, { player }) => ({
    // Locked, so that no stake goes from the purse into play between the two.
    balance: yuanText(await lockPurse(query, { venue, player })),
    inPlay: yuanText(
      (await stakedInOpenRounds(query, { venue, player })) +
        (await stakedInWaitingRounds(query, { venue, player })),
    ),
  })),
  transferState: method(ofTransfer, async (query, venue, { id }) =>
    told(await transferState(query, venue, id)),
  ),
  cancelTransfer: method(ofTransfer, async (query, venue, { id }, { now }) =>
    told(await cancelTransfer(query, { venue, id, at: now() })),
  ),
  games: method(v.object({}), async (_, venue) => ({ games: offeredGames(venue) })),
  launch: method(visit, async (query, venue, { player, trial, ...wanted }, { now, publicUrl }) => {
    if (!gameAt(venue, wanted.game) || trial !== (player === '')) return undefined;
    const launch = { venue, player: trial ? undefined : player, ...wanted };
    const { id, token } = await addLaunch(query, launch, now());
    const page = new URL(`/play/${wanted.game}`, publicUrl());
    page.search = new URLSearchParams({ launch: id, lang: wanted.language, token }).toString();
    return { url: page.href };
  }),
  sessions: method(ofPlayer, async (query, venue, { player }, { now }) => ({
    games: await runningGames(query, { venue, player }, now()),
    isShown: await isShown(query, { venue, player }, now()),
  })),
  endSession: method(ending, async (query, venue, { player, unlessShown }, { now }) => {
    const at = now();
    await (unlessShown ? endUnshown : endSessions)(query, { venue, player }, at);
    return { ended: !unlessShown || !(await isShown(query, { venue, player }, at)) };
  }),
  pools: method(v.object({}), async (query, venue, _, { now }) => ({
    pools: await poolsOf(query, venue, now()),
  })),
  history: method(position, async (query, venue, { after, limit }, { publicUrl, onTrouble }) => ({
    rounds: await tellResults(await historyAfter(query, { venue, after: BigInt(after), limit }), onTrouble),
    pagesAt: new URL(publicUrl()).origin,
  })),
};
