import { randomUUID } from 'node:crypto';
import type { WireOrderState } from '@lobby/api-client/contract/game/sportsbook';
import { findPick, hkValue, type OddsFormat, type OddsPolicy } from '@lobby/betting';
import { minute } from '@lobby/calendar';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { balanceOf } from '@lobby/platform-ledger';
import { bookOfFile } from '@lobby/platform-testing/book/file-book';
import type { Seen, TestBook } from '@lobby/platform-testing/book/test-book';
import { auditsOf } from '@lobby/platform-testing/book/test-records';
import {
  adjustedGoals,
  freshMoment,
  maxAdjustment,
  momentAt,
  noAdjustment,
  noInputs,
  noOperatorSetting,
  printAdjustment,
  quoteAt,
  scoreIndex,
} from '@lobby/pricing';
import { timelineOf } from '@lobby/simulation';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { addInput, setOperator } from '../inputs/input-rows.ts';
import { decideDue } from './waiting/confirm.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let member: Member;
let count = 0;

bookOfFile(now, (...own) => {
  [book, member] = own;
});

/** Where the price is when it changes: before the order arrives, or after it while the bet waits. */
const phases = ['before the match', 'in play', 'in play, while it waits'] as const;

const kinds = {
  single: { legs: 1, folds: [1] },
  series: { legs: 2, folds: [2] },
  system: { legs: 3, folds: [2, 3] },
} as const;

/** Taken at the price seen, at a higher or a lower one; else the reason of the rejection. */
type Outcome = 'seen' | 'higher' | 'lower' | 'odds-changed' | 'line-changed' | 'suspended';
type Outcomes = Readonly<Record<OddsPolicy, Outcome>>;

const whatever = (outcome: Outcome): Outcomes => ({ never: outcome, better: outcome, all: outcome });
const onlySame: Outcomes = { never: 'odds-changed', better: 'higher', all: 'higher' };
const onlyAll: Outcomes = { never: 'odds-changed', better: 'odds-changed', all: 'lower' };

interface Change {
  /** The market before the match and in play; the leg backed is its pick. */
  readonly backed: readonly [pre: readonly [string, string], live: readonly [string, string]];
  /** Lets it happen to the match, from the next tick on. */
  readonly happen: (match: TestMatch, wtype: string) => Promise<unknown>;
  readonly arriving: Outcomes;
  /** The price was agreed to when the bet was placed; its own line is decided, whatever the board shows. */
  readonly waiting: Outcomes;
}

/** The long price: what liability moves it by is many steps of its ladder. */
const away = [
  ['M', 'MC'],
  ['RM', 'RMC'],
] as const;
const handicap = [
  ['R', 'RH'],
  ['RE', 'REH'],
] as const;
const over = [
  ['OU', 'OUC'],
  ['ROU', 'ROUC'],
] as const;
const operator = (match: TestMatch, setting: Partial<typeof noOperatorSetting>) =>
  setOperator(book.db, match.id, { ...noOperatorSetting, ...setting }, book.clock.now());

const changes: Readonly<Record<string, Change>> = {
  'a better price': {
    backed: away,
    happen: match => adjust(match, -maxAdjustment),
    arriving: onlySame,
    waiting: { never: 'seen', better: 'higher', all: 'higher' },
  },
  'a worse price': {
    backed: away,
    happen: match => adjust(match, maxAdjustment),
    arriving: onlyAll,
    waiting: onlyAll,
  },
  'a suspended market': {
    backed: away,
    happen: match => operator(match, { shut: true }),
    arriving: whatever('suspended'),
    waiting: whatever('suspended'),
  },
  'a moved line': {
    backed: over,
    happen: match => operator(match, { totalMilli: 400 }),
    arriving: whatever('line-changed'),
    waiting: whatever('suspended'),
  },
  'the same line given by the other side': {
    backed: handicap,
    happen: (match, wtype) => operator(match, { sideMilli: turnOf(match, wtype) }),
    arriving: whatever('line-changed'),
    waiting: whatever('suspended'),
  },
};

const table = phases.flatMap(phase =>
  Object.entries(changes).flatMap(([name, change]) =>
    Object.keys(kinds).map(kind => [name, kind as keyof typeof kinds, phase, change] as const),
  ),
);

describe.each(table)('%s of a leg of a %s, %s', (_, kind, phase, change) => {
  it('is accepted as each policy says, and never worse without consent', async () => {
    const [wtype, rtype] = change.backed[phase === 'before the match' ? 0 : 1];
    const match = phase === 'before the match' ? await coming() : await quiet();
    const moving = await look(match, wtype, rtype);
    const { legs, folds } = kinds[kind];
    const seen = [moving];
    while (seen.length < legs) seen.push(await look(await coming(), 'M', 'MH'));
    const ids = { never: randomUUID(), better: randomUUID(), all: randomUUID() };
    const send = async () => {
      for (const policy of ['never', 'better', 'all'] as const) {
        const [answer] = await book.betAll(
          member,
          [{ seen, folds, golds: '10', operationId: ids[policy] }],
          policy,
        );
        if (phase === 'in play, while it waits') expect(answer).toMatchObject({ code: 'delay' });
      }
    };
    if (phase === 'in play, while it waits') await send();
    await change.happen(match, wtype);
    book.clock.advance(1_400);
    if (phase !== 'in play, while it waits') await send();
    book.clock.advance(3_000);
    await decideDue(book.db, book.store, book.clock);

    const outcomes: Record<string, Outcome> = {};
    let held = 0n;
    for (const [policy, operation_id] of Object.entries(ids)) {
      const state = (await book.call('get_dangerous', { operation_id }, member)) as unknown as WireOrderState;
      outcomes[policy] = outcomeOf(state, moving);
      if (state.code === '560') held += BigInt(Math.round(Number(state.risk) * 100));
    }
    expect(outcomes).toEqual(phase === 'in play, while it waits' ? change.waiting : change.arriving);
    expect(await balanceOf(book.db, member.id)).toEqual({ available: 100_000n - held, held });
  });
});

