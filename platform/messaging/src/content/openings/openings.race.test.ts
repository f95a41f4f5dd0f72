import { createLog } from '@lobby/platform-kernel/domain/log';
import { doDue } from '@lobby/platform-kernel/jobs/run-job';
import { twoBooks } from '@lobby/platform-testing/book/two-books';
import { onPostgres, testDatabaseUrl } from '@lobby/platform-testing/database/throwaway-database';
import { describe, expect, it } from 'vitest';
import { changeNavigation } from '../navigation-entries.ts';
import { takeBackWishes, wishForHalls } from './hall-wishes.ts';
import { openingLetters } from './opening-letters.ts';

const title = onPostgres('two servers that open a hall on one Postgres');
const now = Date.UTC(2026, 10, 20, 12);

describe.skipIf(!testDatabaseUrl)(title, { timeout: 300_000 }, () => {
  const books = twoBooks(now);
  const log = createLog({ level: 'silent', dev: false });
  const write = (at: number) => {
    const book = books[at % 2]!;
    return doDue({ ...book, log }, openingLetters(book, []));
  };

  it('write to each member once, who asked at both at once, and to none who took it back in time', async () => {
    const { db, clock } = books[0];
    const members = await Promise.all(Array.from({ length: 30 }, () => books[0].join()));
    await Promise.all(
      members.flatMap(member =>
        books.map(book => wishForHalls(book.db, member, ['chess'], { open: [], now: clock.now() })),
      ),
    );
    const entry = { code: 'chess', position: 0, badge: '', state: 'open' } as const;
    await changeNavigation(db, members[0]!.siteId, entry, clock.now());
    const late = members.slice(20);
    await Promise.all([
      ...[0, 1, 2, 3].map(write),
      ...late.map(member => takeBackWishes(books[1].db, member.id, ['chess'])),
    ]);
    await write(0);
    const letters = await db
      .selectFrom('letters')
      .select('member_id')
      .where('type', '=', 'activity')
      .execute();
    const left = await db.selectFrom('hall_wishes').select('member_id').execute();
    const told = letters.map(({ member_id }) => member_id).toSorted();
    expect(told).toEqual(left.map(({ member_id }) => member_id).toSorted());
    expect(told).toEqual(expect.arrayContaining(members.slice(0, 20).map(({ id }) => id)));
  });
});
