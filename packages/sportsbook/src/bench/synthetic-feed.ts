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
  /** One match moves: every price of it, as a frame of the platform would bring them. */
  nextFrame(): PriceFrame;
  /** The last price sent of every selection. */
  readonly sent: ReadonlyMap<string, RawPrice>;
}

/** Fills a board with matches and hands out moves for them. */
export function syntheticFeed(board: Board, matches: number, random: () => number): SyntheticFeed {
  const frames: PriceFrame[] = [];
  const sent = new Map<string, RawPrice>();
  for (let index = 0; index < matches; index += 1) {
    const wire = wireGame({
      ...benchFields,
      ecid: `e${index}`,
      gid: `g${index}`,
      lid: `l${Math.floor(index / 10)}`,
      league: `联赛 ${Math.floor(index / 10) + 1}`,
      team_h: `主队 ${index}`,
      team_c: `客队 ${index}`,
      ver: '1',
    });
    board.take('bench', wire);
    frames.push(decodeGame(wire).prices);
  }
  board.flush();

  let ver = 1;
  return {
    ecids: frames.map((_, index) => `e${index}`),
    sent,
    nextFrame() {
      const frame = frames[Math.floor(random() * frames.length)]!;
      ver += 1;
      const prices = frame.prices.map(([key, raw]) => {
        const moved = { ...raw, price: moveOf(raw.price, random) };
        sent.set(key, moved);
        return [key, moved] as const;
      });
      return { gid: frame.gid, ver, prices };
    },
  };
}

function moveOf(price: StoredPrice, random: () => number): StoredPrice {
  if (price.kind === 'decimal') return { kind: 'decimal', odds: (1.5 + random() * 3).toFixed(2) };
  const home = 0.8 + random() * 0.3;
  return { ...price, home: home.toFixed(2), away: (1.88 - home).toFixed(2) };
}
