import type { CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import { cashOutMethods, type WireCashOutState } from '@lobby/api-client/contract/game/cash-out';
import { mayHaveRun } from '@lobby/api-client/refusal-reasons';
import type { CashOutAnswer, CashOutOffer } from './cash-out-answer.ts';
import type { CashOutPort } from './cash-out-port.ts';

/** As many tickets as one call takes. */
const TICKETS_OF_A_CALL = 50;

/** Sales over the sportsbook's calls. Every lost answer becomes `unknown`, never a refusal. */
export function cashOutsOverWire(call: CallSportsbook): CashOutPort {
  return {
    view: ticketIds => view(call, ticketIds),

    async sell(order) {
      const { operationId, ticketId, part, price, policy, stateVersion } = order;
      const answer = await call(cashOutMethods.cashOut, {
        operation_id: operationId,
        ticket_id: ticketId,
        part,
        price,
        autoOdd: policy,
        state_ver: stateVersion,
      });
      if (answer.ok) return readCashOut(answer.data);
      const { failure } = answer;
      return mayHaveRun(failure, 'money')
        ? { kind: 'unknown' }
        : { kind: 'refused', refusal: { kind: 'failure', failure } };
    },

    async stateOf({ operationId }) {
      const answer = await call(cashOutMethods.state, { operation_id: operationId });
      // Whatever went wrong was wrong with the asking: nothing is learnt about the sale.
      return answer.ok ? readCashOut(answer.data) : { kind: 'unknown' };
    },
  };
}

async function view(
  call: CallSportsbook,
  ticketIds: readonly string[],
): Promise<ReadonlyMap<string, CashOutOffer> | undefined> {
  const offers = new Map<string, CashOutOffer>();
  for (let at = 0; at < ticketIds.length; at += TICKETS_OF_A_CALL) {
    const tickets = ticketIds.slice(at, at + TICKETS_OF_A_CALL);
    const answer = await call(cashOutMethods.view, { tickets });
    if (!answer.ok) return undefined;
    for (const ticket of answer.data.tickets) {
      offers.set(
        ticket.ticket_id,
        ticket.code === '555'
          ? { kind: 'none', reason: ticket.errormsg }
          : {
              kind: 'offer',
              price: ticket.price,
              left: ticket.stake_left,
              minPart: ticket.part_min,
              delay: ticket.delay,
              stateVersion: ticket.state_ver,
            },
      );
    }
  }
  return offers;
}

function readCashOut(state: WireCashOutState): CashOutAnswer {
  switch (state.code) {
    case '560':
      return { kind: 'done', sold: { part: state.part, paid: state.paid, left: state.stake_left } };
    case 'delay':
      return { kind: 'confirming', confirmAt: state.confirm_at };
    case '555': {
      const { errormsg: reason, price } = state;
      return { kind: 'refused', refusal: { kind: 'reason', reason, ...(price !== '' && { price }) } };
    }
    case 'unknown':
      return { kind: 'absent' };
  }
}
