import { contract } from '@lobby/api-client/contract';
import type { Member } from '@lobby/platform-kernel/calls/context';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { salesOfFile } from '@lobby/platform-testing/book/file-sales';
import type { TestBook } from '@lobby/platform-testing/book/test-book';
import { recordsOf } from '@lobby/platform-testing/book/test-records';
import type { Sales } from '@lobby/platform-testing/book/test-sales';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { bettingRules } from '@lobby/sports';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { recordResult } from '../fixture-feed/fixture-results.ts';
import { settleDue } from '../settlement/settle.ts';
import { answerDispute } from './answer-dispute.ts';
import { fileDispute } from './file-dispute.ts';
import { disputeRows } from './operator/dispute-rows.ts';

const now = Date.UTC(2026, 10, 20, 12);
const day = 24 * 3_600_000;
let book: TestBook;
let sales: Sales;
let member: Member;

salesOfFile(now, (...own) => {
  [book, member, sales] = own;
});

type Filed = Partial<{ ticketId: string; kind: string; text: string }>;
const said = { kind: 'result', text: '终场比分应为 2:1' } as const;
const file = (filed: Filed, by = member) => {
  const input = v.parse(contract.record.disputeBet.request, { ...said, ...filed });
  return fileDispute(input, { ...book.context(), member: by });
};
const answer = (id: string, verdict: 'upheld' | 'declined', text = '已核对官方赛果。') =>
  answerDispute(book.db, { id, verdict, answer: text, now: book.clock.now() });
const disputesNow = async () => (await recordsOf(book, member))[0]?.disputes;
const lettersOf = (id: string) =>
  book.db.selectFrom('letters').selectAll().where('id', '=', `dispute:${id}`).execute();
const actions = () =>
  book.db.selectFrom('sport_operator_actions').selectAll().where('action', '=', 'answer-dispute').execute();

/** A ticket of the member that lost, settled `now`, and its match. */
async function lostTicket() {
  const match = await sales.match();
  const ticketId = await sales.back(member, [[match, 'M', 'MH']]);
  await settle(match.id, { half: [0, 0], full: [0, 1] });
  return { ticketId, match };
}
async function settle(matchId: string, result: object) {
  await recordResult(book.db, { matchId, version: 1, ...result }, book.clock.now());
  await settleDue(book.db, book.clock.now());
}

