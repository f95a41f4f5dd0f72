import type { CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import { cashOutMethods, type WireCashOutState } from '@lobby/api-client/contract/game/cash-out';
import { mayHaveRun } from '@lobby/api-client/refusal-reasons';
import type { CashOutAnswer, CashOutOffer, CoursePoint } from './cash-out-answer.ts';
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

    async setAuto(ticketId, target) {
      const answer = await call(cashOutMethods.auto, { ticket_id: ticketId, target });
      if (!answer.ok) return { kind: 'failed', failure: answer.failure };
      if (answer.data.code === '560') return { kind: 'set' };
      const { errormsg: reason, price } = answer.data;
      return { kind: 'refused', reason, ...(price !== '' && { price }) };
    },

    courses: ticketIds => courses(call, ticketIds),

    async stateOf({ operationId }) {
      const answer = await call(cashOutMethods.state, { operation_id: operationId });
      // Whatever went wrong was wrong with the asking: nothing is learnt about the sale.
      return answer.ok ? readCashOut(answer.data) : { kind: 'unknown' };
    },
  };
}

async function courses(
  call: CallSportsbook,
  ticketIds: readonly string[],
): Promise<ReadonlyMap<string, readonly CoursePoint[]> | undefined> {
  const found = new Map<string, readonly CoursePoint[]>();
  for (const tickets of callsOf(ticketIds)) {
    const answer = await call(cashOutMethods.course, { tickets });
    if (!answer.ok) return undefined;
    for (const { ticket_id, points } of answer.data.courses) {
      const course = points.map(({ ts, price }) => ({ at: ts, price }));
      found.set(ticket_id, course);
    }
  }
  return found;
}

/** Tickets in as many calls as they need. */
function callsOf(ticketIds: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ticketIds.length / TICKETS_OF_A_CALL) }, (_, at) =>
    ticketIds.slice(at * TICKETS_OF_A_CALL, (at + 1) * TICKETS_OF_A_CALL),
  );
}

async function view(
  call: CallSportsbook,
  ticketIds: readonly string[],
): Promise<ReadonlyMap<string, CashOutOffer> | undefined> {
  const offers = new Map<string, CashOutOffer>();
  for (const tickets of callsOf(ticketIds)) {
    const answer = await call(cashOutMethods.view, { tickets });
    if (!answer.ok) return undefined;
    for (const ticket of answer.data.tickets) {
      const auto = ticket.auto !== '' && { auto: ticket.auto };
      offers.set(
        ticket.ticket_id,
        ticket.code === '555'
          ? { kind: 'none', reason: ticket.errormsg, ...auto }
          : {
              kind: 'offer',
              price: ticket.price,
              left: ticket.stake_left,
              minPart: ticket.part_min,
              delay: ticket.delay,
              stateVersion: ticket.state_ver,
              ...auto,
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
