import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lobbyRoom } from '../rooms/lobby-room.ts';
import { chatPages, origin } from '../testing/chat-pages.ts';
import { REFUSED_UNTIL_MUTED } from './mutes.ts';
import { addPattern, patternRows, patternsOf, removePattern } from './patterns/site-patterns.ts';

const path = '/dev/operator/chat';
const clock = manualClock(Date.now());
let running: RunningPlatform;
const pages = chatPages(() => running);
const timeout = 20_000;

beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent', corsOrigins: [origin] }, { clock });
});
afterAll(async () => {
  pages.leaveAll();
  await running.stop();
});

const operatorPage = async (below = '') => (await fetch(running.url + path + below)).text();
/** Sends a form of the operator's page. @returns the page that answers. */
async function operate(fields: Record<string, string>): Promise<{ status: number; text: string }> {
  // Every page of the console carries the token, one with a form at least.
  const token = /name="token" value="([^"]*)"/.exec(await operatorPage())?.[1] ?? '';
  const answer = await fetch(running.url + path, {
    method: 'POST',
    headers: { origin: running.url },
    body: new URLSearchParams({ token, ...fields }),
  });
  return { status: answer.status, text: await answer.text() };
}
const of = { site: '1001', rid: lobbyRoom };
/** Makes a member one who looks after the rooms. */
const appoint = (name: string, is = '1') => operate({ does: 'moderator', site: '1001', name, is });
/** A page of a member who is one, in a room. */
async function moderator(name: string, rid = lobbyRoom) {
  const { jwt } = await pages.member(name);
  await appoint(name);
  const page = pages.page(jwt);
  await page.isOpen();
  await page.join(rid);
  return page;
}
const readersOnly = { slow: '0', grade: '0', writers: 'nobody' };
const forMembers = { ...readersOnly, writers: 'members' };

describe('a text against the rules', () => {
  it(`is refused with the reason, the ${REFUSED_UNTIL_MUTED}rd one mutes its author, and no other room lets them write`, async () => {
    const { say } = await pages.member('spammer1', lobbyRoom);
    expect(await say(lobbyRoom, '加V lucky888')).toMatchObject({ refused: 'contact' });
    expect(await say(lobbyRoom, '来 abc.com 玩')).toMatchObject({ refused: 'link' });
    const third = await say(lobbyRoom, '专业代充，秒到');
    expect(third).toMatchObject({ refused: 'muted', reason: 'word' });
    expect(Number(third.until)).toBeGreaterThan(running.platform.clock.now());
    expect(await say(lobbyRoom, '好球')).toMatchObject({ refused: 'muted' });
  });

  it('of somebody who may hurt themselves is refused for their care, never mutes them, and an operator sees it', async () => {
    const { say } = await pages.member('sad1', lobbyRoom);
    for (const text of ['输光了想死', '活不下去了', '真的不想活了', '想跳楼'])
      expect(await say(lobbyRoom, text)).toMatchObject({ refused: 'care' });
    expect(await say(lobbyRoom, '好球')).toMatchObject({ msg: '好球' });
    expect(await operatorPage(`/room/1001/${lobbyRoom}`)).toContain('需要关怀');
  });

  it('with a word that an operator added is refused on that site, until the word is taken away', async () => {
    const { say } = await pages.member('wordy1', lobbyRoom);
    await operate({ does: 'word', site: '1001', word: '假 球', refused: '1' });
    expect(await say(lobbyRoom, '這場假球吧')).toMatchObject({ refused: 'word' });
    await operate({ does: 'word', site: '1001', word: '假球', refused: '0' });
    expect(await say(lobbyRoom, '这场假球吧')).toMatchObject({ msg: '这场假球吧' });
  });

  it('of an operator, and a moderator of theirs, are written down once for each change', async () => {
    await pages.member('wordy2', lobbyRoom);
    for (const refused of ['1', '1', '0', '0'])
      await operate({ does: 'word', site: '1002', word: '记 录', refused });
    for (const is of ['1', '1', '0', '0']) await appoint('wordy2', is);
    const { id: author } = await running.platform.db
      .selectFrom('members')
      .select('id')
      .where('name_key', '=', 'wordy2')
      .executeTakeFirstOrThrow();
    const done = await running.platform.db
      .selectFrom('chat_actions')
      .select(['kind', 'by_whom', 'detail'])
      .where(is => is.or([is('author', '=', author), is('site_id', '=', '1002')]))
      .where('kind', '!=', 'refused')
      .orderBy('id')
      .execute();
    expect(done.map(({ kind, by_whom, detail }) => [kind, by_whom, detail])).toEqual([
      ['word-added', 'operator', '记录'],
      ['word-removed', 'operator', '记录'],
      ['moderator-added', 'operator', ''],
      ['moderator-removed', 'operator', ''],
    ]);
  });
});

