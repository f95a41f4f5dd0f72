import { randomUUID } from 'node:crypto';
import { type Grade, settledReturn, shareOf, ticketTurnover, turnovers } from '@lobby/betting';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { balanceOf, owedBy } from '@lobby/platform-ledger';
import { openTestBook, type TestBook } from '@lobby/platform-testing/book/test-book';
import { auditsOf } from '@lobby/platform-testing/book/test-records';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import { dose } from '@lobby/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { matchLegsOf, ticketOf } from '../bets/stored-bet.ts';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { liftVoid, voidBets } from '../fixture-feed/fixture-voids.ts';
import { settleDue } from './settle.ts';

const now = Date.UTC(2026, 10, 20, 12);
const matchCount = 4;
let book: TestBook;
let sold = 0;

beforeAll(async () => {
  book = await openTestBook(now);
}, 300_000);
afterAll(() => book.close());

const score = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }));

type Move =
  | {
      do: 'result';
      match: number;
      half?: [number, number];
      full?: [number, number];
      stop: string;
      afresh: boolean;
      scouted: boolean;
    }
  | { do: 'void'; match: number; wtype: string }
  | { do: 'lift'; match: number; wtype: string }
  | { do: 'sell'; nth: number; part: number }
  | { do: 'stake' };

const move = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record(
      {
        do: fc.constant('result' as const),
        match: fc.nat(matchCount - 1),
        half: score,
        full: score,
        stop: fc.constantFrom('', '', '', 'D1', 'D5'),
        afresh: fc.boolean(),
        scouted: fc.boolean(),
      },
      { requiredKeys: ['do', 'match', 'stop', 'afresh', 'scouted'] },
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('void' as const, 'lift' as const),
      match: fc.nat(matchCount - 1),
      wtype: fc.constantFrom('M', 'HM', 'EO'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('sell' as const),
      nth: fc.nat(6),
      part: fc.constantFrom(30, 50, 77, 100),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'stake' as const }) },
);

/** What is known of a match, in as little code as it takes to say so. */
interface Known {
  half: [number, number] | undefined;
  full: [number, number] | undefined;
  stopped: boolean;
  /** What a confirmed report stated, which no scouted one changes. */
  sure: ReadonlySet<'half' | 'full' | 'end'>;
  voids: Set<string>;
  /** How often each market was cancelled. */
  versions: ReadonlyMap<string, number>;
}

/** Grades the few selections this test bets on, without the code under test. */
function gradeOf(wtype: string, rtype: string, { half, full, stopped, voids }: Known): Grade | '' {
  if (voids.has(wtype)) return 'D';
  const decided = wtype === 'HM' ? half : full;
  if (!decided) return stopped ? 'D' : '';
  const [home, away] = decided;
  if (wtype === 'EO') return ((home + away) % 2 === 1) === (rtype === 'ODD') ? 'W' : 'L';
  const winner = home > away ? 'H' : home < away ? 'C' : 'N';
  return rtype.endsWith(winner) ? 'W' : 'L';
}

const sizesFor: Record<number, number[][]> = {
  1: [[1]],
  2: [[2]],
  3: [[3], [2], [2, 3]],
  4: [[4], [2], [2, 3, 4]],
};
const picks = [
  ['M', 'MH'],
  ['M', 'MC'],
  ['HM', 'HMN'],
  ['EO', 'ODD'],
] as const;

async function placeTickets(member: Member, matches: readonly TestMatch[], seed: number): Promise<void> {
  for (let n = 0; n < 7; n++) {
    const legs = 1 + ((seed + n) % matchCount);
    const sizes = sizesFor[legs]!;
    const seen = [];
    for (let at = 0; at < legs; at++) {
      const [wtype, rtype] = picks[(seed + n * 3 + at) % picks.length]!;
      seen.push(await book.look(member, matches[(n + at) % matchCount]!, wtype, rtype));
    }
    const [answer] = await book.betAll(member, [{ seen, golds: '10', folds: sizes[n % sizes.length]! }]);
    expect(answer).toMatchObject({ code: '560' });
  }
}

