import { describe, expect, it } from 'vitest';
import { order, receipt, rejectedFor, secondOrder } from '../testing/sample-orders.ts';
import { isUnderWay, type Placement, type PlacementEvent, placementFlow } from './placement.ts';

const play = (...events: PlacementEvent[]) => events.reduce<Placement | undefined>(placementFlow, undefined);
const submitted: PlacementEvent = { type: 'submitted', orders: [order, secondOrder] };
const first = order.operationId;
const second = secondOrder.operationId;
const reported = (...answers: Extract<PlacementEvent, { type: 'answered' }>['answers']): PlacementEvent => ({
  type: 'answered',
  answers,
});
const accepted = { kind: 'accepted', receipt } as const;
const lost = { kind: 'unknown' } as const;
const absent = { kind: 'absent' } as const;
const steps = (placement: Placement | undefined) => placement?.orders.map(({ step }) => step);

describe('the orders of one press', () => {
  it('have each an outcome of their own', () => {
    const placed = play(
      submitted,
      reported(
        { operationId: second, answer: rejectedFor('closed') },
        { operationId: first, answer: accepted },
      ),
    );
    expect(steps(placed)).toEqual(['accepted', 'rejected']);
    expect(isUnderWay(placed)).toBe(false);
  });

  it('are under way until the last outcome is known', () => {
    const placed = play(submitted, reported({ operationId: first, answer: accepted }));
    expect(steps(placed)).toEqual(['accepted', 'submitting']);
    expect(isUnderWay(placed)).toBe(true);
  });

  it('cannot be dropped, read or replaced while an outcome is unknown', () => {
    const waiting = play(submitted);
    expect(play(submitted, { type: 'dropped' })).toEqual(waiting);
    expect(play(submitted, { type: 'read' })).toEqual(waiting);
    const other = { ...order, operationId: 'other' };
    expect(play(submitted, { type: 'submitted', orders: [other] })).toEqual(waiting);
    expect(play(submitted, { type: 'found', orders: [other], elsewhere: false })).toEqual(waiting);
  });

  it('that never arrived can be sent again under the same ids, or dropped; the others stay', () => {
    const gone = [
      submitted,
      reported({ operationId: first, answer: accepted }, { operationId: second, answer: lost }),
      reported({ operationId: second, answer: absent }),
      reported({ operationId: second, answer: absent }),
    ] as const;
    expect(steps(play(...gone))).toEqual(['accepted', 'absent']);
    expect(play(...gone, { type: 'resent' })?.orders[1]).toEqual({ step: 'submitting', order: secondOrder });
    expect(steps(play(...gone, { type: 'dropped' }))).toEqual(['accepted']);
  });

  it('are gone when their outcomes were read, one by one or together', () => {
    const done = [
      submitted,
      reported(
        { operationId: first, answer: accepted },
        { operationId: second, answer: rejectedFor('closed') },
      ),
    ] as const;
    expect(steps(play(...done, { type: 'read', operationId: second }))).toEqual(['accepted']);
    expect(play(...done, { type: 'read' })).toBeUndefined();
  });

  it('ignore answers about other orders', () => {
    expect(play(submitted, reported({ operationId: 'x', answer: accepted }))).toEqual(play(submitted));
    expect(play(reported({ operationId: first, answer: accepted }))).toBeUndefined();
  });
});
