import { type Call, contract, readRequest } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { md5, type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { sendCodeRequest } from '@lobby/platform-testing/members/test-codes';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningPlatform } from '../platform.ts';

const wrong = codeOf('invalid-parameter');
const rows = Object.values(contract).flatMap(calls => Object.values<Call>(calls));

let running: RunningPlatform;
let member: TestClient;
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' });
  member = testClient(running.url);
  await member.join('planter1');
});
afterAll(() => running.stop());

/** Values that are valid for every row. */
const fitting: Record<string, unknown> = {
  ...{
    name: 'demo88',
    password: md5('x'),
    secondPassword: md5('x'),
    domain: 'x.example',
    rCode: 'r',
    iCode: 'i',
  },
  ...{ kaptchcate: 0, codeId: md5('x'), code: '123456', isAgent: 0, imageCode: 'x', ticket: 'x' },
  ...{ sendCodeNumV2: 'x', sendNameV2: 'x', codeIdV2: 'x', SendCodeNum: md5('x'), SendName: md5('x') },
  ...{
    type: 2,
    cate: 0,
    phone: '+86 13800138000',
    email: 'x@example.com',
    value: 'x',
    area: 'x',
    langx: 'zh-CN',
  },
  ...{ lot_number: 'x', captcha_output: 'x', pass_token: 'x', gen_time: '1', validate_way: 0, userSystem: 1 },
  ...{ pageNum: 1, pageSize: 20, beginTime: 1, endTime: 2, status: 'all', gtype: 'FT', gameCode: 'xx' },
  ...{ enName: 'CRTY', method: 'get_league_count', Request: { token: '' }, isPop: 0, isActivity: 0 },
  ...{
    calls: [{ path: contract.configuration.preInfo.path, body: {} }],
    keepCurrent: true,
    id: 'x',
    showId: 'x',
    ecid: 'x',
  },
  ...{ oldPassword: md5('y'), realName: '林乔', birthday: '1990-01-01', gender: 'male' },
  withLockMoney: 1,
  ...{ halls: ['chess'], wished: true },
  ...{ image: 'AAAA', text: 'x', ids: ['x'] },
  ...{ page: 'ck', helped: true },
  ticketId: 'OU1',
  ...{ number: '13912340001', accountId: 'x', amount: '100', via: 'phone', bankId: '', rate: '' },
  ...{ period: 'day', minutes: 30, hours: 24, months: 6, agreed: true },
  purpose: 'change-phone',
  credential: {
    id: 'x',
    rawId: 'x',
    type: 'public-key',
    response: { clientDataJSON: 'x', attestationObject: 'x' },
  },
  ...{ channelCode: 'JXDZ', ty: '1', category: 8, operationId: 'x', quoteId: 'x', to: 'USDT' },
  ...{ channelId: 'bank-1', amount: '100', signal: '', orderId: 'D1', wish: 'credit', paidAt: 1 },
};

/** The fields of a row, from its schema. */
function fieldsOf(call: Call): string[] {
  const schema = call.request as { entries?: object; wrapped?: { entries?: object } };
  return Object.keys(schema.entries ?? schema.wrapped?.entries ?? {});
}
const isNumber = (name: string) => typeof fitting[name] === 'number';
const { setLimit, confirmLimit, cancelLimit } = contract.playerProtection;
const ofLimits: readonly Call[] = [setLimit, confirmLimit, cancelLimit];
const { config, verification, joinActivity } = contract.promotion;
const ofPromotions: readonly Call[] = [config, verification, joinActivity];
const { authorNotes, noteAuthor } = contract.stream;
const ofMessages: readonly Call[] = [authorNotes, noteAuthor];

