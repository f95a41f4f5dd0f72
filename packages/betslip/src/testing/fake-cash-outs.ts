import { answerLate } from '@lobby/api-client/testing';
import type { AutoAnswer, CashOutAnswer, CashOutOffer, CoursePoint } from '../ports/cash-out-answer.ts';
import type { CashOutOrder, CashOutPort } from '../ports/cash-out-port.ts';

/** A ticket of 200 whose match has not begun. */
export const cashOutOffer = {
  kind: 'offer',
  price: '188.16',
  left: '200',
  minPart: 1,
  delay: 0,
  stateVersion: '0',
} as const satisfies CashOutOffer;

export const cashOutOrder: CashOutOrder = {
  operationId: '0d1f9f3e-6a2b-4a47-9c39-0f6a1f6b7c21',
  userId: 'u1',
  ticketId: 'OU20261120000018',
  part: 50,
  price: '188.16',
  policy: 'better',
  stateVersion: '0',
};

export interface FakeCashOuts {
  /**
   * What is offered for every ticket, asking by asking; the last one for good. `lost`: the answer of that asking is lost;
   * `waiting`: no answer comes.
   */
  readonly offers?: readonly (CashOutOffer | 'lost')[] | 'waiting';
  /** What selling answers; half of it is sold by default. */
  readonly sell?: (order: CashOutOrder) => CashOutAnswer | Promise<CashOutAnswer>;
  /** What asking answers, call by call; the last one for good. */
  readonly states?: readonly CashOutAnswer[];
  /** What setting an automatic sale answers; it is set by default. */
  readonly setAuto?: AutoAnswer;
  /** The offers so far for every ticket. */
  readonly course?: readonly CoursePoint[];
}

/** A cash-out port for tests and stories; it remembers what was viewed, sent and asked. */
export function fakeCashOuts({
  offers = [cashOutOffer],
  sell,
  states = [],
  setAuto = { kind: 'set' },
  course = [],
}: FakeCashOuts = {}): CashOutPort & {
  readonly viewed: (readonly string[])[];
  readonly sent: CashOutOrder[];
  readonly asked: string[];
  readonly autos: (readonly [ticketId: string, target: string])[];
} {
  const viewed: (readonly string[])[] = [];
  const sent: CashOutOrder[] = [];
  const asked: string[] = [];
  const autos: (readonly [string, string])[] = [];
  return {
    autos,
    viewed,
    sent,
    asked,
    async view(ticketIds) {
      viewed.push(ticketIds);
      await answerLate();
      if (offers === 'waiting') return new Promise<never>(() => {});
      const offer = offers[Math.min(viewed.length, offers.length) - 1];
      if (!offer || offer === 'lost') return undefined;
      return new Map(
        ticketIds.map(id => {
          const set = autos.findLast(([ticketId]) => ticketId === id)?.[1];
          return [id, set === undefined ? offer : { ...offer, ...(set !== '' && { auto: set }) }];
        }),
      );
    },
    async setAuto(ticketId, target) {
      await answerLate();
      if (setAuto.kind === 'set') autos.push([ticketId, target]);
      return setAuto;
    },
    courses: async ticketIds => new Map(ticketIds.map(id => [id, course])),
    async sell(order) {
      sent.push(order);
      await answerLate();
      return sell?.(order) ?? soldHalf;
    },
    async stateOf({ operationId }) {
      const answer = states[Math.min(asked.length, states.length - 1)];
      asked.push(operationId);
      await answerLate();
      return answer ?? { kind: 'unknown' };
    },
  };
}

export const soldHalf: CashOutAnswer = { kind: 'done', sold: { part: 50, paid: '94.08', left: '100' } };
