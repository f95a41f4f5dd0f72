import { expect, it } from 'vitest';
import { playSlips } from '../testing/play-slips.ts';

it('the slip changes as the model of its rules does, over 20,000 sequences of events', () => {
  const played = playSlips(20_000, 20_261_122);
  expect(played.breaks).toEqual([]);
  expect([...played.rules.keys()].sort()).toEqual([
    'champion',
    'confirming',
    'left-multiple',
    'limit',
    'replaced',
    'same-event',
    'same-match',
    'series-same-match',
  ]);
});
