import type { DrawStream } from '@lobby/draws';
import { divideHalfUp, type Fen } from '@lobby/money';
import type { Exact } from './exact.ts';

/** Something that a page shows of a round; plain JSON. */
export interface RoundEvent {
  readonly type: string;
}

/** A round as data: what it pays, and what a page plays to show it. A page computes no win. */
export interface Round<Event extends RoundEvent = RoundEvent> {
  /** Units of the stake that the round took: 1, unless the choice places several or adds to them. */
  readonly units: number;
  /** What it pays back, in hundredths of one unit of the stake. */
  readonly multiplier: number;
  readonly events: readonly Event[];
  /** The moves it waits for; a round without them is over. A later choice goes on with the same draws. */
  readonly open?: readonly string[];
}

/** Stakes of one unit that may be placed: min, min + step … max. */
export interface Stakes {
  readonly min: Fen;
  readonly max: Fen;
  readonly step: Fen;
}

/** The halls that a game stands in, by their codes on the wire. */
export type GameHall = 'DZ' | 'BY' | 'ZR' | 'QP' | 'CP' | 'DJ';

export type GameKind =
  | 'slot'
  | 'fishing'
  | 'baccarat'
  | 'roulette'
  | 'bull'
  | 'blackjack'
  | 'three-dice'
  | 'five-digits'
  | 'ten-cars'
  | 'esports';

/** For games that ask nothing of the player but a stake. */
export type NoChoice = Readonly<Record<string, never>>;

/** What is public of a shared round before anybody bets on it. */
export interface PublicRound {
  readonly salt: string;
  /** Which link of its chain it is drawn from, from 1. */
  readonly place: number;
}

/** How the rounds of a shared game differ: a match is not the one before it. */
export interface Fixtures<Rules> {
  /** The rules of a round, by what is public of it; those of any other round say the same. */
  at(rules: Rules, round: PublicRound): Rules;
  /** The rules of every round that there can be. */
  all(rules: Rules): readonly Rules[];
}

/** A game: its rules as data, how a round is drawn from them, and what they return. */
export interface Game<Rules, Choice, Event extends RoundEvent = RoundEvent> {
  /** Small letters and hyphens; kept with every round. */
  readonly code: string;
  readonly kind: GameKind;
  readonly hall: GameHall;
  readonly name: { readonly 'zh-CN': string; readonly 'zh-TW': string };
  /** What lists may filter by. */
  readonly features: readonly string[];
  /** Whether all players share one round with a betting clock, or each plays alone. */
  readonly isShared: boolean;
  /** Plain JSON; a round keeps `rulesHash` of it. */
  readonly rules: Rules;
  /** Of a shared game whose rounds have rules of their own; `rules` are those of one of them. */
  readonly fixtures?: Fixtures<Rules>;
  readonly stakes: Stakes;
  /** Reads what a page sent; undefined when it is no choice of this game. */
  readChoice(value: unknown): Choice | undefined;
  /** Units that must be held before the round is drawn. */
  unitsHeld(choice: Choice): number;
  /** Draws a round. Depends on nothing but its arguments. */
  play(rules: Rules, stream: DrawStream, choice: Choice): Round<Event>;
  /** The rest of a round that its player left open: their choice with moves to its end, none of which takes a unit more. */
  finish?(rules: Rules, stream: DrawStream, choice: Choice): Choice;
  /** What a choice returns in the long run, as exact fractions of what it stakes. */
  exact(rules: Rules, choice: Choice): Exact;
  /** The choices that an information sheet tells apart. */
  readonly choices: readonly Choice[];
}

/** What a round pays in fen: exact up to the one rounding, halves up. */
export function winOf(stake: Fen, round: Pick<Round, 'multiplier'>): Fen {
  return divideHalfUp(stake * BigInt(round.multiplier), 100n);
}

/** Whether a stake is one of those that may be placed. */
export function isStake(stake: Fen, { min, max, step }: Stakes): boolean {
  return stake >= min && stake <= max && (stake - min) % step === 0n;
}
