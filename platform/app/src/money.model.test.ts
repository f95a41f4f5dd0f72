import { openTurnover } from '@lobby/platform-bonus/turnover';
import { emptiedVenues } from '@lobby/platform-cashier/venues/transfers/emptied-venues';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { pursesOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { paymentsAt } from '@lobby/platform-testing/money/payments-at';
import { giveWithdrawalAccount } from '@lobby/platform-testing/money/test-withdrawals';
import { moneyDriver } from '@lobby/platform-testing/money-model/driver';
import { type Command, MoneyModel } from '@lobby/platform-testing/money-model/model';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { dose, isDeep, seedFor } from '@lobby/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningPlatform } from './platform.ts';

/** Commands for one member. */
const length = 50;
const members = dose({ small: 4, deep: 200 });
const opening = 1_000_00n;

const clock = manualClock(Date.parse('2026-11-24T02:00:00Z'));
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform(
    { logLevel: 'silent', ...paymentsAt('http://127.0.0.1:9') },
    { clock, domains: [] },
  );
});
afterAll(() => running.stop());

const yuan = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map(amount => BigInt(amount) * 100n);
const withFen = fc.tuple(yuan(1, 400), fc.bigInt(0n, 99n)).map(([whole, rest]) => whole + rest);
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('order' as const), fen: yuan(100, 900) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      how: fc.constantFrom('exact', 'exact', 'exact', 'exact', 'again', 'under'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('withdraw' as const),
      fen: yuan(100, 600),
      plan: fc.constantFrom('pay', 'pay', 'refuse'),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('bet' as const), fen: withFen }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('settle' as const), percent: fc.bigInt(0n, 250n) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('in', 'to-usdt'), fen: withFen }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('bonus', 'rebate'), fen: withFen }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('limit' as const), fen: yuan(100, 1_500) }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constantFrom('close', 'take-back', 'home', 'to-yuan', 'wait') }),
  },
);
/** What is done, and how long after what was done before, ms: never a whole minute, so that nothing is at an edge. */
const step = fc.tuple(
  command,
  fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 1, max: 4 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 1_600 }) },
  ),
);

/** The first member's walk is written down, so that each kind of outcome is met whatever the others draw. */
const written: readonly Command[] = [
  { do: 'withdraw', fen: 100_00n, plan: 'pay' },
  { do: 'order', fen: 200_00n },
  { do: 'pay', how: 'exact' },
  { do: 'withdraw', fen: 100_00n, plan: 'pay' },
  { do: 'order', fen: 200_00n },
  { do: 'pay', how: 'under' },
  { do: 'bet', fen: 50_00n },
  { do: 'settle', percent: 150n },
];

it(`money does what the model says over ${members} × ${length} commands`, async () => {
  const seed = seedFor('money model');
  const walk = fc.array(step, { minLength: length, maxLength: length });
  const walks = [written.map(each => [each, 1] as const), ...fc.sample(walk, { numRuns: members, seed })];
  const { platform } = running;
  const came = new Map<string, number>();
  for (const [at, walk] of walks.entries()) {
    const memberId = await addMember(platform.db, { siteId: '1001', fen: opening, at: clock.now() });
    await giveWithdrawalAccount(running, { userId: memberId }, 0, memberId);
    const own = platform.db.updateTable('withdrawal_accounts').set({ holder: '' });
    await own.where('id', '=', memberId).execute();
    const [model, driver] = [new MoneyModel(opening), moneyDriver(platform, memberId)];
    for (const [n, [each, minutes]] of walk.entries()) {
      clock.advance(minutes * 60_000 + 7);
      const where = `seed ${seed}, member ${at}, command ${n}: ${show(each)}`;
      // Before the model moves on: the driver asks it which bet is meant.
      const outcome = await driver.apply(each, model);
      expect(outcome, where).toBe(model.apply(each, clock.now()));
      came.set(`${each.do} ${outcome}`, (came.get(`${each.do} ${outcome}`) ?? 0) + 1);
      const open = await openTurnover(emptiedVenues)(platform.db, memberId, clock.now());
      const { available, held, usdt, venues } = await pursesOf(platform.db, memberId);
      expect(
        {
          ...{ available, held, usdt, venue: venues.JXDZ ?? 0n, order: await driver.orderState() },
          turnover: open.map(({ need, done }) => need - done),
        },
        where,
      ).toEqual({
        ...{ available: model.available, held: model.held, usdt: model.usdt, venue: model.venue },
        order: model.order?.state,
        turnover: model.turnover(),
      });
    }
    expect(await auditLedger(platform.db), `seed ${seed}, member ${at}`).toEqual([]);
  }
  if (isDeep) console.log(Object.fromEntries([...came].sort()));
  // Each kind of outcome was met, or the agreement would say little.
  const wanted = [
    'pay credited',
    'pay parked under',
    'withdraw paid',
    'withdraw withdrawal-turnover',
    'settle settled',
  ];
  expect(wanted.filter(outcome => !came.has(outcome))).toEqual([]);
});

const show = (command: Command) =>
  JSON.stringify(command, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
