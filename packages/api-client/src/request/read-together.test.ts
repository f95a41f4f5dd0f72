import { describe, expect, it } from 'vitest';
import { type Call, contract } from '../contract/index.ts';
import { codeOf, type ResultName } from '../result-codes/index.ts';
import { refused } from '../testing/refused.ts';
import type { Requester } from './exchange.ts';
import type { Reply } from './read-envelope.ts';
import { readTogether } from './read-together.ts';

const { configuration, advertising, userSession, together } = contract;
const { preInfo } = configuration;
const { navigationList } = advertising;

const answered = (data: unknown): Reply => ({ kind: 'answer', data });
const refusal = (name: ResultName): Reply => ({ kind: 'failure', failure: refused(name) });
const inner = (name: ResultName, data: unknown = null) => ({ status_code: codeOf(name), data, message: '' });

/** A requester over a platform with scripted replies; records the called paths. */
function over(replyTo: (call: Call) => Reply) {
  const asked: string[] = [];
  const alone: Requester = async call => {
    asked.push(call.path);
    return { reply: replyTo(call), requestId: `r${asked.length}`, token: 't' };
  };
  return { asked, ask: readTogether(alone, () => 't') };
}

const both = (ask: Requester) => Promise.all([ask(preInfo, {}), ask(navigationList, {})]);

describe('reading calls made at the same moment', () => {
  it('are sent in one request, and each caller gets its own answer', async () => {
    const { asked, ask } = over(() => answered({ answers: [inner('success', 'one'), inner('no-data')] }));
    const [first, second] = await both(ask);
    expect(asked).toEqual([together.readTogether.path]);
    expect(first).toMatchObject({ reply: answered('one'), token: 't' });
    expect(second?.reply).toMatchObject({ kind: 'failure', failure: { name: 'no-data' } });
  });

  it.each([
    ['cannot be reached', { kind: 'offline' }],
    ['is being started again', { kind: 'http-status', status: 502 }],
    ['breaks off in the middle of its answer', { kind: 'unreadable', stage: 'http' }],
  ] as const)('fail together, and travel together again, when the platform %s', async (_how, failure) => {
    const failed: Reply = { kind: 'failure', failure };
    const { asked, ask } = over(() => failed);
    expect((await both(ask)).map(exchange => exchange.reply)).toEqual([failed, failed]);
    await both(ask);
    expect(asked).toEqual([together.readTogether.path, together.readTogether.path]);
  });

  it.each([
    ['refuses it', refusal('not-found')],
    ['answers with a bare HTTP status', { kind: 'failure', failure: { kind: 'http-status', status: 404 } }],
    ['answers something else', answered({ answers: [] })],
  ] as const)('travel alone, once and for all, where the platform %s', async (_how, reply) => {
    const { asked, ask } = over(call => (call === together.readTogether ? reply : answered(call.path)));
    expect((await both(ask)).map(exchange => exchange.reply)).toEqual([
      answered(preInfo.path),
      answered(navigationList.path),
    ]);
    await both(ask);
    expect(asked.filter(path => path === together.readTogether.path)).toHaveLength(1);
    expect(asked).toHaveLength(5);
  });

  it('are sent as usual when there is only one', async () => {
    const { asked, ask } = over(call => answered(call.path));
    expect((await ask(preInfo, {})).reply).toEqual(answered(preInfo.path));
    expect(asked).toEqual([preInfo.path]);
  });
});

describe('calls that do not only read', () => {
  it('are never held back for others', async () => {
    const { asked, ask } = over(() => answered(null));
    await Promise.all([ask(userSession.logout, {}), ask(userSession.logout, {})]);
    expect(asked).toEqual([userSession.logout.path, userSession.logout.path]);
  });

  it('are not marked as combinable', () => {
    const rows: Call[] = Object.values(contract).flatMap(resource => Object.values<Call>(resource));
    const may = rows.filter(row => row.together).map(row => row.path.split('/').at(-1));
    expect(may.sort()).toEqual([
      'getBalance',
      'getUnreadForType',
      'info',
      'navigationList',
      'preInfo',
      'queryNoticeListByPage',
      'reminder',
    ]);
  });
});
