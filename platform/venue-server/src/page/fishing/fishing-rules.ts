/** The rules of fishing as its page reads them. */
export interface FishingRules {
  /** By fish: its reward in stakes. */
  readonly rewards: Readonly<Record<string, number>>;
  /** Hundredths of a stake that a shot returns. */
  readonly back: number;
}

/** Percent of the shots at a fish of this reward that catch it, with up to two digits: they are stated, not drawn by. */
export const chancePercent = ({ back }: FishingRules, reward: number): string =>
  String(Number((back / reward).toFixed(2)));
