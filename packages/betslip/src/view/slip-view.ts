import { type SeriesProblem, systemTypes } from '@lobby/betting';
import type { Fen } from '@lobby/money';
import { type BetslipState, formOf, seriesStake } from '../state/betslip-state.ts';
import type { SlipForm } from '../state/slip-form.ts';
import { typedAt } from '../state/typed-stake.ts';
import { combineProblems } from './leg-rules.ts';
import type { LegView } from './leg-source.ts';
import {
  combinedLimits,
  type Funds,
  isFull,
  type LimitsOf,
  makeTicket,
  singleOf,
  type TicketInputs,
  type TicketView,
} from './ticket-view.ts';

/** The slip as it stands now. */
export interface SlipView extends Funds {
  readonly form: SlipForm;
  readonly legs: readonly LegView[];
  /** Every ticket that a stake can be typed for; of systems, those that have one. */
  readonly tickets: readonly TicketView[];
  /** The tickets that are placed by the button: open, with a stake. */
  readonly counted: readonly TicketView[];
  /** How many tickets have a stake and are not counted, because an item of theirs takes no bets. */
  readonly left: number;
  /** Of the counted tickets together. */
  readonly stake: Fen;
  readonly risk: Fen;
  readonly win: Fen;
  /** By how much the balance falls short of all risks together. */
  readonly short: Fen;
  /** What keeps the items from being combined. */
  readonly problems: readonly SeriesProblem[];
}

export interface SlipInputs extends Funds {
  readonly state: Pick<BetslipState, 'slip' | 'combine' | 'stakes' | 'basis'>;
  readonly legs: readonly LegView[];
  readonly limitsOf: LimitsOf;
}

/** Assembles the slip: its tickets, their money and their problems. Pure. */
export function viewSlip({ state, legs, limitsOf, balance, loggedIn }: SlipInputs): SlipView {
  const form = formOf(state);
  const isCombined = form === 'series' || form === 'systems';
  const problems = isCombined && legs.length > 0 ? combineProblems(legs.map(combinable)) : [];
  const tickets = ticketsOf({ state, legs, limitsOf, balance, loggedIn }, form).map(makeTicket);
  const staked = tickets.filter(({ typed }) => typed.ok || typed.why !== 'empty');
  const counted = staked.filter(({ isOpen }) => isOpen && problems.length === 0);
  const risk = sum(counted.map(({ exposure }) => exposure?.risk));
  return {
    form,
    legs,
    tickets,
    counted,
    left: staked.length - counted.length,
    stake: sum(counted.map(({ total }) => total)),
    risk,
    win: sum(counted.map(({ exposure }) => exposure?.win)),
    short: balance === undefined || risk <= balance ? 0n : risk - balance,
    problems,
    balance,
    loggedIn,
  };
}

function ticketsOf(inputs: SlipInputs, form: SlipForm): TicketInputs[] {
  const { state, legs } = inputs;
  const { stakes, basis } = state;
  switch (form) {
    case 'single':
    case 'several':
      return legs.map(leg => singleOf(leg, typedAt(stakes, leg.selection.key), inputs));
    case 'series': {
      if (legs.length < 2) return [];
      const sizes = [legs.length];
      const limits = combinedLimits(inputs, sizes, 1, false);
      const typed = typedAt(stakes, seriesStake);
      const full = isFull(inputs, sizes);
      return [{ id: seriesStake, legs, sizes, combinations: 1, typed, inTotal: false, limits, isFull: full }];
    }
    case 'systems':
      if (legs.length < 2) return [];
      return systemTypes(legs.length).flatMap(({ id, sizes, combinations }) => {
        const typed = typedAt(stakes, id);
        if (typed.text === '') return [];
        const inTotal = basis === 'total';
        const limits = combinedLimits(inputs, sizes, combinations, inTotal);
        return [{ id, legs, sizes, combinations, typed, inTotal, limits, isFull: isFull(inputs, sizes) }];
      });
  }
}

const combinable = ({ selection, quote }: LegView) => ({ selection, quote });

const sum = (amounts: readonly (Fen | undefined)[]): Fen =>
  amounts.reduce<Fen>((total, amount) => total + (amount ?? 0n), 0n);