describe('a line that the board no longer shows when the bet is due', () => {
  it.each(['never', 'better', 'all'])('is still the line of the bet under the policy %s', async policy => {
    const match = await quiet();
    book.clock.set(lineMovesAt(match) - 1_500);
    const seen = [await look(match, 'ROU', 'ROUC'), await look(await coming(), 'M', 'MH')];
    const bets = [{ seen: seen.slice(0, 1) }, { seen }].map(bet => ({ ...bet, operationId: randomUUID() }));
    for (const answer of await book.betAll(member, bets, policy))
      expect(answer).toMatchObject({ code: 'delay' });
    book.clock.advance(3_000);
    expect((await look(match, 'ROU', 'ROUC')).ratio).not.toBe(seen[0]!.ratio);
    for (const { operationId } of bets) {
      const state = await book.call('get_dangerous', { operation_id: operationId }, member);
      // Over pays more as time passes.
      expect(outcomeOf(state as unknown as WireOrderState, seen[0]!)).toMatch(
        policy === 'never' ? 'seen' : /seen|higher/,
      );
    }
  });
});

describe('the books after all of it', () => {
  it('are right', async () => {
    expect(await auditsOf(book)).toEqual([]);
  });
});

function outcomeOf(state: WireOrderState, seen: Seen): Outcome {
  if (state.code === '555') return state.errormsg as Outcome;
  if (state.code !== '560') throw new Error(`not decided: ${JSON.stringify(state)}`);
  const leg = state.legs[0]!;
  expect(leg.ratio).toBe(seen.ratio);
  const value = (odds: string) => {
    const { n, d } = hkValue(leg.odd_f_type as OddsFormat, odds);
    return Number(n) / Number(d);
  };
  const change = value(leg.ioratio) - value(seen.ioratio);
  return change === 0 ? 'seen' : change > 0 ? 'higher' : 'lower';
}

/** A selection with the side that gives its line, as a client sends it. */
async function look(match: TestMatch, wtype: string, rtype: string): Promise<Seen> {
  const seen = await book.look(member, match, wtype, rtype);
  const { strong } = await book.call('FT_order_view', seen.pick, member);
  return { ...seen, pick: { ...seen.pick, strong: String(strong) } };
}

/** Home wins are thought less likely with a negative adjustment, and pay more. */
function adjust(match: TestMatch, milli: number): Promise<unknown> {
  const adjustment = noAdjustment();
  for (let h = 0; h <= adjustedGoals; h++) {
    for (let c = 0; c <= adjustedGoals; c++) adjustment.full[scoreIndex(h, c)] = h < c ? milli : -milli;
  }
  const data = printAdjustment(adjustment);
  return addInput(book.db, { match_id: match.id, kind: 'liability', data }, book.clock.now());
}

/** The operator's setting by which the other side gives the same line. */
function turnOf(match: TestMatch, wtype: string): number {
  const selection = findPick(wtype, `${wtype}H`)!;
  const at = book.clock.now() + 1_400;
  const quoted = (sideMilli: number) => {
    const inputs = {
      ...noInputs,
      operator: { ...noOperatorSetting, sideMilli },
      operatorAt: at,
      changedAt: at,
    };
    const answer = quoteAt(match, selection, 'H', freshMoment(match, at, inputs));
    if ('refusal' in answer) throw new Error(answer.refusal);
    return answer.quote;
  };
  const before = quoted(0);
  for (let milli = -20; milli > -1_500; milli -= 20) {
    const after = quoted(milli);
    if (after.line === before.line && after.strong !== before.strong && after.line !== '0') return milli;
  }
  throw new Error(`no setting turns ${before.line} of ${before.strong}`);
}

/** The first whole second of the next minutes at which the board shows another line of goals. */
function lineMovesAt(match: TestMatch): number {
  const { market } = findPick('ROU', 'ROUC')!;
  const lineAt = (at: number) => {
    const answer = quoteAt(match, { market, pick: market.picks[0]! }, 'H', momentAt(match, at, noInputs));
    return 'quote' in answer ? answer.quote.line : undefined;
  };
  for (let at = now; at < now + 20 * minute; at += 1_000) {
    if (lineAt(at) && lineAt(at + 1_000) && lineAt(at) !== lineAt(at + 1_000)) return at + 1_000;
  }
  throw new Error('the line does not move');
}

async function coming(): Promise<TestMatch> {
  return addMatch({ kickoff: now + 60 * minute, expected: [1.7, 1.2] });
}

/** A match in play in which nothing happens for the next twenty minutes. */
async function quiet(): Promise<TestMatch> {
  for (;;) {
    const one = made({
      kickoff: now - 10 * minute,
      real: { half: [0, 0], full: [0, 0] },
      expected: [1.8, 1.1],
    });
    const { incidents } = timelineOf(one);
    if (incidents.every(each => each.shutFrom > now + 20 * minute || each.shutUntil < now)) {
      await book.addMatch(one);
      return one;
    }
  }
}

async function addMatch(parts: Partial<TestMatch>): Promise<TestMatch> {
  const one = made(parts);
  await book.addMatch(one);
  return one;
}

function made(parts: Partial<TestMatch>): TestMatch {
  const id = `980${++count}`;
  return testMatch({ id, createdAt: now, homeId: `${id}1`, awayId: `${id}2`, ...parts });
}