/** Everything a member has, computed from the grades that the legs should have; fails where a row says otherwise. */
async function check(member: Member, opening: bigint, known: ReadonlyMap<string, Known>): Promise<void> {
  const bets = await book.db
    .selectFrom('sport_bets')
    .selectAll()
    .where('member_id', '=', member.id)
    .orderBy('id')
    .execute();
  let [wealth, held] = [opening, 0n];
  const singles: {
    match: string;
    id: bigint;
    bet: Parameters<typeof turnovers>[0][number];
    turnover: bigint;
    share: (amount: bigint) => bigint;
  }[] = [];
  for (const bet of bets) {
    const legs = await matchLegsOf(book.db, bet.id);
    const expected = legs.map(leg =>
      gradeOf(leg.wtype, leg.rtype, known.get(leg.match_id) ?? nothingKnown()),
    );
    expect(legs.map(leg => leg.result)).toEqual(expected);
    const ticket = ticketOf(
      bet,
      legs.map((leg, at) => ({ ...leg, result: expected[at]! })),
    );
    const left = bet.risk - bet.sold_risk;
    const share = (amount: bigint) => shareOf(amount, left, bet.risk);
    const whole = settledReturn(ticket);
    const credit = left === 0n ? 0n : whole === undefined ? undefined : share(whole);
    expect([bet.status, bet.net]).toEqual(
      credit === undefined ? ['open', 0n] : ['settled', credit + bet.cashed_out - bet.risk],
    );
    wealth += (credit ?? 0n) + bet.cashed_out - bet.risk;
    if (credit === undefined) held += left;
    const [leg] = legs;
    if (left === 0n) expect(bet).toMatchObject({ turnover: 0n, result: '' });
    else if (bet.kind !== 'single') expect(bet.turnover).toBe(share(ticketTurnover(ticket)));
    else {
      const grade = expected[0] || undefined;
      const graded = { ...leg!, format: leg!.price_format, stake: bet.stake, grade };
      singles.push({ match: leg!.match_id, id: bet.id, bet: graded, turnover: bet.turnover, share });
    }
  }
  for (const match of new Set(singles.map(one => one.match))) {
    const ofMatch = singles.filter(one => one.match === match);
    const counted = turnovers(ofMatch.map(one => one.bet));
    expect(ofMatch.map(one => one.turnover)).toEqual(ofMatch.map(({ share }, at) => share(counted[at]!)));
  }
  expect(await notedOf(member)).toEqual(
    bets.flatMap(({ id, turnover }) => (turnover > 0n ? [[`sport:${id}`, turnover]] : [])),
  );
  const balance = await balanceOf(book.db, member.id);
  const owed = await owedBy(book.db, member.id);
  expect({ wealth: balance.available - owed, held: balance.held }).toEqual({ wealth, held });
  if (owed > 0n) expect(balance.available).toBe(0n);
  expect(await auditsOf(book)).toEqual([]);
}

/** What counts for requirements, by bet. */
async function notedOf(member: Member): Promise<[string, bigint][]> {
  const rows = await book.db
    .selectFrom('turnover_bets')
    .select(['id', 'valid'])
    .where('member_id', '=', member.id)
    .where('valid', '>', 0n)
    .orderBy('placed_at')
    .execute();
  return rows
    .map(({ id, valid }): [string, bigint] => [id, valid])
    .sort(([one], [other]) => Number(one.slice(6)) - Number(other.slice(6)));
}

const sellOf = (nth: number): Move => ({ do: 'sell', nth, part: 50 });
const resultOf = (match: number): Move => ({
  do: 'result',
  match,
  half: [1, 0],
  full: [2, 1],
  stop: '',
  afresh: false,
  scouted: false,
});
/** Drawn moves may sell next to nothing: these sell of every ticket that has a price, before and after a leg is decided. */
const soldBeforeAndAfter: Move[] = [
  ...[0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6].map(sellOf),
  resultOf(0),
  ...[2, 3, 4].map(sellOf),
  resultOf(1),
  resultOf(2),
  resultOf(3),
];

const nothingKnown = (): Known => ({
  ...{ half: undefined, full: undefined, stopped: false },
  ...{ sure: new Set(), voids: new Set(), versions: new Map() },
});

it('leaves every ticket with the money its grades say, whatever is reported, corrected, cancelled and sold in whichever order', async () => {
  let round = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.nat(1_000),
      fc.array(move as fc.Arbitrary<Move>, { minLength: 4, maxLength: 14 }),
      async (seed, moves) => {
        round++;
        book.clock.set(now);
        const opening = 50_000n;
        const member = await book.join(opening);
        const matches: TestMatch[] = [];
        for (let n = 0; n < matchCount; n++) {
          const id = `97${round}0${n}`;
          const teams = { homeId: `${id}1`, awayId: `${id}2` };
          matches.push(testMatch({ id, createdAt: now, kickoff: now + 3_600_000, ...teams }));
          await book.addMatch(matches[n]!);
        }
        await placeTickets(member, matches, seed);
        // Settlement writes earlier times: what it graded has stood long enough to be sold on.
        book.clock.set(now + 20 * 60_000);
        const known = new Map<string, Known>();
        for (const [at, next] of moves.entries()) {
          await perform(next, { version: at + 1, matches, known, member });
          await settleDue(book.db, now + at);
          await check(member, opening, known);
        }
      },
    ),
    { numRuns: dose({ small: 4, deep: 60 }), endOnFailure: true, examples: [[1, soldBeforeAndAfter]] },
  );
  expect(sold).toBeGreaterThan(5);
});

