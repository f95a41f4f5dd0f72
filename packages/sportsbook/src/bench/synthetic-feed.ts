import type { WireGame } from '@lobby/api-client/contract/game/sportsbook';
import type { StoredPrice } from '@lobby/betting';
import type { Board } from '../feed/board.ts';
import { decodeGame } from '../feed/codec.ts';
import type { PriceFrame, RawPrice } from '../feed/price-store.ts';
import { wireGame } from '../feed/testing.ts';

/** Twelve prices a match: handicap, over/under and 1X2 for full time, handicap and 1X2 for the first half. */
const benchFields = {
  ratio_hre: '0',
  ior_HREH: '0.90',
  ior_HREC: '0.94',
  ior_HRMH: '3.10',
  ior_HRMN: '2.20',
  ior_HRMC: '3.40',
};

/** Repeatable noise. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A feed of made-up matches whose prices move all the time. */
export interface SyntheticFeed {
  readonly ecids: readonly string[];
  /** Of every price. */
  readonly keys: readonly string[];
  /** The wtypes of each match. */
  readonly offered: readonly (readonly string[])[];
  /** Every match, each price at `zero` or `one`: the binary digit of its place in `keys`. @param digit from 0. */
  digitFrames(digit: number): readonly PriceFrame[];
  /** One match moves: every price of it, as a frame of the platform would bring them. */
  nextFrame(): PriceFrame;
  /** The last price sent of every selection. */
  readonly sent: ReadonlyMap<string, RawPrice>;
}

/** Of so many matches of a list. */
export function listGames(matches: number): readonly WireGame[] {
  return Array.from({ length: matches }, (_, index) =>
    wireGame({
      ...benchFields,
      ecid: `e${index}`,
      gid: `g${index}`,
      lid: `l${Math.floor(index / 10)}`,
      league: `联赛 ${Math.floor(index / 10) + 1}`,
      team_h: `主队 ${index}`,
      team_c: `客队 ${index}`,
      ver: '1',
    }),
  );
}

/** Fills a board with games and hands out moves for them. */
export function syntheticFeed(board: Board, games: readonly WireGame[], random: () => number): SyntheticFeed {
  const sent = new Map<string, RawPrice>();
  const decoded = games.map(game => {
    board.take('bench', game);
    return decodeGame(game);
  });
  board.flush();
  const frames = decoded.map(({ prices }) => prices);
  const places = new Map(
    frames.flatMap(({ prices }) => prices.map(([key]) => key)).map((key, at) => [key, at]),
  );

  let ver = 1;
  const sendAll = ({ gid, prices }: PriceFrame, next: (price: StoredPrice, key: string) => StoredPrice) => {
    ver += 1;
    const moved = prices.map(([key, raw]) => [key, { ...raw, price: next(raw.price, key) }] as const);
    for (const [key, raw] of moved) sent.set(key, raw);
    return { gid, ver, prices: moved };
  };
  return {
    ecids: decoded.map(({ info }) => info.ecid),
    keys: [...places.keys()],
    offered: decoded.map(one => one.offered),
    sent,
    digitFrames: digit =>
      frames.map(frame =>
        sendAll(frame, (price, key) => figureOf(price, ((places.get(key) ?? 0) >> digit) % 2 === 1)),
      ),
    nextFrame: () => sendAll(frames[Math.floor(random() * frames.length)]!, price => moveOf(price, random)),
  };
}

/** What `digitFrames` has a price say; of a pair, both sides say it. */
function figureOf(price: StoredPrice, isOne: boolean): StoredPrice {
  if (price.kind === 'decimal') return { kind: 'decimal', odds: isOne ? '3.00' : '2.00' };
  return { ...price, ...(isOne ? { home: '0.90', away: '0.98' } : { home: '0.80', away: '1.08' }) };
}

/** The digit that a figure of the page says; undefined: it is no such figure. */
export function digitOf(figure: string): 0 | 1 | undefined {
  if (['3.00', '0.90', '0.98'].includes(figure)) return 1;
  return ['2.00', '0.80', '1.08'].includes(figure) ? 0 : undefined;
}

function moveOf(price: StoredPrice, random: () => number): StoredPrice {
  if (price.kind === 'decimal') return { kind: 'decimal', odds: (1.5 + random() * 3).toFixed(2) };
  const home = 0.8 + random() * 0.3;
  return { ...price, home: home.toFixed(2), away: (1.88 - home).toFixed(2) };
}
