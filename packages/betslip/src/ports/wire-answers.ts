import type { OrderRefusalReason, WireOrderState } from '@lobby/api-client/contract/game/sportsbook';
import { mayHaveRun } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { strongOf } from '@lobby/betting';
import type { Order } from '../state/order.ts';
import type { AcceptedLeg, OrderAnswer, RejectedLeg } from '../state/order-answer.ts';
import type { Quote } from '../state/quote.ts';
import type { QuoteAnswer } from './ports.ts';

type Accepted = Extract<WireOrderState, { code: '560' }>;
type Rejected = Extract<WireOrderState, { code: '555' }>;
type WireQuote = NonNullable<Rejected['quote']>;

/** A quote as the slip reads it. */
export function readQuote(data: WireQuote): Quote {
  return {
    price: { format: data.odd_f_type, odds: data.ioratio },
    line: data.ratio,
    strong: strongOf(data.strong),
    score: data.is_rb === 'Y' ? `${data.score_h}:${data.score_c}` : '',
    min: data.gold_gmin,
    max: data.gold_gmax,
    stateVersion: data.state_ver,
    parMin: countOf(data.par_minlimit),
    parMax: countOf(data.par_maxlimit),
  };
}

/** What is said about one pick of several. */
export function readQuoteAnswer(
  answer: (WireQuote & { code: '501' }) | { code: '555'; errormsg: OrderRefusalReason },
): QuoteAnswer {
  return answer.code === '501'
    ? { kind: 'quote', quote: readQuote(answer) }
    : { kind: 'closed', reason: answer.errormsg };
}

/** What became of an order. */
export function readState(state: WireOrderState, order: Order): OrderAnswer {
  switch (state.code) {
    case '560':
      return {
        kind: 'accepted',
        receipt: {
          ticketId: state.ticket_id,
          stake: state.gold,
          risk: state.risk,
          winnable: state.winnable,
          legs: acceptedLegs(state, order),
          balance: state.nowcredit,
          ...(state.placed_at !== undefined && { placedAt: state.placed_at }),
        },
      };
    case 'delay':
      return { kind: 'confirming', ticketId: state.ticket_id, confirmAt: state.confirm_at };
    case '555':
      return {
        kind: 'rejected',
        rejection: {
          kind: 'reason',
          reason: state.errormsg,
          legs: rejectedLegs(state, order),
          ...(state.gold_gmax !== '' && { max: state.gold_gmax }),
        },
      };
    case 'unknown':
      return { kind: 'absent' };
  }
}

/** By line, not by place: a leg that the answer leaves out was taken as it was sent. */
function acceptedLegs({ legs, odd_f_type, ioratio, ratio }: Accepted, order: Order): AcceptedLeg[] {
  return order.legs.map(({ selection, price, line, strong }) => {
    const accepted = legs.find(({ gid }) => gid === selection.gid);
    if (accepted) {
      return {
        price: { format: accepted.odd_f_type, odds: accepted.ioratio },
        line: accepted.ratio,
        strong: strongOf(accepted.strong),
        ...(accepted.is_rb !== undefined && {
          inPlay: { live: accepted.is_rb === 'Y', score: accepted.score_at_bet },
        }),
      };
    }
    const isSingle = order.legs.length === 1 && ioratio !== '';
    return isSingle
      ? { price: { format: odd_f_type, odds: ioratio }, line: ratio, strong }
      : { price, line, strong };
  });
}

function rejectedLegs({ legs, quote, errormsg }: Rejected, order: Order): RejectedLeg[] {
  const [first] = order.legs;
  if (order.legs.length === 1 && first && legs.length === 0) {
    return [rejectedLeg(first.selection.key, errormsg, quote)];
  }
  return legs.flatMap(leg => {
    const key = order.legs.find(({ selection }) => selection.gid === leg.gid)?.selection.key;
    return key === undefined ? [] : [rejectedLeg(key, leg.errormsg, leg.quote)];
  });
}

function rejectedLeg(
  key: string,
  reason: OrderRefusalReason,
  quote: WireQuote | null | undefined,
): RejectedLeg {
  return { key, reason, ...(quote && { quote: readQuote(quote) }) };
}

/** What a failed call says about the orders in it: refused before anything was done, or nothing at all. */
export function afterFailure(failure: ApiFailure): OrderAnswer {
  return mayHaveRun(failure, 'money')
    ? { kind: 'unknown' }
    : { kind: 'rejected', rejection: { kind: 'failure', failure } };
}

function countOf(text: string): number | undefined {
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}
