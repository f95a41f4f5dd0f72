import type { DrawStream } from '@lobby/draws';
import type { Round } from '../game/game.ts';
import type { SlotEvent } from './events.ts';
import { type LineMachine, lineMachine } from './lines.ts';
import type { Reel, SlotRules } from './rules.ts';

/** Draws a round of a slot: a spin, the free spins that it brings, and the jackpot. */
export function playSlot(rules: SlotRules, stream: DrawStream): Round<SlotEvent> {
  const machine = machineOf(rules);
  const first = spin(rules, rules.reels, 1, machine, stream);
  const scattered = scatterOf(rules, first.symbols);
  const free = freeSpins(rules, scattered.spins, machine, stream);
  const multiplier = first.pays + scattered.pays + free.pays;
  return {
    units: 1,
    multiplier,
    events: [
      ...first.events,
      ...scattered.events,
      ...free.events,
      ...drawJackpot(rules, stream),
      { type: 'round-end', multiplier },
    ],
  };
}

interface Paid {
  readonly pays: number;
  readonly events: readonly SlotEvent[];
}

const nothing: Paid = { pays: 0, events: [] };

const machines = new WeakMap<SlotRules, LineMachine>();

function machineOf(rules: SlotRules): LineMachine {
  const machine = machines.get(rules) ?? lineMachine(rules);
  machines.set(rules, machine);
  return machine;
}

type Symbols = readonly (readonly string[])[];

function spin(
  rules: SlotRules,
  reels: readonly Reel[],
  times: number,
  machine: LineMachine,
  stream: DrawStream,
): Paid & { readonly symbols: Symbols } {
  const stops = reels.map(each => stream.below(each.length));
  const symbols = reels.map((each, at) => seenAt(each, stops[at]!, rules.rows));
  const wins = rules.lines.flatMap((rows, line): (SlotEvent & { type: 'line-win' })[] => {
    const state = rows.reduce(
      (reading, row, at) => machine.next(reading, machine.numbers.get(symbols[at]![row]!)!),
      0,
    );
    const win = machine.win(state);
    if (win === undefined) return [];
    return [{ ...win, type: 'line-win', line, rows: rows.slice(0, win.count), pays: win.pays * times }];
  });
  return {
    symbols,
    pays: wins.reduce((sum, { pays }) => sum + pays, 0),
    events: [{ type: 'reels', stops, symbols }, ...wins],
  };
}

/** The symbols of a reel that are seen when it stops there, from the top. */
export function seenAt(symbols: Reel, stop: number, rows: number): readonly string[] {
  return Array.from({ length: rows }, (_, row) => symbols[(stop + row) % symbols.length]!);
}

function scatterOf({ scatter }: SlotRules, symbols: Symbols): Paid & { readonly spins: number } {
  const count = symbols.flat().filter(symbol => symbol === scatter?.symbol).length;
  const pays = scatter?.pays[count - 1] ?? 0;
  const spins = scatter?.spins[count - 1] ?? 0;
  if (scatter === undefined || (pays === 0 && spins === 0)) return { ...nothing, spins: 0 };
  return { pays, spins, events: [{ type: 'scatter', symbol: scatter.symbol, count, pays }] };
}

function freeSpins(rules: SlotRules, spins: number, machine: LineMachine, stream: DrawStream): Paid {
  const { freeSpins: free } = rules;
  if (free === undefined || spins === 0) return nothing;
  const played = Array.from({ length: spins }, () => spin(rules, free.reels, free.times, machine, stream));
  const pays = played.reduce((sum, each) => sum + each.pays, 0);
  return {
    pays,
    events: [
      { type: 'free-spins-begin', spins, times: free.times },
      ...played.flatMap((each, at): SlotEvent[] => [
        { type: 'free-spin', spin: at + 1, spins },
        ...each.events,
      ]),
      { type: 'free-spins-end', pays },
    ],
  };
}

/** The last draw of a round, so that the others are the same without it. */
function drawJackpot({ jackpot }: SlotRules, stream: DrawStream): readonly SlotEvent[] {
  if (jackpot === undefined || stream.below(jackpot.oneIn) !== 0) return [];
  return [{ type: 'jackpot-won', pool: jackpot.pool }];
}
