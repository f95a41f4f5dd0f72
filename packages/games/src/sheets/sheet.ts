import { bigPowerOfTen, divideHalfUp, printRatio, printScaled, type Ratio } from '@lobby/money';
import type { AnyGame } from '../catalog.ts';
import { type Exact, rootOf, volatilityOf } from '../game/exact.ts';
import { rulesHash } from '../game/rules-hash.ts';
import type { SlotRules } from '../slots/rules.ts';
import { slotCountOf } from '../slots/slot-game.ts';

/** What a game is, in figures: made of the tables that it is drawn by. Percent and σ are decimal text. */
export interface Sheet {
  readonly game: string;
  readonly rulesHash: string;
  /** Figures for each choice that the game tells apart; one for a game without any. */
  readonly choices: readonly ChoiceSheet[];
  /** Of a slot: its return by what pays it, percent of the stake. */
  readonly split?: Readonly<Record<'lines' | 'scatter' | 'freeSpins' | 'jackpot', string>>;
  /** Of a slot: the largest award of one spin in stakes, and one in how many rounds has a spin that pays it. */
  readonly top?: { readonly multiplier: string; readonly oneIn: number };
}

export interface ChoiceSheet {
  readonly choice: unknown;
  /** Percent of the stake, cut off after two decimals: no more is promised than comes back. */
  readonly returnPercent: string;
  readonly hitPercent: string;
  /** Standard deviation of a round in stakes, three decimals. */
  readonly sigma: string;
  readonly volatility: 1 | 2 | 3 | 4 | 5;
  /** Rounds until at most one player in twenty is ahead. */
  readonly convergence: number;
  /** Between which returns 95 of 100 players lie after so many rounds, percent; never below nothing. */
  readonly spread: readonly { readonly rounds: number; readonly from: string; readonly to: string }[];
}

const spans = [1_000, 10_000, 100_000, 1_000_000, 10_000_000];
/** Of the normal distribution: 5 % lie beyond it on one side, or outside of it on both. Thousandths. */
const [oneSide, bothSides] = [1645n, 1960n];

const percent = ({ n, d }: Ratio): string => printRatio({ n: n * 100n, d }, 2);

export function sheetOf(game: AnyGame): Sheet {
  return {
    game: game.code,
    rulesHash: rulesHash(game.rules),
    choices: game.choices.map(choice => choiceSheet(choice, game.exact(game.rules, choice))),
    // Safe: the rules of every slot are SlotRules.
    ...(game.kind === 'slot' ? slotSheet(game.rules as SlotRules) : {}),
  };
}

function choiceSheet(choice: unknown, exact: Exact): ChoiceSheet {
  return {
    choice,
    returnPercent: printRatio({ n: exact.return.n * 100n, d: exact.return.d }, 2, 'truncate'),
    hitPercent: percent(exact.hit),
    sigma: printScaled(rounded(rootOf(exact.variance, 6), 3), 3),
    volatility: volatilityOf(exact),
    convergence: convergenceOf(exact),
    spread: spans.map(rounds => ({ rounds, ...returnBand(exact, rounds) })),
  };
}

/** The first n at which 1.645 σ/√n is no more than what the house keeps. */
export function convergenceOf({ return: { n, d }, variance }: Exact): number {
  const kept = d - n;
  const above = oneSide * oneSide * variance.n * d * d;
  const below = bigPowerOfTen(6) * variance.d * kept * kept;
  return Number((above + below - 1n) / below);
}

/** Between which returns 95 of 100 players, or of samples of so many rounds, lie: ± 1.96 σ/√n, percent as decimal text. */
export function returnBand(
  { return: back, variance }: Exact,
  rounds: number,
): { readonly from: string; readonly to: string } {
  const deviation = rootOf({ n: variance.n, d: variance.d * BigInt(rounds) }, 9);
  const middle = (back.n * bigPowerOfTen(9)) / back.d;
  const width = (deviation * bothSides) / 1000n;
  // Nine decimals of a share are seven of a percent.
  const print = (share: bigint) => printScaled(rounded(share < 0n ? 0n : share, 5), 2);
  return { from: print(middle - width), to: print(middle + width) };
}

const rounded = (scaled: bigint, by: number): bigint => divideHalfUp(scaled, bigPowerOfTen(by));

function slotSheet(rules: SlotRules): Pick<Sheet, 'split' | 'top'> {
  const { split, top } = slotCountOf(rules);
  return {
    split: {
      lines: percent(split.lines),
      scatter: percent(split.scatter),
      freeSpins: percent(split.freeSpins),
      jackpot: percent(split.jackpot),
    },
    top: {
      multiplier: printRatio({ n: BigInt(top.multiplier), d: 100n }, 2),
      oneIn: Number(divideHalfUp(top.chance.d, top.chance.n)),
    },
  };
}
