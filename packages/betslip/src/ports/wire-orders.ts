import { sportsbook, type WireOrderState } from '@lobby/api-client/contract/sportsbook';
import type { CallSportsbook } from '@lobby/api-client/endpoints/sportsbook';
import type { ApiFailure } from '@lobby/api-client/request';
import { findPick, formatOfMarket, type OddsFormat, strongOf } from '@lobby/betting';
import type { PickedSelection } from '../store/selection.ts';
import type { OrderAnswer } from './order-answer.ts';
import type { OrdersPort } from './ports.ts';

/** Orders over the sportsbook's calls. Every lost answer becomes `unknown`, never a rejection. */
export function ordersOverWire(call: CallSportsbook): OrdersPort {
  return {
    async preview(selection, format, signal) {
      const answer = await call(sportsbook.orderView, pickOf(selection, format), { signal });
      if (!answer.ok) return { kind: 'failed', failure: answer.failure };
      const { data } = answer;
      if (data.code === '555') return { kind: 'closed', reason: data.errormsg };
      return {
        kind: 'quote',
        quote: {
          price: { format: data.odd_f_type, odds: data.ioratio },
          line: data.ratio,
          strong: strongOf(data.strong),
          score: data.is_rb === 'Y' ? `${data.score_h}:${data.score_c}` : '',
          min: data.gold_gmin,
          max: data.gold_gmax,
          balance: data.maxcredit,
          stateVersion: data.state_ver,
        },
      };
    },

    async place(order) {
      const answer = await call(sportsbook.bet, {
        ...pickOf(order.selection, order.price.format),
        golds: order.stake,
        ioratio: order.price.odds,
        ratio: order.line,
        strong: order.strong,
        autoOdd: order.policy,
        state_ver: order.stateVersion ?? '',
        operation_id: order.operationId,
      });
      return answer.ok ? readState(answer.data) : afterFailure(answer.failure);
    },

    async stateOf(operationId) {
      const answer = await call(sportsbook.orderState, { operation_id: operationId });
      // Whatever went wrong was wrong with the asking: nothing is learnt about the order.
      return answer.ok ? readState(answer.data) : { kind: 'unknown' };
    },

    async openBets() {
      const answer = await call(sportsbook.todayWagers, {});
      if (!answer.ok) return { ok: false, failure: answer.failure };
      const bets = answer.data.wagers.flatMap(wager => {
        const { status } = wager;
        if (status !== 'pending' && status !== 'open') return [];
        return [
          {
            ticketId: wager.ticketId,
            status,
            placedAt: wager.placedAt,
            league: wager.league,
            teamH: wager.teamH,
            teamC: wager.teamC,
            wtype: wager.wtype,
            rtype: wager.rtype,
            line: wager.ratio,
            strong: strongOf(wager.strong),
            price: { format: wager.oddsFormat, odds: wager.odds },
            live: wager.isRB,
            scoreAtBet: wager.scoreAtBet,
            stake: wager.stake,
            risk: wager.risk,
            winnable: wager.winnable,
          },
        ];
      });
      return { ok: true, bets };
    },
  };
}

function pickOf(selection: PickedSelection, format: OddsFormat) {
  return {
    odd_f_type: formatOfMarket(selection.wtype, format),
    gid: selection.gid,
    gtype: selection.gtype,
    wtype: selection.wtype,
    rtype: selection.rtype,
    chose_team: findPick(selection.wtype, selection.rtype)?.pick.chose ?? '',
  };
}

function readState(state: WireOrderState): OrderAnswer {
  switch (state.code) {
    case '560':
      return {
        kind: 'accepted',
        receipt: {
          ticketId: state.ticket_id,
          stake: state.gold,
          risk: state.risk,
          winnable: state.winnable,
          price: { format: state.odd_f_type, odds: state.ioratio },
          line: state.ratio,
          balance: state.nowcredit,
        },
      };
    case 'delay':
      return { kind: 'confirming', ticketId: state.ticket_id, confirmAt: state.confirm_at };
    case '555':
      return { kind: 'rejected', rejection: { kind: 'reason', reason: state.errormsg } };
    case 'unknown':
      return { kind: 'absent' };
  }
}

/** Rejections that a server may send after it has already carried out the request. */
const undecided: ReadonlySet<string> = new Set([
  'server-error',
  'bad-gateway',
  'invocation-error',
  'system-abnormal',
  'ebbq-error',
]);

function afterFailure(failure: ApiFailure): OrderAnswer {
  const isRefusal = failure.kind === 'refused' && !undecided.has(failure.name);
  return isRefusal ? { kind: 'rejected', rejection: { kind: 'failure', failure } } : { kind: 'unknown' };
}