describe('a moderator', () => {
  it('withdraws a message, which everybody is told, and nothing of it is in the history', async () => {
    const page = await moderator('mod1');
    expect(page.heard('vipLevel')).toMatchObject([{ isModerator: true }]);
    const talker = await pages.member('talker1', lobbyRoom);
    const { id } = await talker.say(lobbyRoom, '要撤下的话');
    page.send('block', { rid: lobbyRoom, id, reason: '无关' });
    expect(await talker.wait('block')).toEqual([{ rid: lobbyRoom, id }]);
    talker.send('history', { rid: lobbyRoom });
    const [{ messages }] = (await talker.wait('history')) as unknown as [{ messages: { id: string }[] }];
    expect(messages.find(one => one.id === id)).toMatchObject({ msg: '', name: '', isWithdrawn: true });
  });

  it('mutes the author of a message, who is told until when and why', async () => {
    const page = await moderator('mod2');
    const talker = await pages.member('talker2', lobbyRoom);
    const { id } = await talker.say(lobbyRoom, '吵架');
    page.send('mute', { rid: lobbyRoom, id, minutes: 10, reason: '争吵' });
    expect(await talker.wait('mute')).toMatchObject([{ reason: '争吵' }]);
    expect(await talker.say(lobbyRoom, '还要说')).toMatchObject({ refused: 'muted', reason: '争吵' });
  });

  it('neither mutes another one nor makes the mute of an operator shorter', async () => {
    const [page, other] = [await moderator('mod3'), await pages.member('mod4', lobbyRoom)];
    const { id: ofOther } = await other.say(lobbyRoom, '任命之前');
    await appoint('mod4');
    page.send('mute', { rid: lobbyRoom, id: ofOther, minutes: 10, reason: '夺权' });
    const talker = await pages.member('talker6', lobbyRoom);
    const { id } = (await talker.say(lobbyRoom, '诈骗')) as { id: string };
    await operate({ does: 'mute', ...of, id, minutes: '1440', reason: '诈骗' });
    page.send('mute', { rid: lobbyRoom, id, minutes: 10, reason: '争吵' });
    const [first, second] = await talker.wait('mute', 2);
    expect(second).toEqual(first);
    expect(await talker.say(lobbyRoom, '还要说')).toMatchObject({ refused: 'muted', reason: '诈骗' });
    expect(other.heard('mute')).toEqual([]);
    expect(await other.say(lobbyRoom, '还能说')).toMatchObject({ msg: '还能说' });
  });

  it('who is one no more writes as everybody does, without a new login', async () => {
    const rid = await aMatch(running.platform, 1);
    const page = await moderator('mod5', rid);
    await operate({ ...{ does: 'room', site: '1001', rid, reason: '', pinned: '' }, ...readersOnly });
    expect(await page.say(rid, '请文明聊天')).toMatchObject({ isModerator: true });
    await appoint('mod5', '0');
    expect(await page.say(rid, '还是我')).toMatchObject({ refused: 'readers-only' });
    await operate({ ...{ does: 'room', site: '1001', rid, reason: '', pinned: '' }, ...forMembers });
    expect(await page.say(rid, '又是我')).toMatchObject({ isModerator: false });
  });

  it('is nobody whom no operator made one: what others ask for is a report at most', async () => {
    const [talker, other] = [
      await pages.member('talker3', lobbyRoom),
      await pages.member('other3', lobbyRoom),
    ];
    const { id } = await talker.say(lobbyRoom, '普通的话');
    other.send('mute', { rid: lobbyRoom, id, minutes: 10, reason: '假的' });
    other.send('block', { rid: lobbyRoom, id, reason: '辱骂' });
    await vi.waitFor(async () => expect(await operatorPage()).toContain('辱骂'), { timeout });
    expect(talker.heard('block')).toEqual([]);
    expect(await talker.say(lobbyRoom, '还能说')).toMatchObject({ msg: '还能说' });
  });
});

