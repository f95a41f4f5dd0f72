import { type Leg, parseYuan, seriesReturn, stakeToRisk } from '@lobby/betting';
import { Big } from 'big.js';
import { type Figure, micros, times } from './figure.ts';
import { compare } from './stopwatch.ts';

interface Slip {
  readonly stakeYuan: string;
  readonly stake: bigint;
  readonly legs: readonly [Leg, ...Leg[]];
}

const slips = makeSlips(500);

/**
 * The returns of a slip, one bet and a series of ten legs: the engine compared with big.js, after checking every fen.
 */
export async function moneyFigures(): Promise<Figure[]> {
  return [
    await figure('slip money, single bet', {
      ours: slip => stakeToRisk('H', slip.legs[0].hk, slip.stake).win,
      theirs: slip => bigFen(new Big(slip.stakeYuan).times(100).times(slip.legs[0].hk)),
    }),
    await figure('slip money, series of 10 legs', {
      ours: slip => seriesReturn(slip.stake, slip.legs),
      theirs: slip => bigFen(product(slip)),
    }),
  ];
}

async function figure(
  what: string,
  sum: { readonly ours: (slip: Slip) => bigint; readonly theirs: (slip: Slip) => string },
): Promise<Figure> {
  for (const slip of slips) {
    const [ours, theirs] = [sum.ours(slip), sum.theirs(slip)];
    if (ours.toString() !== theirs) throw new Error(`The engine says ${ours} fen, big.js ${theirs}.`);
  }
  const taken = await compare(
    () => slips.forEach(sum.ours),
    () => slips.forEach(sum.theirs),
    { runs: { ours: 20, theirs: 2 } },
  );
  const ratio = taken.theirs / taken.ours;
  return {
    what,
    ours: micros(taken.ours / slips.length),
    beside: `big.js ${micros(taken.theirs / slips.length)}`,
    ratio: `${times(ratio)} as fast`,
    goal: '≥ 10x',
    met: ratio >= 10,
  };
}

const product = ({ stakeYuan, legs }: Slip) =>
  legs.reduce((so, leg) => so.times(new Big(leg.hk).plus(1)), new Big(stakeYuan).times(100));

const bigFen = (fen: Big) => fen.round(0, Big.roundHalfUp).toFixed(0);

/** The same slips every time: a generator with a fixed seed. */
function makeSlips(count: number): Slip[] {
  let state = 20_261_120;
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state % below;
  };
  return Array.from({ length: count }, () => {
    const stakeYuan = `${10 + next(20_000)}.${String(next(100)).padStart(2, '0')}`;
    const leg = (): Leg => ({ hk: (0.4 + next(2_000) / 1_000).toFixed(2) });
    const legs: Slip['legs'] = [leg(), ...Array.from({ length: 9 }, leg)];
    return { stakeYuan, stake: parseYuan(stakeYuan) ?? 0n, legs };
  });
}
