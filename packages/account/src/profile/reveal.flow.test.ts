import { expect, it } from 'vitest';
import { type RevealEvent, type RevealState, revealFlow } from './reveal.flow.ts';

const play = (...events: RevealEvent[]) => events.reduce<RevealState>(revealFlow, { step: 'hidden' });
const asked = (key: 'phone' | 'email'): RevealEvent => ({ type: 'asked', key });
const phone: RevealEvent = { type: 'decrypted', key: 'phone', sealed: 's', value: '13800001111' };
const offline = { kind: 'offline' } as const;

it('shows a datum once it is decrypted, and hides it again', () => {
  expect(play(asked('phone'))).toEqual({ step: 'asking', key: 'phone' });
  expect(play(asked('phone'), phone)).toEqual({
    step: 'shown',
    key: 'phone',
    sealed: 's',
    value: '13800001111',
  });
  expect(play(asked('phone'), phone, { type: 'hidden' })).toEqual({ step: 'hidden' });
});

it('hides the one that is shown when another is asked for', () => {
  expect(play(asked('phone'), phone, asked('email'))).toEqual({ step: 'asking', key: 'email' });
});

it('ignores the answer for a datum that is not awaited any more', () => {
  expect(play(asked('phone'), asked('email'), phone)).toEqual({ step: 'asking', key: 'email' });
  expect(play(asked('phone'), { type: 'hidden' }, phone)).toEqual({ step: 'hidden' });
  expect(play(asked('email'), { type: 'failed', key: 'phone', failure: offline })).toEqual({
    step: 'asking',
    key: 'email',
  });
});

it('keeps a failure beside the datum it is of, until it is asked for again', () => {
  const failed = play(asked('phone'), { type: 'failed', key: 'phone', failure: offline });
  expect(failed).toEqual({ step: 'failed', key: 'phone', failure: offline });
  expect(revealFlow(failed, asked('phone'))).toEqual({ step: 'asking', key: 'phone' });
});
