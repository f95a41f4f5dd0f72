import { marketByWtype } from '@lobby/betting';
import { minute } from '@lobby/calendar';
import { listOf, type Match } from '@lobby/fixtures';
import { type BookInputs, type Moment, momentAt } from '@lobby/pricing';
import { sportOf } from '../sports/sports.ts';

/** Two rows of four. */
const most = 8;
/** As many of them have not begun, where there are as many: somebody who comes to bet on the evening finds it. */
const toCome = 2;
/** The market shown of a hot match, before it and in play. */
const shown = { pre: marketByWtype('M'), live: marketByWtype('RM') };
/** As many of its prices are open: with one there is nothing to choose. */
const leastOpen = 2;
/**
 * A market that is shut for an attack or a goal opens again soon: its match stays, or it would leave and return within
 * seconds, and what stood beside it would move under the pointer.
 */
const shutsBriefly = minute;

type InputsAt = (matchId: string, at: number) => BookInputs;

/** The matches worth looking at, at a moment: those one can bet on, in play first, big leagues first. Pure. */
export function hottest(matches: readonly Match[], at: number, inputsAt: InputsAt): Match[] {
  const canBeBetOn = (match: Match) => openPrices(match, momentAt(match, at, inputsAt(match.id, at)), at);
  const listed = matches.map(match => ({ match, list: listOf(match, at) }));
  const of = (...lists: ReturnType<typeof listOf>[]) =>
    listed.filter(({ list }) => list && lists.includes(list)).map(({ match }) => match);
  const next = first(
    [...of('today').sort(byPriorityThen(soonest)), ...of('early').sort(byPriorityThen(soonest))],
    most,
    canBeBetOn,
  );
  const live = first(
    of('live').sort(byPriorityThen(latest)),
    most - Math.min(toCome, next.length),
    canBeBetOn,
  );
  return [...live, ...next.slice(0, most - live.length)];
}

/** The first `count` of `all` that pass; no more of them are priced than that takes. */
function first(all: readonly Match[], count: number, passes: (match: Match) => boolean): Match[] {
  const found: Match[] = [];
  for (const match of all) {
    if (found.length === count) break;
    if (passes(match)) found.push(match);
  }
  return found;
}

/** Whether who wins can be bet on, or could be until a moment ago. */
function openPrices(match: Match, moment: Moment, at: number): boolean {
  const { state, inputs } = moment;
  if (state.shut && (inputs.operator.shut || at - state.since >= shutsBriefly)) return false;
  const open: Moment = { ...moment, state: { ...state, shut: false } };
  const board = sportOf(match).model.boardOf(match, open, 'main');
  const market = state.phase === 'pre' ? shown.pre : shown.live;
  const prices = market?.picks.filter(({ priceField }) => board[priceField]) ?? [];
  return prices.length >= leastOpen;
}

type Order = (one: Match, two: Match) => number;

const soonest: Order = (one, two) => one.kickoff - two.kickoff || (one.id < two.id ? -1 : 1);
const latest: Order = (one, two) => two.kickoff - one.kickoff || (one.id < two.id ? -1 : 1);
const byPriorityThen =
  (order: Order): Order =>
  (one, two) =>
    Number(two.quick) - Number(one.quick) || order(one, two);
