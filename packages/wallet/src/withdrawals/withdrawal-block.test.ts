import { expect, it } from 'vitest';
import { sampleInfo } from '../testing/sample-withdrawals.ts';
import { withdrawalBlockOf } from './withdrawal-block.ts';

const now = 1_000;
const bound = { bindPhone: true, bindRealName: true };

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
  expect(withdrawalBlockOf(sampleInfo(info), now, bound)).toEqual(block);
});

it.each([
  [{ bindPhone: false, bindRealName: false }, 'phone'],
  [{ bindPhone: true, bindRealName: false }, 'realName'],
] as const)('%j is asked to bind first: %s', (member, what) => {
  const info = sampleInfo({ hasPassword: false, turnoverLeft: '5' });
  expect(withdrawalBlockOf(info, now, member)).toEqual({ kind: 'unbound', what });
});
