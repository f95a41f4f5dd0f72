import { endSession, startSession } from '@lobby/api/session';
import { refused } from '@lobby/api-client/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type OperationEvent, type OperationState, operationFlow } from './operation.flow.ts';
import { pendingRequest } from './pending-request.ts';
import { useOperation } from './use-operation.ts';

type Outcome = Extract<OperationEvent<{ amount: string }, string>, { type: 'answered' | 'failed' }>;
const pending = pendingRequest<{ amount: string }>('trial', ['amount']);
const start = { step: 'idle' } as OperationState<{ amount: string }, string>;
const lost: Outcome = { type: 'failed', failure: { kind: 'timeout', afterMs: 30_000 } };
const answered: Outcome = { type: 'answered', answer: 'moved' };

beforeEach(() => startSession({ token: 't', userId: 'u1' }));
afterEach(() => {
  cleanup();
  endSession();
});

type TrialEvent = OperationEvent<{ amount: string }, string> | { readonly type: 'given-up' };
/** The member may leave an unknown outcome, as that of a deposit. */
const trialFlow = (state: typeof start, event: TrialEvent) =>
  event.type === 'given-up' ? start : operationFlow<{ amount: string }, string>(state, event);

/** The hook over a platform that answers on demand; `sent`: what it received. */
function open() {
  const sent: {
    readonly amount: string;
    readonly operationId: string;
    readonly stored: string | undefined;
  }[] = [];
  const waiting: ((answer: Outcome) => void)[] = [];
  const { result, unmount } = renderHook(() =>
    useOperation({ flow: trialFlow, start, pending }, async (request, dispatch) => {
      sent.push({ ...request, stored: pending.of('u1')?.operationId });
      dispatch(await new Promise<Outcome>(resolve => waiting.push(resolve)));
    }),
  );
  return {
    now: () => result.current,
    sent,
    submit: (amount: string) => act(async () => void result.current.submit({ amount })),
    submitTwice: (amount: string) =>
      act(async () => {
        void result.current.submit({ amount });
        void result.current.submit({ amount });
      }),
    answer: (answer: Outcome) => act(async () => waiting.shift()?.(answer)),
    logIn: (userId: string) => act(async () => startSession({ token: `t of ${userId}`, userId })),
    leaveUnknown: () => act(async () => result.current.send({ type: 'given-up' })),
    wake: () => act(async () => void window.dispatchEvent(new Event('online'))),
    leave: unmount,
  };
}

const idsOf = (sent: readonly { readonly operationId: string }[]) =>
  new Set(sent.map(({ operationId }) => operationId));

it('stores a request before it is sent, and forgets it once its outcome is known', async () => {
  const { now, sent, submit, answer } = open();
  await submit('1');
  expect(sent).toEqual([{ amount: '1', operationId: sent[0]?.operationId, stored: sent[0]?.operationId }]);
  await answer(answered);
  expect(now().state).toEqual({ step: 'done', answer: 'moved' });
  expect(pending.of('u1')).toBeUndefined();
});

it('sends the same request again when the page wakes, once, and no other meanwhile', async () => {
  const { now, sent, submit, answer, wake } = open();
  await submit('1');
  await submit('2');
  await answer(lost);
  await submit('3');
  expect(now().state).toMatchObject({ step: 'unknown', tries: 1 });
  await wake();
  await wake();
  await answer(answered);
  expect(now().state.step).toBe('done');
  expect(sent.map(({ amount }) => amount)).toEqual(['1', '1']);
  expect(idsOf(sent).size).toBe(1);
});

it('takes two submits before the page is drawn again for one, of which nothing is left to send after a reload', async () => {
  const { now, sent, submitTwice, answer } = open();
  await submitTwice('1');
  await answer(answered);
  expect(now().state.step).toBe('done');
  expect(sent).toHaveLength(1);
  expect(pending.of('u1')).toBeUndefined();
});

it('goes on after a reload, for the same member only', async () => {
  const before = open();
  await before.submit('1');
  before.leave();
  expect(pending.of('u2')).toBeUndefined();
  const { now, sent, answer, wake } = open();
  expect(now().state).toMatchObject({ step: 'unknown', request: { amount: '1' } });
  await wake();
  await answer(answered);
  expect(now().state.step).toBe('done');
  expect(idsOf([...before.sent, ...sent]).size).toBe(1);
});

it('lets the member send again after a refusal, under another id', async () => {
  const { now, sent, submit, answer } = open();
  await submit('1');
  await answer({ type: 'failed', failure: refused('invalid-parameter') });
  expect(now().state.step).toBe('idle');
  expect(pending.of('u1')).toBeUndefined();
  await submit('1');
  expect(idsOf(sent).size).toBe(2);
});

it('leaves what another tab has stored meanwhile', async () => {
  const { submit, answer } = open();
  await submit('1');
  pending.keep({ amount: '5', operationId: 'elsewhere' }, 'u1');
  await answer(answered);
  expect(pending.of('u1')).toEqual({ amount: '5', operationId: 'elsewhere' });
});

it('forgets what was refused after the page was left, and does not send it when the page is opened again', async () => {
  const before = open();
  await before.submit('1');
  before.leave();
  await before.answer({ type: 'failed', failure: refused('invalid-parameter') });
  const { now, sent, wake } = open();
  await wake();
  expect(now().state).toEqual({ step: 'idle' });
  expect(sent).toEqual([]);
});

it('keeps a request whose answer was lost after the page was left', async () => {
  const before = open();
  await before.submit('1');
  before.leave();
  await before.answer(lost);
  expect(pending.of('u1')).toMatchObject({ amount: '1' });
});

it('sends nothing of a member for another one who logs in meanwhile', async () => {
  const { now, sent, submit, answer, logIn, wake } = open();
  await submit('1');
  await answer(lost);
  await logIn('u2');
  await wake();
  expect(now().state).toEqual({ step: 'idle' });
  expect(sent).toHaveLength(1);
});

it('takes the answer to one request for no answer to the next', async () => {
  const { now, sent, submit, answer, logIn } = open();
  await submit('1');
  await logIn('u2');
  await submit('2');
  expect(sent.map(({ amount }) => amount)).toEqual(['1', '2']);
  await answer({ type: 'failed', failure: refused('invalid-parameter') });
  expect(now().state).toMatchObject({ step: 'sending', request: { amount: '2' } });
  await answer(answered);
  expect(now().state).toEqual({ step: 'done', answer: 'moved' });
});

it('sends the next request though the repeat of one that was left is not answered yet', async () => {
  const { now, sent, submit, answer, leaveUnknown, wake } = open();
  await submit('1');
  await answer(lost);
  await wake();
  await leaveUnknown();
  await submit('2');
  expect(sent.map(({ amount }) => amount)).toEqual(['1', '1', '2']);
  await answer(answered);
  expect(now().state).toMatchObject({ step: 'sending', request: { amount: '2' } });
  await answer(answered);
  expect(now().state.step).toBe('done');
});

it('sends nothing for a member who was replaced by another one while something else was awaited', async () => {
  const { now, sent, logIn } = open();
  const { submit } = now();
  await logIn('u2');
  await act(async () => void submit({ amount: '1' }));
  expect(sent).toEqual([]);
  expect(pending.of('u1')).toBeUndefined();
});
