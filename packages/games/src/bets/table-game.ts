import type { DrawStream } from '@lobby/draws';
import { exactOf } from '../game/exact.ts';
import type { Fixtures, Game, GameHall, GameKind, RoundEvent } from '../game/game.ts';
import { type BetEvent, type Bets, betOn, readBets, unitsOf } from './bets.ts';

/** A result that can be drawn, and in how many equally likely ways. */
export type Outcome<Result> = readonly [result: Result, ways: bigint];

/** A game whose result is drawn first, and in which bets on it win or lose. */
export interface Table<Rules, Result, Event extends RoundEvent> {
  readonly code: string;
  readonly kind: GameKind;
  readonly hall: GameHall;
  readonly name: { readonly 'zh-CN': string; readonly 'zh-TW': string };
  readonly rules: Rules;
  readonly fixtures?: Fixtures<Rules>;
  picks(rules: Rules): readonly string[];
  draw(rules: Rules, stream: DrawStream): Result;
  /** What shows the result. */
  show(rules: Rules, result: Result): readonly Event[];
  /** Hundredths that a unit on this pick gets back, itself among them; 0 = lost. */
  pays(rules: Rules, pick: string, result: Result): number;
  /** Every result, as far as these picks tell them apart. */
  outcomes(rules: Rules, picks: readonly string[]): Iterable<Outcome<Result>>;
  /** The picks that an information sheet tells apart. */
  readonly sheet: readonly string[];
}

export type TableEvent<Event> =
  | Event
  | BetEvent
  | { readonly type: 'round-end'; readonly multiplier: number };

export type TableGame<Rules, Event extends RoundEvent> = Game<Rules, Bets, TableEvent<Event>>;

/** A game that all players share, from its table. */
export function tableGame<Rules, Result, Event extends RoundEvent>(
  table: Table<Rules, Result, Event>,
): TableGame<Rules, Event> {
  const { code, kind, hall, name, rules } = table;
  const picks = new Set(table.picks(rules));
  const paid = (by: Rules, { bets }: Bets, result: Result): BetEvent[] =>
    bets.map(bet => ({ type: 'bet', ...bet, pays: bet.units * table.pays(by, bet.pick, result) }));
  const total = (bets: readonly BetEvent[]) => bets.reduce((sum, { pays }) => sum + pays, 0);

  return {
    ...{ code, kind, hall, name, rules },
    ...(table.fixtures && { fixtures: table.fixtures }),
    features: [],
    isShared: true,
    stakes: { min: 100n, max: 100_000n, step: 100n },
    choices: table.sheet.map(betOn),
    readChoice: value => readBets(value, picks),
    unitsHeld: unitsOf,
    play(by, stream, choice) {
      const result = table.draw(by, stream);
      const bets = paid(by, choice, result);
      const multiplier = total(bets);
      return {
        units: unitsOf(choice),
        multiplier,
        events: [...table.show(by, result), ...bets, { type: 'round-end', multiplier }],
      };
    },
    exact(by, choice) {
      const ways = new Map<number, bigint>();
      const named = choice.bets.map(({ pick }) => pick);
      for (const [result, count] of table.outcomes(by, named)) {
        const pays = total(paid(by, choice, result));
        ways.set(pays, (ways.get(pays) ?? 0n) + count);
      }
      return exactOf(ways, unitsOf(choice));
    },
  };
}