async function perform(
  next: Move,
  now_: { version: number; matches: readonly TestMatch[]; known: Map<string, Known>; member: Member },
): Promise<void> {
  const { version, matches, known, member } = now_;
  if (next.do === 'stake') {
    // Whatever is free goes into a bet that stays open, so that corrections find nothing to take back.
    const { available } = await balanceOf(book.db, member.id);
    if (available < 1_000n) return;
    const idle = testMatch({
      id: `98${Number.parseInt(randomUUID().slice(0, 8), 16)}`,
      createdAt: now,
      kickoff: now + 3_600_000,
    });
    await book.addMatch(idle);
    const golds = String(available / 100n);
    await book.bet(member, await book.look(member, idle, 'M', 'MH'), { golds });
    return;
  }
  if (next.do === 'sell') return sell(member, next);
  const { id } = matches[next.match]!;
  const before = known.get(id) ?? nothingKnown();
  if (next.do === 'void' || next.do === 'lift') {
    const { wtype } = next;
    const lifts = next.do === 'lift';
    // A market that is cancelled already is not cancelled by the same version again.
    const times = before.versions.get(wtype) ?? 0;
    const isVoid = before.voids.has(wtype);
    const count = lifts || isVoid ? Math.max(1, times) : times + 1;
    const cancel = lifts ? liftVoid : voidBets;
    await cancel(book.db, { matchId: id, wtype, reason: 'DK', version: count }, now);
    const others = [...before.voids].filter(each => each !== wtype);
    known.set(id, {
      ...before,
      voids: new Set(lifts ? others : [...others, wtype]),
      // What was lifted before it came is not cancelled by that version any more.
      versions: new Map([...before.versions, [wtype, count]]),
    });
    return;
  }
  const { half, full, stop, afresh, scouted } = next;
  const certainty = scouted ? 'scouted' : 'confirmed';
  await recordResult(
    book.db,
    { matchId: id, version, half, full, cancelReason: stop, withdrawn: afresh, certainty },
    now,
  );
  // A scouted report leaves alone what a confirmed one stated, and a confirmed withdrawal leaves nothing.
  const sure = new Set(afresh && !scouted ? [] : before.sure);
  const stands = (what: 'half' | 'full' | 'end') => scouted && sure.has(what);
  const known_ = (what: 'half' | 'full') => (afresh && !sure.has(what) ? undefined : before[what]);
  const after = {
    half: stands('half') ? before.half : (half ?? known_('half')),
    full: stands('full') ? before.full : (full ?? known_('full')),
    stopped: stands('end') ? before.stopped : stop !== '',
  };
  if (!scouted && half) sure.add('half');
  if (!scouted && full) sure.add('full');
  if (!scouted && (full || stop !== '')) sure.add('end');
  known.set(id, { ...before, ...after, sure });
}

/** Sells a part of a ticket, if it has a price. */
async function sell(member: Member, { nth, part }: Extract<Move, { do: 'sell' }>): Promise<void> {
  const bet = await book.db
    .selectFrom('sport_bets')
    .selectAll()
    .where('member_id', '=', member.id)
    .orderBy('id')
    .offset(nth)
    .executeTakeFirst();
  if (!bet) return;
  const operation_id = randomUUID();
  const sale = { ticket_id: bet.ticket_id, part, price: '1', autoOdd: 'all' };
  const answer = await book.call('cash_out', { operation_id, ...sale }, member, operation_id);
  const after = await book.db
    .selectFrom('sport_bets')
    .selectAll()
    .where('id', '=', bet.id)
    .executeTakeFirst();
  if (answer.code === '560') sold++;
  const more = answer.code === '560' ? shareOf(bet.risk - bet.sold_risk, BigInt(part), 100n) : 0n;
  expect(after!.sold_risk).toBe(bet.sold_risk + more);
}
