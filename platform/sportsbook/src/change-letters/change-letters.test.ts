import { minute } from '@lobby/calendar';
import type { FixtureResult, FixtureVoid } from '@lobby/fixtures';
import { formatYuan, parseYuan } from '@lobby/money';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { salesOfFile } from '@lobby/platform-testing/book/file-sales';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { recordsOf } from '@lobby/platform-testing/book/test-records';
import type { Pick, Sales } from '@lobby/platform-testing/book/test-sales';
import type { TestMatch } from '@lobby/simulation/testing/match';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { voidBets } from '../fixture-feed/fixture-voids.ts';
import { settleDue } from '../settlement/settle.ts';
import { settleBet } from '../settlement/settle-bet.ts';
import { sendChangeLetters } from './send-change-letters.ts';

const now = Date.UTC(2026, 10, 20, 12);
let book: TestBook;
let member: Member;
let sales: Sales;
let match: TestMatch;

salesOfFile(now, (...own) => {
  [book, member, sales] = own;
});
beforeEach(async () => {
  match = await sales.match();
});

const homeWins = { half: [0, 0], full: [1, 0] } as const;
const awayWins = { half: [0, 0], full: [0, 1] } as const;

const record = (version: number, parts: Partial<FixtureResult>, of = match) =>
  recordResult(book.db, { matchId: of.id, version, ...parts }, book.clock.now());
const send = () => sendChangeLetters(book.db, book.clock.now());
async function settleAndSend(): Promise<void> {
  await settleDue(book.db, book.clock.now());
  await send();
}
async function report(version: number, parts: Partial<FixtureResult>, of = match): Promise<void> {
  await record(version, parts, of);
  await settleAndSend();
}
async function cancel(cancelled: Omit<FixtureVoid, 'matchId'>): Promise<void> {
  await voidBets(book.db, { matchId: match.id, ...cancelled }, book.clock.now());
  await settleAndSend();
}

const win = (): Pick => [match, 'M', 'MH'];
const back = (picks: readonly Pick[] = [win()], golds = '100') => sales.back(member, picks, golds);
/** What a ticket returned when it won, as letters write it. */
async function returnOf(ticket: string): Promise<string> {
  const { stake, netWin } = (await recordsOf(book, member)).find(({ ticketId }) => ticketId === ticket)!;
  return formatYuan(yuan(stake) + yuan(netWin));
}
const yuan = (text: string) => parseYuan(text) ?? 0n;

const lettersTo = ({ id }: Member = member) =>
  book.db.selectFrom('letters').selectAll().where('member_id', '=', id).orderBy('sent_at').execute();
/** The newest letter, its lines without their marks. */
async function lines(column: 'content' | 'content_zh_tw' = 'content'): Promise<string[]> {
  const letter = (await lettersTo()).at(-1);
  return (letter?.[column] ?? '').split(/<[^a][^>]*>|<\/[^>]*>/).filter(Boolean);
}

