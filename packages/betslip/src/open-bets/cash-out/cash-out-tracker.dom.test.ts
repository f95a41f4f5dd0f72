import { onMoneyMoved } from '@lobby/api';
import { readItem, removeItem, writeItem } from '@lobby/api/storage';
import type { AskClock } from '@lobby/operation/follow';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CashOutAnswer } from '../../ports/cash-out-answer.ts';
import { cashOutOrder, type FakeCashOuts, fakeCashOuts, soldHalf } from '../../testing/fake-cash-outs.ts';
import { createCashOutTracker } from './cash-out-tracker.ts';
import { pendingCashOutsItem } from './pending-cash-outs.ts';

const { operationId: _made, ...draft } = cashOutOrder;
const lost: CashOutAnswer = { kind: 'unknown' };
const absent: CashOutAnswer = { kind: 'absent' };
const confirming: CashOutAnswer = { kind: 'confirming', confirmAt: 5_000 };
const refused: CashOutAnswer = {
  kind: 'refused',
  refusal: { kind: 'reason', reason: 'price-changed', price: '180' },
};

function open(answers: FakeCashOuts = {}) {
  const port = fakeCashOuts(answers);
  const waits: number[] = [];
  const session: { userId?: string } = { userId: draft.userId };
  const clock: AskClock = { now: () => 0, wait: async ms => void waits.push(ms) };
  const tracker = createCashOutTracker(
    () => port,
    clock,
    () => session.userId,
  );
  const steps = () => tracker.read().map(({ step }) => step);
  return { port, tracker, waits, session, steps };
}

const stored = () => readItem(pendingCashOutsItem);

beforeEach(() => removeItem(pendingCashOutsItem));

describe('selling a ticket', () => {
  it('stores the operation id before sending, and deletes it when the outcome is known', async () => {
    let whenSent: ReturnType<typeof stored>;
    const { tracker, port, steps } = open({
      sell: () => {
        whenSent = stored();
        return soldHalf;
      },
    });
    await tracker.sell(draft);
    expect(whenSent).toEqual(port.sent);
    expect(stored()).toBeUndefined();
    expect(steps()).toEqual(['done']);
  });

  it('sends once however often the button is pressed', async () => {
    const { tracker, port } = open();
    await Promise.all([tracker.sell(draft), tracker.sell(draft), tracker.sell(draft)]);
    expect(port.sent).toHaveLength(1);
  });

  it('sends two tickets beside each other', async () => {
    const { tracker, port, steps } = open();
    await Promise.all([tracker.sell(draft), tracker.sell({ ...draft, ticketId: 'other' })]);
    expect(port.sent).toHaveLength(2);
    expect(steps()).toEqual(['done', 'done']);
  });

  it('announces that money has moved when it is sold, and not when it is refused', async () => {
    const moved = vi.fn();
    const undo = onMoneyMoved(moved);
    await open({ sell: () => refused }).tracker.sell(draft);
    expect(moved).not.toHaveBeenCalled();
    await open().tracker.sell(draft);
    undo();
    expect(moved).toHaveBeenCalledTimes(1);
  });

  it('keeps an outcome until it was read; then the ticket can be sold again', async () => {
    const { tracker, port, steps } = open({ sell: () => refused });
    await tracker.sell(draft);
    expect(steps()).toEqual(['refused']);
    tracker.dismiss(draft.ticketId);
    expect(steps()).toEqual([]);
    await tracker.sell(draft);
    expect(port.sent).toHaveLength(2);
  });
});

describe('a sale that is being confirmed', () => {
  it('is asked for when it is due, and its time is stored for a reload', async () => {
    let promised: ReturnType<typeof stored>;
    const { tracker, waits, steps } = open({
      sell: () => confirming,
      states: [soldHalf],
    });
    const undo = tracker.subscribe(() => {
      if (steps()[0] === 'confirming') queueMicrotask(() => (promised = stored()));
    });
    await tracker.sell(draft);
    undo();
    expect(waits).toEqual([5_150]);
    expect(promised?.[0]).toMatchObject({ confirmAt: 5_000, since: 0 });
    expect(steps()).toEqual(['done']);
  });
});

