import { type Leg, parseYuan, seriesReturn } from '@lobby/betslip/engine';
import { Big } from 'big.js';
import { type Figure, micros, times } from './figure.ts';
import { compare } from './stopwatch.ts';

const slips = makeSlips(500);

/** What a slip of ten legs returns: the engine beside the same sum with big.js, and that both agree on every fen. */
export async function moneyFigure(): Promise<Figure> {
  for (const slip of slips) {
    const ours = seriesReturn(slip.stake, slip.legs);
    const theirs = withBig(slip.stakeYuan, slip.legs);
    if (ours.toString() !== theirs) throw new Error(`The engine says ${ours} fen, big.js ${theirs}.`);
  }
  const all = (one: (slip: (typeof slips)[number]) => unknown) => () => {
    for (const slip of slips) one(slip);
  };
  const taken = await compare(
    all(slip => seriesReturn(slip.stake, slip.legs)),
    all(slip => withBig(slip.stakeYuan, slip.legs)),
    { runs: { ours: 40, theirs: 8 } },
  );
  const ratio = taken.theirs / taken.ours;
  return {
    what: 'slip money, series of 10 legs',
    ours: micros(taken.ours / slips.length),
    beside: `big.js ${micros(taken.theirs / slips.length)}`,
    ratio: `${times(ratio)} as fast`,
    goal: '≥ 10x',
    met: ratio >= 10,
  };
}

function withBig(stakeYuan: string, legs: readonly Leg[]): string {
  const product = legs.reduce((so, leg) => so.times(new Big(leg.hk).plus(1)), new Big(stakeYuan).times(100));
  return product.round(0, Big.roundHalfUp).toFixed(0);
}

/** The same slips every time: a small generator with a fixed seed. */
function makeSlips(count: number) {
  let state = 20_261_120;
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state % below;
  };
  return Array.from({ length: count }, () => {
    const stakeYuan = `${10 + next(20_000)}.${String(next(100)).padStart(2, '0')}`;
    const legs: Leg[] = Array.from({ length: 10 }, () => ({ hk: (0.4 + next(2_000) / 1_000).toFixed(2) }));
    return { stakeYuan, stake: parseYuan(stakeYuan) ?? 0n, legs };
  });
}
