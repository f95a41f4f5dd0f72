import {
  type Exposure,
  type Fen,
  findProblems,
  parseYuan,
  readStake,
  type SeriesProblem,
  type SlipLimits,
  type SlipProblem,
  type StakeReading,
  systemTypes,
  ticketExposure,
  unitOf,
} from '@lobby/betting';
import type { TicketAnswer } from '../ports/ports.ts';
import { type BetslipState, formOf, type SlipForm, seriesStake } from '../store/betslip-state.ts';
import { combineProblems } from './leg-rules.ts';
import type { LegView } from './leg-source.ts';

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
}

/** One ticket of the slip: the legs, how they are combined, and what is staked on it. */
export interface TicketView extends TicketInputs {
  /** The stake, parsed once for every use of the amount. */
  readonly typed: StakeReading;
  /** On each combination, and on all of them. */
  readonly unit?: Fen;
  readonly total?: Fen;
  /** What it holds and wins, while all of its legs take bets. */
  readonly exposure?: Exposure;
  readonly isOpen: boolean;
  readonly problems: readonly SlipProblem[];
}

/** The slip as it stands now. */
export interface SlipView {
  readonly form: SlipForm;
  readonly legs: readonly LegView[];
  /** Every ticket that a stake can be typed for; of systems, those that have one. */
  readonly tickets: readonly TicketView[];
  /** The tickets that are placed by the button: open, with a stake. */
  readonly counted: readonly TicketView[];
  /** Of the counted tickets together. */
  readonly stake: Fen;
  readonly risk: Fen;
  readonly win: Fen;
  /** By how much the balance falls short of all risks together. */
  readonly short: Fen;
  /** What keeps the items from being combined. */
  readonly problems: readonly SeriesProblem[];
  readonly balance: string | undefined;
  readonly loggedIn: boolean;
}

export interface SlipInputs {
  readonly state: Pick<BetslipState, 'slip' | 'combine' | 'stakes' | 'basis'>;
  readonly legs: readonly LegView[];
  readonly limitsOf: (sizes: readonly number[]) => TicketAnswer | undefined;
  /** Free balance, yuan; undefined while unknown, and for a visitor. */
  readonly balance: string | undefined;
  readonly loggedIn: boolean;
}

/** Assembles the slip: its tickets, their money and their problems. Pure. */
export function viewSlip({ state, legs, limitsOf, balance, loggedIn }: SlipInputs): SlipView {
  const form = formOf(state);
  const isCombined = form === 'series' || form === 'systems';
  const problems = isCombined && legs.length > 0 ? combineProblems(legs.map(combinable)) : [];
  const tickets = ticketsOf({ state, legs, limitsOf, balance, loggedIn }, form).map(makeTicket);
  const counted = tickets.filter(ticket => {
    const isStaked = ticket.typed.ok || ticket.typed.why !== 'empty';
    return isStaked && ticket.isOpen && problems.length === 0;
  });
  const risk = sum(counted.map(({ exposure }) => exposure?.risk));
  const free = balance === undefined ? undefined : parseYuan(balance);
  return {
    form,
    legs,
    tickets,
    counted,
    stake: sum(counted.map(({ total }) => total)),
    risk,
    win: sum(counted.map(({ exposure }) => exposure?.win)),
    short: free === undefined || risk <= free ? 0n : risk - free,
    problems,
    balance,
    loggedIn,
  };
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

function ticketsOf(inputs: SlipInputs, form: SlipForm): TicketInputs[] {
  const { state, legs } = inputs;
  const { stakes, basis } = state;
  switch (form) {
    case 'single':
    case 'several':
      return legs.map(leg => singleOf(leg, stakes[leg.selection.key] ?? '', inputs));
    case 'series': {
      if (legs.length < 2) return [];
      const sizes = [legs.length];
      const limits = combinedLimits(inputs, sizes, 1, false);
      const stake = stakes[seriesStake] ?? '';
      return [{ id: seriesStake, legs, sizes, combinations: 1, stake, inTotal: false, limits }];
    }
    case 'systems':
      if (legs.length < 2) return [];
      return systemTypes(legs.length).flatMap(({ id, sizes, combinations }) => {
        const stake = stakes[id] ?? '';
        if (stake === '') return [];
        const inTotal = basis === 'total';
        const limits = combinedLimits(inputs, sizes, combinations, inTotal);
        return [{ id, legs, sizes, combinations, stake, inTotal, limits }];
      });
  }
}

/** The single of an item. */
export function singleOf(
  leg: LegView,
  stake: string,
  { balance, loggedIn }: Pick<SlipInputs, 'balance' | 'loggedIn'>,
): TicketInputs {
  const { key } = leg.selection;
  const limits = loggedIn ? { min: leg.quote?.min, max: leg.quote?.max, balance } : {};
  return { id: key, legs: [leg], sizes: [1], combinations: 1, stake, inTotal: false, limits };
}

/** What may be typed for a series or system: its limits are of each combination, the balance is for all. */
export function combinedLimits(
  { limitsOf, balance, loggedIn }: Pick<SlipInputs, 'limitsOf' | 'balance' | 'loggedIn'>,
  sizes: readonly number[],
  combinations: number,
  inTotal: boolean,
): SlipLimits {
  const told = loggedIn ? limitsOf(sizes) : undefined;
  if (told?.kind !== 'limits') return loggedIn ? { balance } : {};
  const scaled = (yuan: string) => (inTotal ? multiplied(yuan, combinations) : yuan);
  return { min: scaled(told.min), max: scaled(told.max), balance };
}

function exposureOf(legs: readonly LegView[], sizes: readonly number[], unit: Fen): Exposure | undefined {
  const prices = legs.flatMap(({ offered }) => (offered.open ? [offered.offer.price] : []));
  // Between a change of the form and the next price a leg may still be in a format that cannot be combined.
  const isCombinable = prices.length === 1 || prices.every(({ format }) => format === 'H' || format === 'E');
  return isCombinable ? ticketExposure({ unit, sizes, legs: prices }) : undefined;
}

function multiplied(yuan: string, times: number): string {
  const fen = (parseYuan(yuan) ?? 0n) * BigInt(times);
  return fen % 100n === 0n ? String(fen / 100n) : `${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`;
}

const combinable = ({ selection, quote }: LegView) => ({ selection, quote });

const sum = (amounts: readonly (Fen | undefined)[]): Fen =>
  amounts.reduce<Fen>((total, amount) => total + (amount ?? 0n), 0n);
