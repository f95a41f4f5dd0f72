import { expect, it } from 'vitest';
import zhCN from '../messages/zh-CN.json';
import { featureName } from './feature-name.ts';

const say = (id: keyof typeof zhCN) => zhCN[id];

it.each([
  ['free-spins', '免费旋转'],
  ['jackpot', '累积奖池'],
  // As the platform wrote it, where nobody here knows it.
  ['cascades', 'cascades'],
  ['toString', 'toString'],
])('%s is called %s', (feature, name) => {
  expect(featureName(feature, say)).toBe(name);
});
