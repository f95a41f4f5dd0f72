import { beijingDate, day, hour } from '@lobby/calendar';
import { gradeTerms } from '@lobby/funds';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { balanceOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { mayNotPlay, pausedMembers } from '@lobby/platform-testing/internals/protection';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { giveWithdrawalAccount } from '@lobby/platform-testing/money/test-withdrawals';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { dose, drawsFor, isDeep } from '@lobby/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { grantsOf } from '../grants/grants.ts';
import { givePeriodGifts } from './give-period-gifts.ts';
import { beginProgrammes } from './programmes.ts';
import { reviewGrades } from './review-grades.ts';
import { standingOf } from './standings.ts';
import { vipDriver } from './testing/vip-driver.ts';
import { closedPeriods, type Person, type VipCommand, VipModel } from './testing/vip-model.ts';

const siteId = '1001';
const begin = Date.UTC(2026, 10, 24, 4);
const opening = 60_000_00n;
/** Members whose orders run at the same time, one command of each between two moves of the clock. */
const atOnce = dose({ small: 50, deep: 500 });
const worlds = dose({ small: 2, deep: 20 });
const length = 14;

const clock = manualClock(begin);
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { clock, domains: [] });
  await beginProgrammes(running.platform.db, [siteId], begin);
});
afterAll(() => running.stop());

const draw = drawsFor('vip model');
const below = (count: number) => Math.floor(draw() * count);
const oneOf = <Item>(...items: readonly Item[]) => items[below(items.length)] as Item;

/** A command, the likelier ones by weight. */
function drawCommand(): VipCommand {
  const fen = BigInt(1 + below(2_000_000));
  const roll = below(100);
  if (roll < 12) return { do: 'deposit', fen: BigInt(30_000 + below(120_000)) };
  if (roll < 32) return { do: 'bet', fen, category: oneOf('TY', 'TY', 'TY', 'ZR') };
  if (roll < 54) return { do: 'settle' };
  if (roll < 59) return { do: 'void' };
  if (roll < 76) return { do: 'claim', which: below(6) };
  if (roll < 82) return { do: 'birthday' };
  if (roll < 85) return { do: 'grade', grade: below(5) };
  if (roll < 89) return { do: 'pause', days: 1 + below(20) };
  return { do: 'withdraw' };
}

/** The moments of a world, ms: hours or days apart, some more than a keeping period. */
function drawMoments(): number[] {
  let at = clock.now();
  return Array.from({ length }, () => {
    at += oneOf(hour, 9 * hour, day, 3 * day, 7 * day, 30 * day, 91 * day) + below(hour);
    return at;
  });
}

async function member(person: Person, realName: string) {
  const { db } = running.platform;
  const at = person.registeredAt;
  const memberId = await addMember(db, { siteId, fen: opening, at });
  const bound = { real_name: person.hasRealName ? realName : '', birthday: person.birthday };
  await db.updateTable('members').set(bound).where('id', '=', memberId).execute();
  await giveWithdrawalAccount(running, { userId: memberId }, 0, memberId);
  await db.updateTable('withdrawal_accounts').set({ holder: '' }).where('id', '=', memberId).execute();
  const model = new VipModel(opening, { person, terms: gradeTerms, began: begin });
  return { memberId, model, driver: vipDriver(running.platform, memberId) };
}

const keyOf = ({ period, start }: ReturnType<typeof closedPeriods>[number]) => `${period} ${start}`;

const letters = '甲乙丙丁戊己庚辛壬癸';
const nameOf = (n: number) => `王${[...`${n}`].map(digit => letters[Number(digit)]).join('')}`;

it(
  `${worlds * atOnce} random orders of ${length} events give what the rules say, once each`,
  async () => {
    const { db } = running.platform;
    const came = new Map<string, number>();
    const given = new Set<string>();
    for (let world = 0; world < worlds; world += 1) {
      const moments = drawMoments();
      const started = clock.now();
      const persons: Person[] = [];
      const members = await Promise.all(
        Array.from({ length: atOnce }, (_, n) => {
          const person: Person = {
            hasRealName: below(10) > 0,
            birthday: `1990${beijingDate(oneOf(...moments)).slice(4)}`,
            registeredAt: started - oneOf(1, 200) * day,
            years: new Set(),
          };
          // Every fifth is the second account of the one before.
          const owner = n % 5 === 4 ? n - 1 : n;
          persons.push(owner === n ? person : (persons[owner] ?? person));
          return member(persons[n] ?? person, nameOf(world * atOnce + owner));
        }),
      );
      for (const [turn, moment] of moments.entries()) {
        clock.set(moment);
        for (const [n, { model, driver }] of members.entries()) {
          const command = drawCommand();
          const where = `world ${world}, member ${n}, turn ${turn}: ${show(command)}`;
          // Before the model moves on: the driver asks it which bet is meant.
          const outcome = await driver.apply(command, model);
          expect(outcome, where).toBe(model.apply(command, moment));
          came.set(`${command.do} ${outcome}`, (came.get(`${command.do} ${outcome}`) ?? 0) + 1);
        }
        await reviewGrades(db, { now: moment, isPaused: mayNotPlay, pausedMembers });
        await givePeriodGifts(db, { now: moment, isPaused: mayNotPlay });
        const closed = closedPeriods(moment).filter(one => !given.has(keyOf(one)));
        for (const { model } of members) model.review(moment, closed);
        for (const one of closed) given.add(keyOf(one));
      }
      for (const [n, { memberId, model }] of members.entries()) {
        const { available, held } = await balanceOf(db, memberId);
        const { grade } = await standingOf(db, memberId, clock.now());
        const grants = await grantsOf(db, memberId, 0);
        expect(
          {
            ...{ available, held, grade },
            grants: grants
              .map(row => [`${row.source} ${row.period}`, row.amount, row.claimed_at !== null])
              .sort(),
          },
          `world ${world}, member ${n}`,
        ).toEqual({
          ...{ available: model.available, held: model.held, grade: model.grade },
          grants: model.grants.map(({ key, amount, isClaimed }) => [key, amount, isClaimed]).sort(),
        });
      }
    }
    expect(await auditLedger(db)).toEqual([]);
    if (isDeep) console.log(Object.fromEntries([...came].sort()));
    // Each kind of outcome was met, or the agreement would say little.
    const wanted = [
      ...[
        'claim claimed',
        'claim grant-expired',
        'claim play-paused',
        // Few are born on a day of a small dose and meet all else.
        ...(isDeep ? ['birthday claimed'] : []),
        'birthday birthday-day',
      ],
      ...['birthday birthday-real-name', 'void void', 'grade given', 'withdraw withdrawn'],
      'withdraw withdrawal-turnover',
    ];
    expect(wanted.filter(outcome => !came.has(outcome))).toEqual([]);
  },
  dose({ small: 900_000, deep: 4 * 3_600_000 }),
);

const show = (command: VipCommand) =>
  JSON.stringify(command, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
