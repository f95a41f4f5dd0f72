import { randomUUID } from 'node:crypto';
import { minute } from '@lobby/calendar';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import type { Seen, TestBook } from './test-book.ts';

/** One bet of a submit as it travels. */
export interface Bet {
  readonly operation_id: string;
  readonly golds: string;
  readonly folds: readonly number[];
  readonly legs: readonly Record<string, string>[];
}

export interface Counter {
  /** So many bets that a member may want now: singles, series and systems at prices of now or of some seconds ago. */
  next(bets: number): Promise<{ readonly member: Member; readonly wanted: readonly Bet[] }>;
}

/** Matches before their kick-off; two more are in play. */
const coming = 8;
/** How many submits one member makes, and how many are made at the same prices. */
const [ofMember, ofPrices] = [50, 8];

/**
 * A book with matches to bet on, and members who come one after the other.
 * @param prefix of the ids of its matches: another one for each counter of a book.
 */
export async function openCounter(
  book: TestBook,
  prefix: string,
  among: <Item>(items: readonly Item[]) => Item,
): Promise<Counter> {
  let matches = 0;
  let submits = 0;
  let member = await book.join(1_000_000n);
  let before: Seen[] = [];
  let inPlay: Seen[] = [];
  const ahead = await Promise.all(Array.from({ length: coming }, () => addMatch(3 * 24 * 60)));

  async function addMatch(minutes: number) {
    const id = `${prefix}${++matches}`;
    const kickoff = book.clock.now() + minutes * minute;
    const match = testMatch({ id, createdAt: 0, kickoff, homeId: `${id}1`, awayId: `${id}2` });
    await book.addMatch(match);
    return match;
  }

  async function look(match: TestMatch, picks: readonly (readonly [string, string])[]) {
    const [wtype, rtype] = among(picks);
    return book.look(member, match, wtype, rtype).catch(() => undefined);
  }

  async function readPrices(): Promise<void> {
    const games = await Promise.all([addMatch(-10), addMatch(-60)]);
    const seen = [];
    for (const match of ahead)
      seen.push(
        await look(match, [
          ['M', 'MH'],
          ['R', 'RH'],
          ['OU', 'OUC'],
          ['T', '2~3'],
        ]),
      );
    before = seen.filter(each => each !== undefined);
    const now = [];
    for (const match of games)
      now.push(
        await look(match, [
          ['RM', 'RMH'],
          ['RE', 'REC'],
          ['ROU', 'ROUH'],
        ]),
      );
    inPlay = now.filter(each => each !== undefined);
  }

  function bet(): Bet {
    const kind = among(['single', 'in play', 'series', 'series in play', 'system']);
    const legs = shuffled(before, among);
    const live = inPlay.length > 0 ? [among(inPlay)] : [];
    const seen = {
      single: legs.slice(0, 1),
      'in play': [...live, ...legs].slice(0, 1),
      series: legs.slice(0, among([2, 3])),
      'series in play': [...live, ...legs].slice(0, 2),
      system: legs.slice(0, 3),
    }[kind]!;
    return {
      operation_id: randomUUID(),
      golds: among(['10', '12.34', '50', '3']),
      folds: kind === 'system' ? among([[2], [2, 3], [1, 2, 3]]) : [seen.length],
      legs: seen.map(({ pick, ioratio, ratio }) => ({ ...pick, ioratio, ratio })),
    };
  }

  return {
    async next(bets) {
      if (submits % ofMember === ofMember - 1) member = await book.join(1_000_000n);
      if (submits++ % ofPrices === 0) await readPrices();
      return { member, wanted: Array.from({ length: bets }, bet) };
    },
  };
}

function shuffled<Item>(items: readonly Item[], among: <One>(of: readonly One[]) => One): Item[] {
  const left = [...items];
  const mixed: Item[] = [];
  while (left.length > 0) mixed.push(...left.splice(left.indexOf(among(left)), 1));
  return mixed;
}
