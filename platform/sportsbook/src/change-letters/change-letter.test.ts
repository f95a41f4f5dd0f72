import { describe, expect, it } from 'vitest';
import { type ChangedTicket, changeLetter, type Subject } from './change-letter.ts';

const same = (name: string) => ({ 'zh-CN': name, 'zh-TW': name });
const match: Subject = { league: same('英超'), home: same('甲'), away: same('乙') };

/** A ticket of 100 yuan that had won 92 and has lost after all. */
const ticket = (id: number, parts: Partial<ChangedTicket> = {}): ChangedTicket => ({
  bet_id: BigInt(id),
  seq: 4,
  ticket_id: `OU${id}`,
  reason: 'result-corrected',
  score_before: '1:0',
  score: '0:1',
  result_before: 'W',
  result: 'L',
  returned_before: 192_00n,
  returned: 0n,
  amount: -192_00n,
  owed: 0n,
  risk: 100_00n,
  sold_risk: 0n,
  wtype: 'M',
  rtype: 'MH',
  ...parts,
});
const html = (...tickets: ChangedTicket[]) => changeLetter(match, tickets)['zh-CN'].content;

describe('the letter of a change', () => {
  it('says once what changed several tickets, and apart what changed others', () => {
    const half = { wtype: 'HM', rtype: 'HMH', score_before: '1:0', score: '0:0' };
    expect(html(ticket(1), ticket(2, half), ticket(3))).toMatch(
      /<p>原赛果 1:0，现赛果 0:1。原因：赛果更正。<\/p><ul><li>注单 OU1：.*<li>注单 OU3：.*<p>上半场原赛果 1:0，现赛果 0:0。.*<li>注单 OU2：/,
    );
  });

  it('names the scores of a half, or of both', () => {
    const scores = { score_before: '1:0/1:0', score: '0:0/1:0' };
    expect(html(ticket(1, { ...scores, wtype: 'F', rtype: 'FHH' }))).toContain(
      '<p>半场/全场原赛果 1:0/1:0，现赛果 0:0/1:0。',
    );
  });

  it('names a score once that stayed, and of a next goal that the goals fell in another order', () => {
    const stayed = { score_before: '1:1', score: '1:1' };
    expect(html(ticket(1, stayed))).toContain('<p>赛果仍为 1:1。原因：赛果更正。');
    expect(html(ticket(1, { ...stayed, wtype: 'NG', rtype: 'NGH' }))).toContain(
      '<p>赛果仍为 1:1，进球的先后有更正。原因：赛果更正。',
    );
  });

  it('lists fifty tickets, counts the others, and adds up all of them to the fen', () => {
    const tickets = Array.from({ length: 60 }, (_, id) => ticket(id, { amount: -1_01n, owed: 1n }));
    const letter = html(...tickets);
    expect(letter.match(/<li>/g)).toHaveLength(50);
    expect(letter).toContain('您有 60 张注单的结算有变更');
    expect(letter).toContain('另有 10 张注单');
    expect(letter).toContain('合计：从账户扣回 60.60 元，其中 0.60 元余额不足');
    expect(letter).toContain('/mine/feedback?ticket=OU0,OU1,OU2,OU3,OU4,OU5,OU6,OU7,OU8,OU9"');
  });

  it('names a ticket once that changed twice', () => {
    const letter = html(ticket(1), ticket(1, { seq: 5 }));
    expect(letter).toContain('您有 1 张注单的结算有变更');
    expect(letter).toContain('?ticket=OU1"');
  });

  it('holds names of teams as text', () => {
    const { title, content } = changeLetter({ ...match, home: same('<b>甲') }, [ticket(1)])['zh-CN'];
    expect(title).toBe('注单结算有变更：<b>甲 对 乙');
    expect(content).toContain('&lt;b&gt;甲 对 乙');
  });
});
