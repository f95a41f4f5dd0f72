import { printScaled } from '@lobby/money';
import type { Grade } from '../grading/grade.ts';
import type { TicketLeg } from '../tickets/factor.ts';
import { kindOfTicket, type TicketKind } from '../tickets/systems.ts';
import { type Ticket, ticketExposure, ticketReturn } from '../tickets/ticket.ts';
import { type Random, randomFrom } from './random.ts';
import { modelMoney } from './ticket-model.ts';

export interface PlayedTickets {
  readonly tickets: Readonly<Record<TicketKind, number>>;
  /** By how many fen risks, wins and returns differ from the model's, in all. */
  readonly differingFen: bigint;
  /** Tickets that differ, at most ten, as text. */
  readonly examples: readonly string[];
}

/** Compares the money of random tickets with the model's, to the fen. */
export function playTickets(count: number, seed: number): PlayedTickets {
  const random = randomFrom(seed);
  const tickets = { single: 0, series: 0, system: 0 };
  const examples: string[] = [];
  let differingFen = 0n;
  for (let played = 0; played < count; played += 1) {
    const ticket = randomTicket(random);
    tickets[kindOfTicket(ticket.legs.length, ticket.sizes)] += 1;
    const { risk, win } = ticketExposure(ticket);
    const model = modelMoney(ticket);
    const apart =
      distance(risk, model.risk) + distance(win, model.win) + distance(ticketReturn(ticket), model.returns);
    differingFen += apart;
    if (apart > 0n && examples.length < 10) examples.push(textOf(ticket));
  }
  return { tickets, differingFen, examples };
}

/** A third are singles; the others have two to ten legs. */
function randomTicket(random: Random): Ticket {
  const unit = BigInt(1 + random(10 ** (1 + random(9))));
  if (random(3) === 0) return { unit, sizes: [1], legs: [randomSingle(random)] };
  const legs = Array.from({ length: 2 + random(9) }, () => randomLeg(random));
  return { unit, sizes: randomSizes(random, legs.length), legs };
}

function randomSizes(random: Random, legs: number): readonly number[] {
  if (random(4) === 0) return [legs];
  const all = Array.from({ length: legs }, (_, at) => at + 1);
  if (random(4) === 0) return all;
  const sizes = all.filter(() => random(3) === 0);
  return sizes.length > 0 ? sizes : [1 + random(legs)];
}

const formats = ['E', 'H', 'M', 'I'] as const;

function randomSingle(random: Random): TicketLeg {
  const format = formats[random(4)] ?? 'H';
  const sign = format === 'M' || format === 'I' ? random(2) : 0;
  const thousandths = {
    E: 1001 + random(20_000),
    H: 1 + random(20_000),
    M: 1 + random(1000),
    I: 1000 + random(20_000),
  }[format];
  return { format, odds: (sign ? '-' : '') + oddsText(random, thousandths), ...randomGrade(random) };
}

function randomLeg(random: Random): TicketLeg {
  const format = random(2) === 0 ? 'E' : 'H';
  // Few long prices, many of a two-way market.
  const profit = 1 + random(random(8) === 0 ? 50_000 : 2000);
  const odds = oddsText(random, format === 'E' ? 1000 + profit : profit);
  return { format, odds, ...randomGrade(random) };
}

/** With three decimals, or with more that say no more. */
function oddsText(random: Random, thousandths: number): string {
  return random(5) === 0 ? `${printScaled(BigInt(thousandths), 3)}0` : printScaled(BigInt(thousandths), 3);
}

const grades: readonly (Grade | undefined)[] = [
  'W',
  'W',
  'W',
  'W',
  'LW',
  'LW',
  'LL',
  'LL',
  'P',
  'D',
  'L',
  undefined,
];

function randomGrade(random: Random): { readonly grade?: Grade } {
  const grade = grades[random(grades.length)];
  return grade ? { grade } : {};
}

function distance(one: bigint, other: bigint): bigint {
  return one < other ? other - one : one - other;
}

function textOf(ticket: Ticket): string {
  return JSON.stringify({ ...ticket, unit: String(ticket.unit) });
}
