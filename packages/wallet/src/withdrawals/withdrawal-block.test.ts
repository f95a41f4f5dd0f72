import { expect, it } from 'vitest';
import { sampleInfo } from '../testing/sample-withdrawals.ts';
import { withdrawalBlockOf } from './withdrawal-block.ts';

const now = 1_000;

it.each([
  [{}, undefined],
  [{ hasPassword: false }, { kind: 'noPassword' }],
  [{ hasPassword: false, secondFactor: 'code' }, undefined],
  [{ lockedUntil: 2_000 }, { kind: 'locked', until: 2_000 }],
  [{ lockedUntil: 500 }, undefined],
  [
    { turnoverLeft: '0.01', heldUntil: 2_000 },
    { kind: 'turnover', left: '0.01' },
  ],
  [{ heldUntil: 2_000 }, { kind: 'held', until: 2_000 }],
  [
    { countUsed: 5, countLeft: 0, dayEndsAt: 9_000 },
    { kind: 'count', used: 5, until: 9_000 },
  ],
  [{ countLeft: 0, dayEndsAt: 1_000 }, undefined],
] as const)('%j: %j', (info, block) => {
  expect(withdrawalBlockOf(sampleInfo(info), now)).toEqual(block);
});