describe('a dispute of a settled bet', () => {
  it('stands in its record, is answered once, with a letter and a line in the trail, and moves no money', async () => {
    const { ticketId, match } = await lostTicket();
    const money = await sales.money(member);
    const { id } = await file({ ticketId, text: '  终场比分应为 2:1\n见官网  ' });
    const open = { kind: 'result', text: '终场比分应为 2:1\n见官网', filedAt: now };
    expect(await disputesNow()).toEqual([{ ...open, state: 'open', answer: '', answeredAt: null }]);
    const waiting = (await disputeRows(book.db, 'open')).filter(row => row.id === id);
    expect(waiting).toMatchObject([{ bet: { ticketId, legs: [{ ecid: match.id, score: '0:1' }] } }]);

    book.clock.advance(60_000);
    expect(await answer(id, 'upheld', '官网为 <2:1>。\n\n稍后更正')).toBe(true);
    expect(await answer(id, 'declined')).toBe(false);
    expect(await disputesNow()).toEqual([
      { ...open, state: 'upheld', answer: '官网为 <2:1>。\n\n稍后更正', answeredAt: now + 60_000 },
    ]);
    const [letter, ...more] = await lettersOf(id);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ member_id: member.id, title: `注单异议成立：${ticketId}`, read_at: null });
    expect(letter?.content).toContain('<p>官网为 &lt;2:1&gt;。</p><p>稍后更正</p>');
    expect(letter?.content_zh_tw).toContain('答覆如下');
    expect((await actions()).map(({ detail }) => JSON.parse(detail))).toContainEqual({
      ...{ dispute: id, ticketId, verdict: 'upheld' },
    });
    expect(await sales.money(member)).toEqual(money);
    expect(await auditLedger(book.db)).toEqual([]);
  });

  it('may be filed of a bet that was returned, and of one that was sold whole', async () => {
    const stopped = await sales.match();
    const returned = await sales.back(member, [[stopped, 'M', 'MH']]);
    const sold = await sales.back(member, [[await sales.match(), 'OU', 'OUC']]);
    await sales.sell(member, sold);
    await settle(stopped.id, { cancelReason: 'D5' });
    await file({ ticketId: returned, kind: 'void' });
    await file({ ticketId: sold, kind: 'amount' });
    const kinds = (await recordsOf(book, member)).map(({ disputes }) => disputes?.map(({ kind }) => kind));
    expect(kinds).toEqual([['amount'], ['void']]);
  });

  it('is taken until fourteen days after the settlement, and not from then on', async () => {
    const { ticketId } = await lostTicket();
    expect(bettingRules.disputeDays.number).toBe(14);
    book.clock.set(now + 14 * day);
    await expect(file({ ticketId })).rejects.toMatchObject({
      ...{ result: 'warning', reason: 'dispute-late', data: { disputableUntil: now + 14 * day } },
    });
    book.clock.set(now + 14 * day - 1);
    await expect(file({ ticketId })).resolves.toMatchObject({ id: expect.any(String) });
  });

  it('may be filed for fourteen days from a settlement anew', async () => {
    const { ticketId, match } = await lostTicket();
    book.clock.set(now + 20 * day);
    await settle(match.id, { version: 2, half: [0, 0], full: [1, 0], reason: 'result-corrected' });
    book.clock.set(now + 34 * day - 1);
    await expect(file({ ticketId })).resolves.toMatchObject({ id: expect.any(String) });
  });

  it('is refused while the bet is open, and of a bet that was taken back', async () => {
    const match = await sales.match();
    const ticketId = await sales.back(member, [[match, 'M', 'MH']]);
    const unsettled = { result: 'warning', reason: 'dispute-unsettled' };
    await expect(file({ ticketId })).rejects.toMatchObject(unsettled);
    await settle(match.id, { half: [0, 0], full: [0, 1] });
    await settle(match.id, { version: 2, withdrawn: true });
    await expect(file({ ticketId })).rejects.toMatchObject(unsettled);
  });

  it('is refused to another member, of this site and another, as a bet that is not there', async () => {
    const { ticketId } = await lostTicket();
    const elsewhere = await addMember(book.db, { siteId: '1002', fen: 0n, at: now });
    const others = [await book.join(), { ...member, id: elsewhere, siteId: '1002' }];
    for (const by of others)
      await expect(file({ ticketId }, by)).rejects.toMatchObject({ result: 'not-found', data: undefined });
    await expect(file({ ticketId: 'OU0' })).rejects.toMatchObject({ result: 'not-found' });
    expect(await disputesNow()).toEqual([]);
  });

  it('is one at a time: the same again is the same, another is refused until it is answered', async () => {
    const { ticketId } = await lostTicket();
    const first = await file({ ticketId });
    expect(await file({ ticketId, text: ` ${said.text} ` })).toEqual(first);
    await expect(file({ ticketId, text: '另一个理由' })).rejects.toMatchObject({
      ...{ result: 'data-exists', reason: 'dispute-open' },
    });
    await answer(first.id, 'declined');
    book.clock.advance(1);
    expect((await file({ ticketId })).id).not.toBe(first.id);
    expect((await disputesNow())?.map(({ state }) => state)).toEqual(['declined', 'open']);
  });

  it('is refused with nothing but spaces', async () => {
    const { ticketId } = await lostTicket();
    await expect(file({ ticketId, text: ' \n ' })).rejects.toMatchObject({ result: 'invalid-parameter' });
  });

  it('is refused after ten within 24 hours, whatever they are of', async () => {
    const { ticketId } = await lostTicket();
    for (let n = 0; n < 10; n++) {
      const { id } = await file({ ticketId, text: `理由 ${n}` });
      await answer(id, 'declined');
      book.clock.advance(1);
    }
    const other = await lostTicket();
    await expect(file({ ticketId: other.ticketId })).rejects.toMatchObject({
      ...{ result: 'frequent-submission', reason: 'disputes-of-the-day', data: { retryAt: now + day } },
    });
    book.clock.set(now + day);
    await expect(file({ ticketId: other.ticketId })).resolves.toMatchObject({ id: expect.any(String) });
  });

  it('is not removed', async () => {
    const { ticketId } = await lostTicket();
    await file({ ticketId });
    await expect(book.db.deleteFrom('sport_disputes').execute()).rejects.toThrow();
  });
});
