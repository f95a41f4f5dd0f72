import type zhCN from '../messages/zh-CN.json';

type FeatureId = Extract<keyof typeof zhCN, `venues.games.feature.of.${string}`>;

/** What games can do, by the code the platform sends. */
const names: Readonly<Record<string, FeatureId>> = {
  lines: 'venues.games.feature.of.lines',
  wild: 'venues.games.feature.of.wild',
  'free-spins': 'venues.games.feature.of.freeSpins',
  jackpot: 'venues.games.feature.of.jackpot',
  bonus: 'venues.games.feature.of.bonus',
  multiplier: 'venues.games.feature.of.multiplier',
  boss: 'venues.games.feature.of.boss',
};

/** The name of a feature; one that is not known is shown as the platform wrote it. */
export function featureName(feature: string, say: (id: FeatureId) => string): string {
  const id = Object.hasOwn(names, feature) ? names[feature] : undefined;
  return id ? say(id) : feature;
}
