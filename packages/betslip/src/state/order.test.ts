import { describe, expect, it } from 'vitest';
import { order, receipt, rejectedFor } from '../testing/sample-orders.ts';
import { answered, type OrderState, resumeOrder } from './order.ts';
import type { OrderAnswer } from './order-answer.ts';

const submitting: OrderState = { step: 'submitting', order };
const play = (...answers: OrderAnswer[]) => answers.reduce<OrderState>(answered, submitting);
const absent: OrderAnswer = { kind: 'absent' };
const lost: OrderAnswer = { kind: 'unknown' };
const waits: OrderAnswer = { kind: 'confirming', ticketId: 'T1', confirmAt: 5 };
const acceptance: OrderAnswer = { kind: 'accepted', receipt };

describe('an order', () => {
  it('is accepted at once, or after a confirmation', () => {
    const accepted = { step: 'accepted', order, receipt };
    expect(play(acceptance)).toEqual(accepted);
    expect(play(waits)).toEqual({ step: 'confirming', order, ticketId: 'T1', confirmAt: 5 });
    expect(play(waits, acceptance)).toEqual(accepted);
  });

  it('that is rejected records whether it waited for a confirmation with its money held', () => {
    const refused = rejectedFor('suspended');
    const { rejection } = refused;
    expect(play(refused)).toEqual({ step: 'rejected', order, rejection });
    expect(play(waits, refused)).toEqual({ step: 'rejected', order, rejection, waited: true });
  });

  it('is unknown, never failed, when the answer is lost', () => {
    expect(play(lost)).toEqual({ step: 'unknown', order, absences: 0 });
    expect(play(lost, lost, lost).step).toBe('unknown');
  });

  it('found after a reload is confirming until its promised time, or queried', () => {
    expect(resumeOrder(order)).toEqual({ step: 'unknown', order, absences: 0, found: true });
    expect(answered(resumeOrder(order), lost)).toEqual({ step: 'unknown', order, absences: 0 });
    const promised = { ticketId: 'T1', confirmAt: 5 };
    expect(resumeOrder({ ...order, promised })).toEqual({ step: 'confirming', order, ...promised });
  });

  it('is absent only after the server has said so twice', () => {
    expect(play(lost, absent)).toEqual({ step: 'unknown', order, absences: 1 });
    expect(play(lost, absent, absent)).toEqual({ step: 'absent', order });
    expect(play(lost, absent, acceptance).step).toBe('accepted');
  });

  it('waits since it was first said to be confirmed', () => {
    const again: OrderAnswer = { ...waits, confirmAt: 8, since: 4 };
    const until = { step: 'confirming', order, ticketId: 'T1', confirmAt: 8, since: 2 };
    expect(play({ ...waits, since: 2 }, again)).toEqual(until);
  });

  it('stays confirming when a query fails', () => expect(play(waits, lost).step).toBe('confirming'));

  it('ignores what is said after its outcome is known', () => {
    expect(play(acceptance, lost).step).toBe('accepted');
    expect(play(rejectedFor('closed'), acceptance).step).toBe('rejected');
  });
});
