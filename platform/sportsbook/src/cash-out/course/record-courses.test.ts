import { cashOutMethods } from '@lobby/api-client/contract/game/cash-out';
import { minute } from '@lobby/calendar';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { salesOfFile } from '@lobby/platform-testing/book/file-sales';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import type { Sales } from '@lobby/platform-testing/book/test-sales';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { mostPoints } from './course.ts';
import { recordCourses, sweepCourses } from './record-courses.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let sales: Sales;
let member: Member;

salesOfFile(now, (...own) => {
  [book, member, sales] = own;
});

const coursesOf = async (who: Member, ...tickets: string[]) =>
  v.parse(cashOutMethods.course.answer, await book.call('cash_out_course', { tickets }, who)).courses;
const note = () => recordCourses(book.db, book.store, book.clock);

it('a bet begins without a course, and has the offer of every look that found another', async () => {
  const ticket = await sales.back(member, [[await sales.quietMatch(), 'ROU', 'ROUC']]);
  expect(await coursesOf(member, ticket)).toEqual([{ ticket_id: ticket, points: [] }]);
  const seen: string[] = [];
  for (let looks = 0; looks < 2; looks++) {
    await note();
    seen.push((await sales.offer(member, ticket)).price);
    book.clock.advance(minute);
  }
  const [course] = await coursesOf(member, ticket);
  expect(course!.points.map(({ price }) => price)).toEqual(seen);
  expect(course!.points.at(-1)!.ts).toBe(book.clock.now() - minute);
});

it('an offer is looked at no more often than it rests, and a course never grows past its most', async () => {
  const ticket = await sales.back(member, [[await sales.match(), 'OU', 'OUC']]);
  await note();
  const rowOf = () =>
    book.db
      .selectFrom('sport_offer_courses as c')
      .innerJoin('sport_bets as b', 'b.id', 'c.bet_id')
      .selectAll('c')
      .where('b.ticket_id', '=', ticket)
      .executeTakeFirstOrThrow();
  const first = await rowOf();
  expect(Number(first.next_at) - book.clock.now()).toBe(10 * minute);
  await note();
  expect(await rowOf()).toEqual(first);
  const full = Array.from({ length: mostPoints }, (_, at) => `${at}:${100 + at}`).join();
  await book.db.updateTable('sport_offer_courses').set({ points: full, next_at: 0n }).execute();
  await note();
  const [course] = await coursesOf(member, ticket);
  expect(course!.points.length).toBeLessThanOrEqual(mostPoints);
  expect(course!.points.at(-1)!.price).toBe((await sales.offer(member, ticket)).price);
});

it('nobody sees the course of another member, and it goes when the bet is not open any more', async () => {
  const ticket = await sales.back(member, [[await sales.match(), 'OU', 'OUC']]);
  await note();
  expect(await coursesOf(await book.join(), ticket)).toEqual([]);
  await sales.sell(member, ticket);
  expect(await coursesOf(member, ticket)).toEqual([]);
  await sweepCourses(book.db);
  const { id } = await book.db
    .selectFrom('sport_bets')
    .select('id')
    .where('ticket_id', '=', ticket)
    .executeTakeFirstOrThrow();
  const left = await book.db.selectFrom('sport_offer_courses').selectAll().where('bet_id', '=', id).execute();
  expect(left).toEqual([]);
});
