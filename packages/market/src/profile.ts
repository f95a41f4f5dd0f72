/** What a market asks of a site. Times in ms and minutes, money in whole yuan. */
export interface MarketProfile {
  /** From the start of one round of a slot to the start of the next, at least. */
  readonly slotRoundMs: number;
  /** The same of every other game. */
  readonly roundMs: number;
  /** All that one round of a game may take of a player. */
  readonly mostOnRound: number;
  /** The most that one bet on sports may stake. */
  readonly mostOnBet: number;
  /** No market lets a game play by itself, nor make much of a return that is no gain. */
  readonly autoPlay: false;
  readonly celebratesLosses: false;
  /** After so long a member is told how long they have played and what it came to. */
  readonly realityCheckMinutes: number;
  /** Who is younger may not play. */
  readonly age: number;
  /** Words, in whichever script, that advertising does not use. */
  readonly forbiddenWords: readonly string[];
}

/** What a brand states of its market. */
export type StatedMarket = Partial<MarketProfile>;

const forbiddenWords: readonly string[] =
  '稳赚 穩賺 必赢 必贏 包赢 包贏 稳赢 穩贏 必中 保本 回本 翻本 零风险 零風險 无风险 無風險 躺赚 躺賺 暴富 致富'.split(
    ' ',
  );

/** What counts where a brand states nothing. */
export const strictest = {
  slotRoundMs: 5_000,
  roundMs: 10_000,
  mostOnRound: 10,
  mostOnBet: 500,
  autoPlay: false,
  celebratesLosses: false,
  realityCheckMinutes: 15,
  age: 21,
  forbiddenWords,
} as const satisfies MarketProfile;

/** No brand may state less than this asks. */
export const loosest = {
  slotRoundMs: 2_500,
  roundMs: 5_000,
  mostOnRound: 50_000,
  mostOnBet: 50_000,
  realityCheckMinutes: 60,
  age: 18,
} as const satisfies StatedMarket;

/** What a site is held to: what its brand states, and the strictest of everything else. */
export const heldTo = (stated: StatedMarket): MarketProfile => ({ ...strictest, ...stated });

/** The words of a text that a market does not allow. */
export const forbiddenIn = (text: string, { forbiddenWords }: Pick<MarketProfile, 'forbiddenWords'>) =>
  forbiddenWords.filter(word => text.includes(word));