describe('a correction of settled bets', () => {
  it('is one letter of every ticket with both results, the amounts, the reason and how to object', async () => {
    const other = await sales.match();
    const [single, series] = [await back([win()], '33.33'), await back([win(), [other, 'M', 'MH']], '50')];
    await report(1, homeWins);
    await report(1, homeWins, other);
    const [one, several] = [await returnOf(single), await returnOf(series)];
    expect(await lettersTo()).toEqual([]);
    await report(2, { ...awayWins, reason: 'official-decision' });
    const letters = await lettersTo();
    expect(letters).toMatchObject([
      { type: 'fd', title: '注单结算有变更：主队 对 客队', title_zh_tw: '注單結算有變更：主隊 對 客隊' },
    ]);
    expect(await lines()).toEqual([
      expect.stringContaining('您有 2 张注单的结算有变更。'),
      '原赛果 1:0，现赛果 0:1。原因：主办方更改赛果。',
      `注单 ${single}：赢，返还 ${one} 元 → 输，返还 0 元；从账户扣回 ${one} 元。`,
      `注单 ${series}：赢，返还 ${several} 元 → 输，返还 0 元；从账户扣回 ${several} 元。`,
      `合计：从账户扣回 ${formatYuan(yuan(one) + yuan(several))} 元。`,
      '如有异议，已结算的注单可在<a href="/mine/betRecord">投注记录',
      `中提出；也可<a href="/mine/feedback?ticket=${single},${series}">提交反馈`,
      '并附上注单号，或联系在线客服。每张注单的经过见投注记录中的“注单进度”。',
    ]);
    expect((await lines('content_zh_tw')).slice(1, 3)).toEqual([
      '原賽果 1:0，現賽果 0:1。原因：主辦方更改賽果。',
      `注單 ${single}：贏，返還 ${one} 元 → 輸，返還 0 元；從帳戶扣回 ${one} 元。`,
    ]);
  });

  it('is written to each member of it, and to nobody whose bets stay as they were', async () => {
    const [second, third] = [await book.join(), await book.join()];
    await back();
    await sales.back(second, [win()]);
    await sales.back(third, [[match, 'OU', 'OUC']]);
    await report(1, homeWins);
    await report(2, { half: [0, 0], full: [0, 1] });
    expect(await lettersTo()).toHaveLength(1);
    expect(await lettersTo(second)).toHaveLength(1);
    expect(await lettersTo(third)).toEqual([]);
  });

  it('is no letter for what is settled or cancelled the first time', async () => {
    await back();
    await back([[match, 'OU', 'OUC']]);
    await cancel({ wtype: 'OU', reason: 'DK' });
    await report(1, homeWins);
    expect(await lettersTo()).toEqual([]);
  });

  it('is one letter of ten tickets, also when they are settled one by one and by whom it may be', async () => {
    const tickets: string[] = [];
    for (let n = 0; n < 10; n++) tickets.push(await back([win()], '10'));
    await report(1, homeWins);
    await record(2, awayWins);
    const bets = await book.db
      .selectFrom('sport_bets')
      .select('id')
      .where('member_id', '=', member.id)
      .orderBy('id')
      .execute();
    for (const { id } of bets) {
      expect(await lettersTo()).toEqual([]);
      await settleBet(book.db, id, book.clock.now());
      await Promise.all([send(), send()]);
    }
    await report(2, awayWins);
    await Promise.all([send(), send()]);
    expect(await lettersTo()).toHaveLength(1);
    const listed = (await lines()).filter(line => line.startsWith('注单 '));
    expect(listed.map(line => line.slice(3, line.indexOf('：')))).toEqual(tickets);
  });

  it('is another letter when it is corrected once more, from the result that it had', async () => {
    const ticket = await back();
    await report(1, homeWins);
    const returned = await returnOf(ticket);
    await report(2, awayWins);
    book.clock.advance(minute);
    await report(3, { ...homeWins, reason: 'var' });
    expect(await lettersTo()).toHaveLength(2);
    expect((await lines()).slice(1, 3)).toEqual([
      '原赛果 0:1，现赛果 1:0。原因：VAR 改判。',
      `注单 ${ticket}：输，返还 0 元 → 赢，返还 ${returned} 元；补入账户 ${returned} 元。`,
    ]);
  });

  it('of the half says so', async () => {
    await back([[match, 'HM', 'HMH']]);
    await report(1, { half: [1, 0] });
    await report(2, { half: [0, 0] });
    expect(await lines()).toContain('上半场原赛果 1:0，现赛果 0:0。原因：赛果更正。');
  });

  it.each([
    ['HM:HMH+M:MH', '半场/全场原赛果 1:0/2:1，现赛果 0:0/2:1。原因：赛果更正。'],
    ['HM:HMH+HOU:HOUH@1.5', '上半场原赛果 1:0，现赛果 0:0。原因：赛果更正。'],
  ])('of a combination %s names the scores that decide its parts', async (rtype, said) => {
    await back([[match, 'SM', rtype]]);
    await report(1, { half: [1, 0], full: [2, 1] });
    await report(2, { half: [0, 0] });
    expect(await lines()).toContain(said);
  });

  it('says what became a debt because the money is gone, and what a debt took of what is paid', async () => {
    const other = await sales.match();
    const ticket = await back([win()], '1000');
    await report(1, homeWins);
    const returned = yuan(await returnOf(ticket));
    await sales.back(member, [[other, 'M', 'MH']], '1000');
    await report(2, awayWins);
    expect((await lines())[2]).toContain(
      `从账户扣回 ${formatYuan(returned)} 元，其中 1000 元余额不足，会从之后入账的款项中扣除。`,
    );
    book.clock.advance(minute);
    await report(3, homeWins);
    expect((await lines())[2]).toContain(
      `补入账户 ${formatYuan(returned)} 元，其中 1000 元已用于扣回此前待扣回的款项。`,
    );
  });

  it('counts the part that was not sold alone', async () => {
    const ticket = await back();
    await sales.sell(member, ticket, { part: 40 });
    await report(1, homeWins);
    const { netWin, risk, cashedOut } = await sales.record(member);
    const returned = formatYuan(yuan(netWin) + yuan(risk) - yuan(cashedOut ?? '0'));
    await report(2, awayWins);
    expect((await lines())[2]).toBe(
      `注单 ${ticket}：赢，返还 ${returned} 元 → 输，返还 0 元；从账户扣回 ${returned} 元。`,
    );
  });
});

