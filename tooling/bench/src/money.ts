import { stakeToRisk, type Ticket, type TicketLeg, ticketReturn } from '@lobby/betting';
import { parseYuan } from '@lobby/money';
import { Big } from 'big.js';
import { dose } from './dose.ts';
import { type Figure, micros, times } from './figure.ts';
import { compare } from './stopwatch.ts';

interface Slip {
  readonly stakeYuan: string;
  readonly stake: bigint;
  readonly legs: readonly [TicketLeg, ...TicketLeg[]];
}

const slips = makeSlips(500);

/**
 * The returns of a slip, one bet, a series of ten legs and the full system of ten legs: the engine compared with big.js,
 * after checking every fen.
 */
export async function moneyFigures(): Promise<Figure[]> {
  return [
    await figure('slip money, single bet', {
      ours: slip => stakeToRisk('H', slip.legs[0].odds, slip.stake).win,
      theirs: slip => bigFen(new Big(slip.stakeYuan).times(100).times(slip.legs[0].odds)),
    }),
    await figure('slip money, series of 10 legs', {
      ours: slip => ticketReturn(ticketOf(slip, [10])),
      theirs: slip => bigFen(product(slip)),
    }),
    await figure('slip money, full system of 10 legs', {
      ours: slip => ticketReturn(ticketOf(slip, everySize)),
      theirs: slip => bigFen(sumOfProducts(slip)),
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
  const measured = await compare(
    () => slips.forEach(sum.ours),
    () => slips.forEach(sum.theirs),
    { runs: { ours: 20, theirs: 2 }, rounds: dose(40, 1) },
  );
  const ratio = measured.theirs / measured.ours;
  return {
    what,
    ours: micros(measured.ours / slips.length),
    beside: `big.js ${micros(measured.theirs / slips.length)}`,
    ratio: `${times(ratio)} as fast`,
    goal: '≥ 10x',
    met: ratio >= 10,
  };
}

const everySize = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const ticketOf = ({ stake, legs }: Slip, sizes: readonly number[]): Ticket => ({ unit: stake, sizes, legs });

const product = ({ stakeYuan, legs }: Slip) =>
  legs.reduce((so, leg) => so.times(new Big(leg.odds).plus(1)), new Big(stakeYuan).times(100));

/** By the same 55 steps as the engine, not by 1,023 combinations. */
function sumOfProducts({ stakeYuan, legs }: Slip): Big {
  const sums = [new Big(1)];
  for (const leg of legs) {
    const factor = new Big(leg.odds).plus(1);
    sums.push(new Big(0));
    for (let size = sums.length - 1; size > 0; size -= 1) {
      sums[size] = (sums[size] ?? new Big(0)).plus((sums[size - 1] ?? new Big(0)).times(factor));
    }
  }
  const total = sums.slice(1).reduce((so, sum) => so.plus(sum), new Big(0));
  return new Big(stakeYuan).times(100).times(total);
}

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
    const leg = (): TicketLeg => ({ format: 'H', odds: (0.4 + next(2_000) / 1_000).toFixed(2) });
    const legs: Slip['legs'] = [leg(), ...Array.from({ length: 9 }, leg)];
    return { stakeYuan, stake: parseYuan(stakeYuan) ?? 0n, legs };
  });
}
