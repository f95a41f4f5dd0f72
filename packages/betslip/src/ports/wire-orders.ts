import type { CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import { sportsbook } from '@lobby/api-client/contract/game/sportsbook';
import { randomUuid } from '@lobby/api-client/request';
import { formatOfMarket, selectionKey, strongOf } from '@lobby/betting';
import { codeOf } from '@lobby/sports';
import type { Order, OrderLeg } from '../state/order.ts';
import type { OpenBetsAnswer, OrdersPort, PreviewAnswer, PreviewRequest } from './ports.ts';
import { afterFailure, readQuoteAnswer, readState } from './wire-answers.ts';
import { cashOutsOverWire } from './wire-cash-outs.ts';
import { pricesNow, wireSelectionOf } from './wire-prices.ts';

/** Orders over the sportsbook's calls. Every lost answer becomes `unknown`, never a rejection. */
export function ordersOverWire(call: CallSportsbook): OrdersPort {
  return {
    preview: (request, signal) => preview(call, request, signal),
    pricesNow: (picks, format) => pricesNow(call, picks, format),
    openBets: () => openBets(call),
    cashOuts: cashOutsOverWire(call),

    async place(orders) {
      const answer = await call(sportsbook.totalBet, {
        autoOdd: orders[0]?.policy ?? 'never',
        betslip: orders.map(toWire),
        // Of this call only: an order that is sent again keeps its own id.
        operation_id: randomUuid(),
      });
      if (!answer.ok) return orders.map(() => afterFailure(answer.failure));
      const states = new Map(answer.data.betslip.map(state => [state.operation_id, state]));
      return orders.map(order => {
        const state = states.get(order.operationId);
        return state ? readState(state, order) : { kind: 'unknown' };
      });
    },

    async stateOf(order) {
      const answer = await call(sportsbook.orderState, { operation_id: order.operationId });
      // Whatever went wrong was wrong with the asking: nothing is learnt about the order.
      return answer.ok ? readState(answer.data, order) : { kind: 'unknown' };
    },
  };
}

async function preview(
  call: CallSportsbook,
  { selections, format, sizes }: PreviewRequest,
  signal: AbortSignal | undefined,
): Promise<PreviewAnswer> {
  const answer = await call(
    sportsbook.totalOrderView,
    { odd_f_type: format, picks: selections.map(wireSelectionOf), folds: sizes ? [...sizes] : [] },
    { signal },
  );
  if (!answer.ok) return { kind: 'failed', failure: answer.failure };
  const { picks, ticket, maxcredit } = answer.data;
  return {
    kind: 'quotes',
    quotes: picks.map(readQuoteAnswer),
    ticket:
      ticket === null
        ? undefined
        : ticket.code === '501'
          ? { kind: 'limits', min: ticket.gold_gmin, max: ticket.gold_gmax }
          : { kind: 'refused', reason: ticket.errormsg },
    balance: maxcredit,
  };
}

async function openBets(call: CallSportsbook): Promise<OpenBetsAnswer> {
  const answer = await call(sportsbook.todayWagers, {});
  if (!answer.ok) return { ok: false, failure: answer.failure };
  const bets = answer.data.wagers.flatMap(wager => {
    const { status, ticketId, placedAt, folds, combinations, unit, stake, risk, winnable } = wager;
    const { cashedOut, riskSold } = wager;
    if (status !== 'pending' && status !== 'open') return [];
    const legs = wager.legs.map(leg => ({
      key: selectionKey(leg.gid, leg.wtype, leg.rtype),
      gide: leg.ecid,
      gtype: codeOf(leg),
      league: leg.league,
      teamH: leg.teamH,
      teamC: leg.teamC,
      wtype: leg.wtype,
      rtype: leg.rtype,
      line: leg.ratio,
      strong: strongOf(leg.strong),
      price: { format: leg.oddsFormat, odds: leg.odds },
      live: leg.isRB,
      scoreAtBet: leg.scoreAtBet,
      halfScore: leg.halfScore,
      sets: leg.sets,
      abandonedAt: leg.stopped === 'D1' ? leg.reached : '',
      result: leg.result,
    }));
    const money = { unit, stake, risk, winnable, cashedOut, riskSold };
    return [{ ticketId, status, placedAt, legs, sizes: folds, combinations, ...money }];
  });
  return { ok: true, bets };
}

function toWire(order: Order) {
  return {
    operation_id: order.operationId,
    golds: order.stake,
    folds: [...order.sizes],
    legs: order.legs.map(legToWire),
  };
}

function legToWire({ selection, price, line, strong, stateVersion = '' }: OrderLeg) {
  return {
    ...wireSelectionOf(selection),
    odd_f_type: formatOfMarket(selection.wtype, price.format),
    ioratio: price.odds,
    ratio: line,
    strong,
    state_ver: stateVersion,
  };
}
