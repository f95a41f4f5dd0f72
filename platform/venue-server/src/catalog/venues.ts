import { type AnyGame, games, volatilityOf } from '@lobby/games';
import type { Ratio } from '@lobby/money';

/** The venues on this server, and the hall whose games each offers. */
const halls: ReadonlyMap<string, AnyGame['hall']> = new Map([['JXDZ', 'DZ']]);

/** What a list says of a game beside its rules. */
interface Card {
  /** First letters of the pinyin of its name. */
  readonly initials: string;
  readonly badge?: 'hot' | 'new';
}

const cards: Readonly<Record<string, Card>> = {
  'lantern-fair': { initials: 'hdys', badge: 'hot' },
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
}

export const isVenue = (code: string) => halls.has(code);

/** The games that a venue lets play: those of its hall that have a card and need no pool, which nobody keeps here. */
export function gamesAt(venue: string): readonly AnyGame[] {
  const hall = halls.get(venue);
  return games.filter(
    game => game.hall === hall && !game.isShared && cards[game.code] && !feedsPool(game.rules),
  );
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
    };
  });
}

interface Figures {
  readonly percent: string;
  readonly hitPercent: string;
  readonly volatility: number;
}

const figures = new WeakMap<AnyGame, Figures>();

/** What a game returns in the long run, counted once: that takes some tenths of a second. */
export function figuresOf(game: AnyGame): Figures {
  const known = figures.get(game);
  if (known) return known;
  const [choice] = game.choices;
  const exact = game.exact(game.rules, choice);
  const counted = {
    percent: percentOf(exact.return),
    hitPercent: percentOf(exact.hit),
    volatility: volatilityOf(exact),
  };
  figures.set(game, counted);
  return counted;
}

/** Percent with two digits, cut off: no more is promised than comes back. */
function percentOf({ n, d }: Ratio): string {
  const hundredths = (n * 10_000n) / d;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

function feedsPool(rules: unknown): boolean {
  return typeof rules === 'object' && rules !== null && 'jackpot' in rules && rules.jackpot !== undefined;
}
