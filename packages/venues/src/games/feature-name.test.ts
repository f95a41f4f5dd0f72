import { expect, it } from 'vitest';
import { featureName } from './feature-name.ts';

it.each([
  ['free-spins', 'venues.games.feature.of.freeSpins'],
  ['jackpot', 'venues.games.feature.of.jackpot'],
  // As the platform wrote it, where nobody here knows it.
  ['cascades', 'cascades'],
  ['toString', 'toString'],
])('%s is called by the text %s', (feature, name) => {
  expect(featureName(feature, id => id)).toBe(name);
});
