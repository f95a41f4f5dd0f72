import type { SlotRules } from './rules.ts';

/** What a line pays, read from the left. */
export interface LineWin {
  readonly symbol: string;
  readonly count: number;
  readonly pays: number;
}

/**
 * A line read from the left as a machine with few states: one for playing, which reads a line, and for counting, which
 * reads all of them. State 0 is the beginning.
 */
export interface LineMachine {
  /** The number of a symbol, as `next` takes it. */
  readonly numbers: ReadonlyMap<string, number>;
  next(state: number, symbol: number): number;
  /** Whether further symbols can change the win. */
  isOpen(state: number): boolean;
  win(state: number): LineWin | undefined;
}

interface Reading {
  /** The symbol that a win would be of; none while only wilds were read. */
  readonly symbol?: string;
  readonly count: number;
  /** Wilds at the beginning, which may pay more by themselves. */
  readonly wilds: number;
  readonly isOpen: boolean;
}

const beginning: Reading = { count: 0, wilds: 0, isOpen: true };

/** Builds the machine of a game. Reels of free spins may have symbols that the others have not. */
export function lineMachine(rules: SlotRules): LineMachine {
  const symbols = [...new Set([...rules.reels, ...(rules.freeSpins?.reels ?? [])].flat())];
  const readings: Reading[] = [beginning];
  const found = new Map([[keyOf(beginning), 0]]);
  const table: number[][] = [];
  for (let state = 0; state < readings.length; state++) {
    table[state] = symbols.map(symbol => {
      const after = read(readings[state]!, symbol, rules);
      const key = keyOf(after);
      const known = found.get(key);
      if (known !== undefined) return known;
      found.set(key, readings.length);
      return readings.push(after) - 1;
    });
  }
  const wins = readings.map(reading => winOfReading(reading, rules));
  return {
    numbers: new Map(symbols.map((symbol, number) => [symbol, number])),
    next: (state, symbol) => table[state]![symbol]!,
    isOpen: state => readings[state]!.isOpen,
    win: state => wins[state],
  };
}

function read(reading: Reading, symbol: string, { wild, scatter, reels }: SlotRules): Reading {
  const { count, wilds } = reading;
  if (!reading.isOpen) return reading;
  const fits =
    symbol !== scatter?.symbol &&
    (symbol === wild || reading.symbol === undefined || symbol === reading.symbol);
  if (!fits) return { ...reading, isOpen: false };
  const isOpen = count + 1 < reels.length;
  if (symbol !== wild) return { symbol, count: count + 1, wilds, isOpen };
  return reading.symbol === undefined
    ? { count: count + 1, wilds: wilds + 1, isOpen }
    : { ...reading, count: count + 1, isOpen };
}

/** The better of the symbol's own win and of that of the wilds before it. */
function winOfReading({ symbol, count, wilds }: Reading, { pays, wild }: SlotRules): LineWin | undefined {
  const of = (name: string | undefined, alike: number): LineWin | undefined => {
    const paid = name === undefined ? 0 : (pays[name]?.[alike - 1] ?? 0);
    return name === undefined || paid === 0 ? undefined : { symbol: name, count: alike, pays: paid };
  };
  const [own, ofWilds] = [of(symbol, count), of(wild, wilds)];
  return (ofWilds?.pays ?? 0) > (own?.pays ?? 0) ? ofWilds : own;
}

const keyOf = ({ symbol, count, wilds, isOpen }: Reading) => `${symbol} ${count} ${wilds} ${isOpen}`;
