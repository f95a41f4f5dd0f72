import { type AnyGame, games, type JackpotRules, volatilityOf } from '@lobby/games';
import type { Ratio } from '@lobby/money';
import { everyExact } from './every-exact.ts';
import { type ReturnSpread, spreadOf } from './return-spread.ts';

/** The venues on this server, and the hall whose games each offers. */
const halls: ReadonlyMap<string, AnyGame['hall']> = new Map([
  ['JXDZ', 'DZ'],
  ['LHQP', 'QP'],
  ['YXZR', 'ZR'],
  ['HTCP', 'CP'],
  ['SHBY', 'BY'],
  ['FYDJ', 'DJ'],
]);

/** What a list says of a game beside its rules. */
interface Card {
  /** First letters of the pinyin of its name. */
  readonly initials: string;
  readonly badge?: 'hot' | 'new';
  /** Fen that the house puts into its jackpot when that begins. */
  readonly poolSeed?: bigint;
}

/** Fen. */
const caravanSeed = 10_000_00n;

const cards: Readonly<Record<string, Card>> = {
  'lantern-fair': { initials: 'hdys', badge: 'hot' },
  'salt-road': { initials: 'ydtl', badge: 'new', poolSeed: caravanSeed },
  'tide-pools': { initials: 'cxc', badge: 'new' },
  'night-ferry': { initials: 'yd' },
  'tea-house': { initials: 'lcg' },
  'bronze-bells': { initials: 'qtbz' },
  bull: { initials: 'zjnn' },
  'twenty-one': { initials: 'esyd', badge: 'new' },
  baccarat: { initials: 'bjl', badge: 'hot' },
  'baccarat-free': { initials: 'mybjl' },
  roulette: { initials: 'dllp' },
  'three-dice': { initials: 'ks', badge: 'hot' },
  'five-digits': { initials: 'ssc' },
  'ten-cars': { initials: 'jssc' },
  'deep-sea': { initials: 'shby', badge: 'new' },
  'summit-league': { initials: 'dfls', badge: 'new' },
};

/** A game as a venue offers it. */
export interface OfferedGame {
  readonly code: string;
  readonly names: AnyGame['name'];
  readonly initials: string;
  readonly badge: '' | 'hot' | 'new';
  readonly returnPercent: string;
  readonly volatility: number;
  readonly features: readonly string[];
  readonly position: number;
  readonly hasTrial: boolean;
  readonly spread: ReturnSpread;
}

export const isVenue = (code: string) => halls.has(code);

export const venueCodes = (): readonly string[] => [...halls.keys()];

/** The games that a venue lets play: those of its hall that have a card. */
export function gamesAt(venue: string): readonly AnyGame[] {
  const hall = halls.get(venue);
  return games.filter(game => game.hall === hall && cards[game.code]);
}

/** The games of a venue whose players share a jackpot, and what the house puts into it. */
export function poolGamesAt(venue: string): readonly { readonly code: string; readonly seed: bigint }[] {
  return gamesAt(venue)
    .filter(game => jackpotOf(game) !== undefined)
    .map(({ code }) => ({ code, seed: cards[code]?.poolSeed ?? 0n }));
}

/** A game of a venue; undefined for one that it does not offer. */
export function gameAt(venue: string, code: string): AnyGame | undefined {
  return gamesAt(venue).find(game => game.code === code);
}

/** The list of a venue's games. */
export function offeredGames(venue: string): OfferedGame[] {
  return gamesAt(venue).map((game, at) => {
    const { initials, badge = '' } = cards[game.code] as Card;
    const { percent, volatility } = figuresOf(game);
    const { code, name: names, features } = game;
    return {
      ...{ code, names, initials, badge, volatility, features },
      returnPercent: percent,
      position: at + 1,
      hasTrial: true,
      spread: spreadOf(game),
    };
  });
}

interface Figures {
  readonly percent: string;
  /** Of a game whose bets return differently: from the least to the most of them. */
  readonly span: string;
  readonly hitPercent: string;
  readonly volatility: number;
  /** What of a stake goes into a shared jackpot, which is not in the return; empty: it has none. */
  readonly jackpotPercent: string;
}

const figures = new WeakMap<AnyGame, Figures>();

/** What a game returns in the long run, counted once: that takes some tenths of a second. */
export function figuresOf(game: AnyGame): Figures {
  const known = figures.get(game);
  if (known) return known;
  const [choice] = game.choices;
  const exact = game.exact(game.rules, choice);
  const jackpot = jackpotOf(game);
  const span = game.isShared ? spanOf(game) : percentOf(exact.return);
  const counted = {
    // Where rounds differ, the least of them.
    percent: game.fixtures ? (span.split('–')[0] ?? span) : percentOf(exact.return),
    span,
    hitPercent: percentOf(exact.hit),
    volatility: volatilityOf(exact),
    jackpotPercent: jackpot ? percentOf({ n: BigInt(jackpot.share), d: 10_000n }) : '',
  };
  figures.set(game, counted);
  return counted;
}

function spanOf(game: AnyGame): string {
  const percents = everyExact(game).map(exact => percentOf(exact.return));
  const inOrder = percents.sort((one, other) => Number(one) - Number(other));
  return [...new Set([inOrder[0], inOrder.at(-1)])].join('–');
}

/** Percent with two digits, cut off: no more is promised than comes back. */
function percentOf({ n, d }: Ratio): string {
  const hundredths = (n * 10_000n) / d;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

/** How a game feeds and wins its jackpot; undefined for one that has none. */
export function jackpotOf({ rules }: AnyGame): JackpotRules | undefined {
  if (typeof rules !== 'object' || rules === null || !('jackpot' in rules)) return undefined;
  // Safe: of all rules those of slots alone name a jackpot.
  return rules.jackpot as JackpotRules | undefined;
}