describe('a settled bet that is cancelled', () => {
  it('is a letter with the reason', async () => {
    const ticket = await back();
    await report(1, awayWins);
    await cancel({ wtype: 'M', reason: 'DK' });
    expect((await lines()).slice(1, 3)).toEqual([
      '原赛果 0:1，现已取消。原因：赔率错误。',
      `注单 ${ticket}：输，返还 0 元 → 取消，返还 100 元；补入账户 100 元。`,
    ]);
    expect((await lines('content_zh_tw'))[1]).toBe('原賽果 0:1，現已取消。原因：賠率錯誤。');
  });

  it('because its match was abandoned after all names the score then', async () => {
    await back();
    await report(1, homeWins);
    await report(2, { withdrawn: true, cancelReason: 'D1', reached: [1, 1] });
    expect((await lines())[1]).toBe('比赛腰斩，中断时比分 1:1。原因：赛事腰斩。');
  });
});

describe('a settled bet that is open again', () => {
  it('is a letter, and its next settlement another one', async () => {
    const ticket = await back();
    await report(1, homeWins);
    const returned = await returnOf(ticket);
    await report(2, { withdrawn: true });
    expect((await lines()).slice(1, 3)).toEqual([
      '原赛果 1:0，现赛果 未公布。原因：赛果撤回。',
      `注单 ${ticket}：赢，返还 ${returned} 元 → 恢复为未结算，重新占用本金 100 元；从账户扣回 ${returned} 元。`,
    ]);
    book.clock.advance(minute);
    await report(3, awayWins);
    expect(await lettersTo()).toHaveLength(2);
    expect((await lines()).slice(1, 3)).toEqual([
      '原赛果 未公布，现赛果 0:1。原因：公布新的赛果。',
      `注单 ${ticket}：未结算 → 输，返还 0 元；账户金额不变。`,
    ]);
  });

  it('because its match goes on says so', async () => {
    await back();
    await report(1, { cancelReason: 'D1', reached: [1, 1] });
    expect(await lettersTo()).toEqual([]);
    await report(2, { half: [0, 0] });
    expect((await lines())[1]).toBe('原赛果 1:1，现赛果 未公布。原因：赛事恢复。');
  });
});