describe('an operator', () => {
  it('finds what was reported and keeps it or withdraws it, once', async () => {
    const talker = await pages.member('talker4', lobbyRoom);
    const reporter = await pages.member('reporter4', lobbyRoom);
    const { id } = (await talker.say(lobbyRoom, '有问题的话')) as { id: string };
    reporter.send('block', { rid: lobbyRoom, id, reason: '广告嫌疑' });
    await vi.waitFor(async () => expect(await operatorPage()).toContain('广告嫌疑'), { timeout });
    const withdrawn = { does: 'withdraw', ...of, id, reason: '核实' };
    expect((await operate(withdrawn)).status).toBe(200);
    expect(await talker.wait('block')).toEqual([{ rid: lobbyRoom, id }]);
    expect((await operate(withdrawn)).status).toBe(404);
    expect(await operatorPage()).not.toContain('广告嫌疑');
    expect(await operatorPage(`/room/1001/${lobbyRoom}`)).toContain('撤下消息');
  });

  it('sets who writes and how often, pins a sentence, clears and closes a room: all of it is told in it', async () => {
    const { platform } = running;
    const rid = await aMatch(platform);
    const talker = await pages.member('talker5', rid);
    await talker.say(rid, '一');
    const set = { does: 'room', site: '1001', rid, reason: '', slow: '30', pinned: '理性投注', grade: '0' };
    await operate({ ...set, writers: 'members' });
    const isSet = (status: object) =>
      vi.waitFor(() => expect(talker.heard('roomStatusUpdate').at(-1)).toMatchObject(status), { timeout });
    await isSet({ slowMs: 30_000, pinned: '理性投注', count: 1 });
    expect(await talker.say(rid, '二')).toMatchObject({ refused: 'slow' });
    await operate({ ...set, slow: '0', writers: 'nobody' });
    await isSet({ writers: 'nobody' });
    expect(await talker.say(rid, '二')).toMatchObject({ refused: 'readers-only' });
    await operate({ ...set, slow: '0', grade: '3', writers: 'members' });
    await isSet({ leastGrade: 3 });
    expect(await talker.say(rid, '二')).toMatchObject({ refused: 'grade' });
    await operate({ does: 'clear', site: '1001', rid, reason: '刷屏' });
    const [{ cleared }] = (await talker.wait('clearRoom')) as unknown as [{ cleared: string }];
    expect(await talker.join(rid)).toMatchObject({ cleared, top: cleared });
    // It has nothing of the room, and is not told to come back for it.
    clock.advance(6_000);
    talker.send('heartbeat', { tops: { [rid]: '' } });
    await talker.answered();
    expect(talker.link.state().at).toBe('open');
    await operate({ does: 'close', site: '1001', rid, reason: '比赛取消' });
    expect(await talker.wait('roomDestroyed')).toEqual([{ rid, reason: '比赛取消' }]);
    expect(await talker.say(rid, '二')).toMatchObject({ refused: 'closed' });
    expect(await talker.join(rid)).toEqual({ rid, joined: false });
  });

  it('keeps signed notes on a member, sees them wherever the member is dealt with, and nobody in a room is told', async () => {
    const talker = await pages.member('talker7', lobbyRoom);
    const { id } = (await talker.say(lobbyRoom, '吵起来的话')) as { id: string };
    const { author } = await running.platform.db
      .selectFrom('chat_messages')
      .select('author')
      .where('id', '=', BigInt(id))
      .executeTakeFirstOrThrow();
    const page = `/author/1001/${author}`;
    expect(await operatorPage(page)).toContain('加备注');
    const note = { does: 'note', site: '1001', author };
    expect((await operate({ ...note, text: '与客服有约定', by: '王' })).status).toBe(200);
    expect((await operate({ ...note, text: '第二次提醒', by: '' })).status).toBe(200);
    expect((await operate({ ...note, text: ' ', by: '' })).status).toBe(400);
    const shown = await operatorPage(page);
    expect(shown).toMatch(/第二次提醒.*运营 王.*与客服有约定.*吵起来的话/s);
    await operate({ does: 'mute', ...of, id, minutes: '10', reason: '争吵' });
    for (const below of ['', `/room/1001/${lobbyRoom}`])
      expect(await operatorPage(below)).toContain('2 条备注');
    const other = await pages.member('other7', lobbyRoom);
    for (const each of [talker, other]) {
      each.send('history', { rid: lobbyRoom });
      await each.wait('history');
      await each.answered();
      expect(each.everything()).not.toMatch(/约定|提醒/);
    }
  });

  it('adds patterns until a message is held against too much, and again once one is away', async () => {
    const { db } = running.platform;
    const add = (n: number) => addPattern(db, { siteId: '1001', source: `红a{0,240}${n}单`, now: 1 });
    let taken = 0;
    while ((await add(taken)) === undefined && taken < 50) taken += 1;
    const sizes = (await patternsOf(db, '1001')).map(({ program }) => program.programSize());
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3_000);
    expect(await add(taken)).toContain('合起来太复杂');
    const [first] = await patternRows(db, '1001');
    await removePattern(db, { siteId: '1001', id: first?.id ?? 0, now: 1 });
    expect(await add(taken)).toBeUndefined();
    await db.deleteFrom('chat_patterns').execute();
  });

  it('tries a pattern on a line, adds it for one site, and takes it away; the record says so', async () => {
    const pattern = { does: 'pattern', site: '1001', pattern: '龙{2,3}门(?:阵|镇)', sample: '' };
    const tried = await operate({ ...pattern, act: 'try', sample: '進 龙-龍-門 镇' });
    expect(tried.text).toContain('匹配到“龙龙门镇”');
    expect(tried.text).toContain('判断时看到的是：进龙龙门镇');
    const talker = await pages.member('patterns1', lobbyRoom);
    expect(await talker.say(lobbyRoom, '这里有龙龙门镇')).not.toHaveProperty('refused');
    expect((await operate({ ...pattern, act: 'add' })).status).toBe(200);
    expect(await talker.say(lobbyRoom, '那里有 龙龍 門鎮')).toMatchObject({ refused: 'word' });
    const again = await operate({ ...pattern, act: 'add' });
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('本站已有')]);

    const rows = running.platform.db.selectFrom('chat_patterns').selectAll();
    const { id, site_id } = await rows.executeTakeFirstOrThrow();
    expect(site_id).toBe('1001');
    const removal = { does: 'pattern-remove', site: '1001', id: String(id) };
    expect((await operate(removal)).status).toBe(200);
    expect((await operate(removal)).status).toBe(404);
    expect(await talker.say(lobbyRoom, '到处有龙龙门镇')).not.toHaveProperty('refused');
    expect(await operatorPage(`/room/1001/${lobbyRoom}`)).toMatch(
      /移出正则表达式.*龙\{2,3\}门.*加入正则表达式.*龙\{2,3\}门/s,
    );
  });

  it.each([
    ['红(单', '缺少右括号'],
    ['红'.repeat(101), '有 101 个字符，最多 100 个'],
    ['(?:红单)?', '不能匹配空白内容'],
  ])(
    'is told what is wrong with the pattern %s, and both lines stay as they were typed',
    async (source, told) => {
      const sent = { does: 'pattern', site: '1001', act: 'add', pattern: source, sample: '看看 <这行>' };
      const { status, text } = await operate(sent);
      expect(status).toBe(400);
      expect(text).toContain(told);
      expect(text).toContain(`value="${source}"`);
      expect(text).toContain('value="看看 &lt;这行&gt;"');
      expect(await running.platform.db.selectFrom('chat_patterns').select('id').execute()).toEqual([]);
    },
  );

  it('is told what is missing, and of a member who is not there', async () => {
    expect(await operate({ does: 'word', site: '1001', word: ' ', refused: '1' })).toMatchObject({
      status: 400,
    });
    expect(await operate({ does: 'word', site: '1001', word: '……', refused: '1' })).toMatchObject({
      status: 400,
    });
    expect(await appoint('nobody-here')).toMatchObject({ status: 404 });
  });
});

/** The id of a match that is open for bets. */
async function aMatch({ db }: RunningPlatform['platform'], nth = 0): Promise<string> {
  const matches = db.selectFrom('sport_matches').select('id').orderBy('id').limit(1).offset(nth);
  return (await matches.executeTakeFirstOrThrow()).id;
}