describe('a sale whose answer was lost', () => {
  it('is asked for by its id until its outcome is known, and never called refused', async () => {
    const { tracker, port, steps } = open({ sell: () => lost, states: [lost, lost, soldHalf] });
    const seen: string[] = [];
    tracker.subscribe(() => seen.push(steps()[0] ?? ''));
    await tracker.sell(draft);
    expect(new Set(port.asked)).toEqual(new Set([port.sent[0]?.operationId]));
    expect([...new Set(seen)]).toEqual(['submitting', 'unknown', 'done']);
  });

  it('may be sent again under the same id once the platform has twice said it has none', async () => {
    const answers: CashOutAnswer[] = [lost, soldHalf];
    const { tracker, port, steps } = open({
      sell: () => answers.shift() ?? lost,
      states: [absent, absent],
    });
    await tracker.sell(draft);
    expect(steps()).toEqual(['absent']);
    expect(stored()).toHaveLength(1);
    await tracker.sendAgain(draft.ticketId);
    expect(steps()).toEqual(['done']);
    expect(port.sent[1]).toEqual(port.sent[0]);
  });

  it('that never arrived may be given up', async () => {
    const { tracker, steps } = open({ sell: () => lost, states: [absent, absent] });
    await tracker.sell(draft);
    tracker.dismiss(draft.ticketId);
    expect(steps()).toEqual([]);
    expect(stored()).toBeUndefined();
  });
});

describe('a sale left under way', () => {
  it('that was given up here stays so when another tab stores it again, beside the outcome of the next', async () => {
    const answers = [lost, soldHalf];
    const { tracker, port, steps } = open({ sell: () => answers.shift() ?? lost, states: [absent, absent] });
    await tracker.sell(draft);
    const [given] = port.sent;
    tracker.dismiss(draft.ticketId);
    await tracker.sell(draft);
    writeItem(pendingCashOutsItem, given ? [given] : []);
    tracker.resume(draft.userId);
    expect(steps()).toEqual(['done']);
    tracker.dismiss(draft.ticketId);
    await tracker.sell(draft);
    expect(port.sent).toHaveLength(3);
  });

  it('is resumed after a reload and followed to its end', async () => {
    writeItem(pendingCashOutsItem, [cashOutOrder]);
    const { tracker, port, steps } = open({ states: [soldHalf] });
    tracker.resume(draft.userId);
    expect(tracker.read()[0]).toMatchObject({ step: 'unknown', found: true });
    await vi.waitFor(() => expect(steps()).toEqual(['done']));
    expect(port.sent).toEqual([]);
    expect(stored()).toBeUndefined();
  });

  it('of another member is not touched', () => {
    writeItem(pendingCashOutsItem, [{ ...cashOutOrder, userId: 'other' }]);
    const { tracker, steps } = open();
    tracker.resume(draft.userId);
    expect(steps()).toEqual([]);
  });

  it('by another tab keeps this tab from selling the ticket, and is shown here', async () => {
    writeItem(pendingCashOutsItem, [cashOutOrder]);
    const { tracker, port, steps } = open({ states: [soldHalf] });
    await tracker.sell(draft);
    await vi.waitFor(() => expect(steps()).toEqual(['done']));
    expect(port.sent).toEqual([]);
  });

  it('is not asked for by another member, and goes on when its own is back', async () => {
    const { tracker, port, session, steps } = open({ sell: () => lost, states: [soldHalf] });
    session.userId = undefined;
    await tracker.sell(draft);
    expect(port.asked).toEqual([]);
    removeItem(pendingCashOutsItem);
    session.userId = draft.userId;
    tracker.sessionChanged();
    tracker.resume(draft.userId);
    expect(stored()).toHaveLength(1);
    await vi.waitFor(() => expect(steps()).toEqual(['done']));
  });
});
