import { describe, expect, it } from 'vitest';
import { order, receipt } from '../testing/samples.ts';
import { type OrderEvent, type OrderState, orderFlow } from './order.ts';

const play = (...events: OrderEvent[]) => events.reduce<OrderState>(orderFlow, { step: 'draft' });
const submitted: OrderEvent = { type: 'submitted', order };
const answered = (answer: Extract<OrderEvent, { type: 'answered' }>['answer']): OrderEvent => ({
  type: 'answered',
  operationId: order.operationId,
  answer,
});
const absent = answered({ kind: 'absent' });
const lost = answered({ kind: 'unknown' });

describe('an order', () => {
  it('is accepted at once, or after a confirmation', () => {
    const accepted = { step: 'accepted', order, receipt };
    expect(play(submitted, answered({ kind: 'accepted', receipt }))).toEqual(accepted);
    const waits = answered({ kind: 'confirming', ticketId: 'T1', confirmAt: 5 });
    expect(play(submitted, waits)).toEqual({ step: 'confirming', order, ticketId: 'T1', confirmAt: 5 });
    expect(play(submitted, waits, answered({ kind: 'accepted', receipt }))).toEqual(accepted);
  });

  it('that is rejected records whether it waited for a confirmation with its money held', () => {
    const rejection = { kind: 'reason', reason: 'suspended' } as const;
    const refused = answered({ kind: 'rejected', rejection });
    expect(play(submitted, refused)).toEqual({ step: 'rejected', order, rejection });
    const waits = answered({ kind: 'confirming', ticketId: 'T1', confirmAt: 5 });
    expect(play(submitted, waits, refused)).toEqual({ step: 'rejected', order, rejection, waited: true });
  });

  it('is unknown, never failed, when the answer is lost', () => {
    expect(play(submitted, lost)).toEqual({ step: 'unknown', order, absences: 0 });
    expect(play(submitted, lost, lost, lost).step).toBe('unknown');
  });

  it('found after a reload is confirming until its promised time, or queried', () => {
    expect(play({ type: 'found', order })).toEqual({ step: 'unknown', order, absences: 0, found: true });
    expect(play({ type: 'found', order }, lost)).toEqual({ step: 'unknown', order, absences: 0 });
    const promised = { ticketId: 'T1', confirmAt: 5 };
    expect(play({ type: 'found', order: { ...order, promised } })).toEqual({
      step: 'confirming',
      order,
      ...promised,
    });
  });

  it('is absent only after the server has said so twice', () => {
    expect(play(submitted, lost, absent)).toEqual({ step: 'unknown', order, absences: 1 });
    expect(play(submitted, lost, absent, absent)).toEqual({ step: 'absent', order });
    expect(play(submitted, lost, absent, answered({ kind: 'accepted', receipt })).step).toBe('accepted');
  });

  it('stays confirming when a query fails', () => {
    const waits = answered({ kind: 'confirming', ticketId: 'T1', confirmAt: 5 });
    expect(play(submitted, waits, lost).step).toBe('confirming');
  });

  it('can be resent under the same id or dropped once it is absent', () => {
    const gone = [submitted, lost, absent, absent] as const;
    expect(play(...gone, { type: 'resent' })).toEqual({ step: 'submitting', order });
    expect(play(...gone, { type: 'dismissed' })).toEqual({ step: 'draft' });
  });

  it('cannot be dropped or replaced while its outcome is unknown', () => {
    const other = { ...order, operationId: 'other' };
    expect(play(submitted, { type: 'dismissed' }).step).toBe('submitting');
    expect(play(submitted, { type: 'submitted', order: other })).toEqual({ step: 'submitting', order });
    expect(play(submitted, lost, { type: 'found', order: other })).toMatchObject({ order });
  });

  it('ignores answers about another order and late ones', () => {
    const stranger: OrderEvent = {
      type: 'answered',
      operationId: 'x',
      answer: { kind: 'accepted', receipt },
    };
    expect(play(submitted, stranger).step).toBe('submitting');
    expect(play(submitted, answered({ kind: 'accepted', receipt }), lost).step).toBe('accepted');
    expect(play(answered({ kind: 'accepted', receipt })).step).toBe('draft');
  });
});
