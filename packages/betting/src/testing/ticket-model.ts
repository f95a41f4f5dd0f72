import type { TicketLeg } from '../tickets/factor.ts';
import type { Ticket } from '../tickets/ticket.ts';

/** A fraction n/d, d above 0, never shortened. */
interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

/** What a ticket risks, wins and returns by the model, fen. */
export interface ModelMoney {
  readonly risk: bigint;
  readonly win: bigint;
  readonly returns: bigint;
}

/**
 * The money of a ticket by its definition (docs/rules.md#series-and-systems): every combination by itself, in fractions, one
 * rounding at the end. Slow, and without the engine's functions: what the engine is compared with.
 */
export function modelMoney(ticket: Ticket): ModelMoney {
  const [only] = ticket.legs;
  if (ticket.legs.length === 1 && only) return moneyOfSingle(ticket.unit, only);
  let combinations = 0n;
  for (let chosen = 1; chosen < 2 ** ticket.legs.length; chosen += 1) {
    if (ticket.sizes.includes(membersOf(chosen))) combinations += 1n;
  }
  const risk = ticket.unit * combinations;
  const won = ticket.legs.map(({ format, odds }) => ({ format, odds }));
  return { risk, win: nearest(sumOf({ ...ticket, legs: won })) - risk, returns: nearest(sumOf(ticket)) };
}

function moneyOfSingle(unit: bigint, { format, odds, grade = 'W' }: TicketLeg): ModelMoney {
  const { n, d } = readOdds(odds);
  const isNegative = n < 0n;
  const risk = isNegative ? { n: unit * -n, d } : { n: unit, d: 1n };
  const win = isNegative ? { n: unit, d: 1n } : { n: unit * (format === 'E' ? n - d : n), d };
  const [riskHalves, winHalves] = {
    W: [2n, 2n],
    LW: [2n, 1n],
    P: [2n, 0n],
    D: [2n, 0n],
    LL: [1n, 0n],
    L: [0n, 0n],
  }[grade] as [bigint, bigint];
  const returns = nearest({
    n: risk.n * riskHalves * win.d + win.n * winHalves * risk.d,
    d: 2n * risk.d * win.d,
  });
  return { risk: nearest(risk), win: nearest(win), returns };
}

/** The unit times the products of all combinations of a fitting size, added up over one denominator. */
function sumOf({ unit, sizes, legs }: Ticket): Fraction {
  const factors = legs.map(factorOf);
  let sum = { n: 0n, d: factors.reduce((d, factor) => d * factor.d, 1n) };
  const add = (at: number, members: number, n: bigint) => {
    const factor = factors[at];
    if (factor) {
      add(at + 1, members, n * factor.d);
      add(at + 1, members + 1, n * factor.n);
    } else if (sizes.includes(members)) {
      sum = { n: sum.n + n, d: sum.d };
    }
  };
  add(0, 0, unit);
  return sum;
}

function factorOf({ format, odds, grade = 'W' }: TicketLeg): Fraction {
  const { n, d } = readOdds(odds);
  const decimal = format === 'E' ? n : n + d;
  const factors: Record<string, Fraction> = {
    W: { n: decimal, d },
    // Half the stake at the price, half of it back.
    LW: { n: decimal + d, d: 2n * d },
    LL: { n: 1n, d: 2n },
    L: { n: 0n, d: 1n },
  };
  return factors[grade] ?? { n: 1n, d: 1n };
}

function readOdds(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.');
  return { n: BigInt(whole + decimals), d: 10n ** BigInt(decimals.length) };
}

function membersOf(chosen: number): number {
  return [...chosen.toString(2)].filter(bit => bit === '1').length;
}

/** Halves up; no amount is below zero. */
function nearest({ n, d }: Fraction): bigint {
  const whole = n / d;
  return (n - whole * d) * 2n >= d ? whole + 1n : whole;
}
