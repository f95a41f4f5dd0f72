import { expect, it } from 'vitest';
import type { MessageId } from '../messages/index.ts';
import { type SampleStep, sampleNow, sampleOwn, samplePromotion } from '../testing/sample-promotions.ts';
import { sampleRules } from '../testing/sample-rules.ts';
import { cardState } from './promotion-state.ts';

const words = (id: MessageId, values: object = {}) => `${id} ${JSON.stringify(values)}`;
const stepOf = (change: Partial<SampleStep>): SampleStep => ({
  ...{ key: 'a', unit: 'yuan', done: '0', need: '100', gift: '8', state: 'open' },
  ...change,
});
const stateOf = (steps: readonly SampleStep[], change: object = {}, endsAt = sampleNow + 1) => {
  const own = sampleOwn({ joinedAt: 1, steps, ...change });
  return cardState(samplePromotion({ rule: sampleRules.betting, own, endsAt }), sampleNow, words as never);
};

it.each<[string, readonly SampleStep[], number]>([
  ['the step that is under way', [stepOf({ state: 'reached' }), stepOf({ done: '43.99' })], 43],
  ['a step that is done and not yet written down', [stepOf({ done: '120' })], 100],
  [
    'things to do, of which some are done',
    [
      stepOf({ unit: 'times', state: 'reached' }),
      stepOf({ unit: 'times', state: 'missed' }),
      stepOf({ unit: 'times' }),
    ],
    33,
  ],
])('a card says how far a member is by %s', (_what, steps, percent) => {
  expect(stateOf(steps)).toEqual({
    state: 'running',
    words: `promotions.state.running {"percent":${percent}}`,
  });
});

it('a card says that a gift waits, also after the end', () => {
  expect(stateOf([stepOf({})], { claimable: 2 }).state).toBe('claimable');
  expect(stateOf([], { claimable: 1 }, sampleNow).state).toBe('claimable');
});

it('a card says that a member has joined where nothing is under way, and that it has ended', () => {
  expect(stateOf([]).state).toBe('joined');
  expect(stateOf([stepOf({ state: 'waiting' })]).state).toBe('joined');
  expect(stateOf([stepOf({})], {}, sampleNow).state).toBe('ended');
});