/** A valid body of a row; `version`, which rows define differently, may be omitted. */
const wholeOf = (call: Call) => ({
  ...Object.fromEntries(fieldsOf(call).flatMap(name => (name in fitting ? [[name, fitting[name]]] : []))),
  // A record of bets has another kind.
  ...(call === contract.userFeedback.feedbackAdd ? { kind: 'account' } : {}),
  ...(call === contract.record.disputeBet ? { kind: 'result' } : {}),
  // A list of bets has another status.
  ...(call === contract.status.setAutoTransferStatus ? { status: 1 } : {}),
  ...(call === contract.bankCard.addAccount ? { kind: 'alipay' } : {}),
  ...(ofLimits.includes(call) ? { kind: 'deposit' } : {}),
  ...(ofPromotions.includes(call) ? { id: '1' } : {}),
  ...(ofMessages.includes(call) ? { rid: 'lobby', id: '1' } : {}),
  ...(call === contract.stream.history ? { rid: 'lobby', category: '', categoryType: '' } : {}),
  // Purses have all categories as one.
  ...(call === contract.venue.gameList ? { category: 'DZ' } : {}),
});

/** Every way to make a valid body of a row invalid. */
function spoiled(call: Call): [string, unknown][] {
  const whole = wholeOf(call);
  return [
    ...fieldsOf(call).map((name): [string, unknown] => [`${name}: U+0000`, { ...whole, [name]: 'a\u0000b' }]),
    ...fieldsOf(call)
      .filter(isNumber)
      .map((name): [string, unknown] => [`${name}: 1e308`, { ...whole, [name]: 1e308 }]),
    ['a field nobody knows: U+0000', { ...whole, more: 'a\u0000b' }],
    ['a key: U+0000', { ...whole, 'a\u0000b': 1 }],
    // A query has no depth.
    ...(call.method === 'GET'
      ? []
      : [['deep inside: U+0000', { ...whole, more: [{ deep: ['\u0000'] }] }] as [string, unknown]]),
  ];
}

describe('a text with U+0000, and a number out of range', () => {
  it.each(rows.map(call => [call.path, call] as const))('%s: are invalid parameters', async (_path, call) => {
    expect(readRequest(call, wholeOf(call)).ok, 'the body that is spoiled').toBe(true);
    for (const [what, body] of spoiled(call)) {
      expect((await member.send(call, body as never)).status_code, what).toBe(wrong);
    }
  });

  it('are invalid inside combined calls, inside the sportsbook’s, and inside encrypted bodies too', async () => {
    const { readTogether } = contract.together;
    const inner = { path: contract.advertising.queryNoticeListByPage.path, body: { langx: '\u0000' } };
    expect((await member.send(readTogether, { calls: [inner] })).status_code).toBe(wrong);
    const pages = { ...inner, body: { pageNum: 1e308 } };
    expect((await member.send(readTogether, { calls: [pages] })).status_code).toBe(wrong);
    const asked = { method: 'get_draw', enName: 'CRTY' as const, Request: { ecid: 'a\u0000b' } };
    expect((await member.send(contract.venue.resource, asked)).status_code).toBe(wrong);
    const encrypted = await member.send(
      contract.userSession.login,
      { name: 'a\u0000b', password: md5('x') },
      { encrypted: true },
    );
    expect(encrypted.status_code).toBe(wrong);
  });

  it('are invalid in a separately encrypted field too', async () => {
    const good = { number: '1234', name: 'demo66', codeId: 'x' };
    for (const field of ['number', 'name', 'codeId'] as const) {
      const request = await sendCodeRequest({ ...good, [field]: 'a\u0000b' }, {});
      const answer = await member.send(contract.userVerification.sendCodeOne, request);
      expect(answer.status_code, field).toBe(wrong);
    }
  });
});

describe('the paging of a list', () => {
  const ask = async (page: object) =>
    (await member.send(contract.record.betRecordList, page as never)).status_code;

  it.each([0, -1, 1.5, 1e308, 2 ** 53, null, '1', [1], true])('is invalid with pageNum %s', async pageNum => {
    expect(await ask({ pageNum })).toBe(wrong);
  });
  it.each([0, -1, 1.5, 1e308, 101, null, '20'])('is invalid with pageSize %s', async pageSize => {
    expect(await ask({ pageSize })).toBe(wrong);
  });
  it('may be far beyond the last page', async () => {
    await member.join('planter2');
    expect(await ask({ pageNum: Number.MAX_SAFE_INTEGER, pageSize: 100 })).toBe(codeOf('success'));
  });
});
