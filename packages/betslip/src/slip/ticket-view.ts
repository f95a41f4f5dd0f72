import {
  type Exposure,
  type Fen,
  findProblems,
  formatYuan,
  parseYuan,
  readStake,
  type SlipLimits,
  type SlipProblem,
  type StakeReading,
  ticketExposure,
  unitOf,
} from '@lobby/betting';
import type { TicketAnswer } from '../ports/ports.ts';
import type { LegView } from './leg-source.ts';

/** Who bets, and what they may spend. */
export interface Funds {
  /** Free balance, yuan; undefined while unknown, and for a visitor. */
  readonly balance: string | undefined;
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
  /** As typed in the field. */
  readonly stake: string;
  /** The amount typed is meant for all combinations together. */
  readonly inTotal: boolean;
  /** Least and most that may be typed, yuan. */
  readonly limits: SlipLimits;
  /** The limits leave less than the least stake. */
  readonly isFull?: boolean;
}

/** One ticket of the slip: the legs, how they are combined, and what is staked on it. */
export interface TicketView extends TicketInputs {
  /** The stake as it was read. */
  readonly typed: StakeReading;
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
  const { legs, sizes, combinations, stake, inTotal, limits } = inputs;
  const typed = readStake(stake);
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
    typed,
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
export function singleOf(leg: LegView, stake: string, { balance, loggedIn }: Funds): TicketInputs {
  const { key } = leg.selection;
  const limits = loggedIn ? { min: leg.quote?.min, max: leg.quote?.max, balance } : {};
  return { id: key, legs: [leg], sizes: [1], combinations: 1, stake, inTotal: false, limits };
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
  const scaled = (yuan: string) => (inTotal ? multiplied(yuan, combinations) : yuan);
  return { min: scaled(answer.min), max: scaled(answer.max), balance };
}

function exposureOf(legs: readonly LegView[], sizes: readonly number[], unit: Fen): Exposure | undefined {
  const prices = legs.flatMap(({ offered }) => (offered.open ? [offered.offer.price] : []));
  // Between a change of the form and the next price a leg may still be in a format that cannot be combined.
  const isCombinable = prices.length === 1 || prices.every(({ format }) => format === 'H' || format === 'E');
  return isCombinable ? ticketExposure({ unit, sizes, legs: prices }) : undefined;
}

function multiplied(yuan: string, times: number): string {
  return formatYuan((parseYuan(yuan) ?? 0n) * BigInt(times));
}
