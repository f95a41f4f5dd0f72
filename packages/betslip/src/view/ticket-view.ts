import {
  type Exposure,
  findProblems,
  type ShownPrice,
  type SlipLimits,
  type SlipProblem,
  type StakeReading,
  ticketExposure,
  unitOf,
} from '@lobby/betting';
import { type Fen, parseYuan } from '@lobby/money';
import type { TicketAnswer } from '../ports/ports.ts';
import type { LegView } from './leg-source.ts';

/** Who bets, and what they may spend. */
export interface Funds {
  /** Free balance; undefined while unknown, and for a visitor. */
  readonly balance: Fen | undefined;
  readonly loggedIn: boolean;
}

/** The limits of a series or system of all items, as far as they are known. */
export type LimitsOf = (sizes: readonly number[]) => TicketAnswer | undefined;

/** What is needed to make a ticket. */
export interface TicketInputs {
  /** Where its stake stands among the stakes of the slip. */
  readonly id: string;
  readonly legs: readonly LegView[];
  readonly sizes: readonly number[];
  readonly combinations: number;
  /** Its stake as it was read at the field. */
  readonly typed: StakeReading;
  /** The amount typed is meant for all combinations together. */
  readonly inTotal: boolean;
  /** Least and most that may be typed, and the free balance. */
  readonly limits: SlipLimits;
  /** The limits leave less than the least stake. */
  readonly isFull?: boolean;
}

/** One ticket of the slip: the legs, how they are combined, and what is staked on it. */
export interface TicketView extends TicketInputs {
  /** On each combination, and on all of them. */
  readonly unit?: Fen;
  readonly total?: Fen;
  /** What it holds and wins, while all of its legs take bets. */
  readonly exposure?: Exposure;
  readonly isOpen: boolean;
  readonly problems: readonly SlipProblem[];
}

/** One ticket with its money and its problems. Pure. */
export function makeTicket(inputs: TicketInputs): TicketView {
  const { legs, sizes, combinations, typed, inTotal, limits } = inputs;
  const isOpen = legs.length > 0 && legs.every(isPlaceable);
  const unit = typed.ok ? (inTotal ? unitOf(typed.fen, combinations).unit : typed.fen) : undefined;
  const exposure = isOpen && unit !== undefined ? exposureOf(legs, sizes, unit) : undefined;
  const problems = findProblems(
    {
      // A total that leaves less than a fen for each combination is no stake.
      stake: unit === 0n && typed.ok ? { ...typed, fen: 0n } : typed,
      open: isOpen,
      risk: exposure?.risk,
      change: legs.flatMap(({ offered }) => (offered.open && offered.offer.asks) || [])[0],
    },
    limits,
  );
  return {
    ...inputs,
    unit,
    total: unit === undefined ? undefined : unit * BigInt(combinations),
    exposure,
    isOpen,
    problems,
  };
}

/** Whether a leg may be bet on now: on sale, checked, and allowed together with the others. */
export function isPlaceable({ offered, rule, selection }: LegView): boolean {
  return offered.open && rule === undefined && !selection.invalid;
}

/** The single of an item. */
export function singleOf(leg: LegView, typed: StakeReading, { balance, loggedIn }: Funds): TicketInputs {
  const { key } = leg.selection;
  const limits = loggedIn ? { min: fenOf(leg.quote?.min), max: fenOf(leg.quote?.max), balance } : {};
  return { id: key, legs: [leg], sizes: [1], combinations: 1, typed, inTotal: false, limits };
}

/** Whether the limits leave less than the least stake for a series or system. */
export function isFull({ limitsOf }: { readonly limitsOf: LimitsOf }, sizes: readonly number[]): boolean {
  const answer = limitsOf(sizes);
  return answer?.kind === 'refused' && answer.reason === 'limit-reached';
}

/** What may be typed for a series or system: its limits are of each combination, the balance is for all. */
export function combinedLimits(
  { limitsOf, balance, loggedIn }: Funds & { readonly limitsOf: LimitsOf },
  sizes: readonly number[],
  combinations: number,
  inTotal: boolean,
): SlipLimits {
  const answer = loggedIn ? limitsOf(sizes) : undefined;
  if (answer?.kind !== 'limits') return loggedIn ? { balance } : {};
  const times = inTotal ? BigInt(combinations) : 1n;
  const scaled = (yuan: string) => (fenOf(yuan) ?? 0n) * times;
  return { min: scaled(answer.min), max: scaled(answer.max), balance };
}

/** What limits the amount in one field. */
export interface FieldLimits extends SlipLimits {
  /** With a negative Malay or Indonesian price the risk, not the stake, is held against the balance. */
  readonly price?: ShownPrice;
}

/** The limits of what is typed for a ticket: a stake of each combination takes its share of the balance. */
export function fieldLimits({ limits, legs, combinations, inTotal }: TicketView): FieldLimits {
  const [only, second] = legs;
  const price = !second && only?.offered.open ? only.offered.offer.price : undefined;
  const { balance } = limits;
  const share = balance === undefined || inTotal ? balance : balance / BigInt(combinations);
  return { ...limits, balance: share, price };
}

function exposureOf(legs: readonly LegView[], sizes: readonly number[], unit: Fen): Exposure | undefined {
  const prices = legs.flatMap(({ offered }) => (offered.open ? [offered.offer.price] : []));
  // Between a change of the form and the next price a leg may still be in a format that cannot be combined.
  const isCombinable = prices.length === 1 || prices.every(({ format }) => format === 'H' || format === 'E');
  return isCombinable ? ticketExposure({ unit, sizes, legs: prices }) : undefined;
}

function fenOf(yuan: string | undefined): Fen | undefined {
  return yuan === undefined ? undefined : parseYuan(yuan);
}
