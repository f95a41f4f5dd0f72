import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { hour } from '@lobby/calendar';
import { transactionSources } from '@lobby/platform/domains';
import type { RunningPlatform } from '@lobby/platform/platform';
import { accessDomain } from '@lobby/platform-identity/access.domain';
import { accountDomain } from '@lobby/platform-identity/account/account.domain';
import { membersDomain } from '@lobby/platform-identity/members/members.domain';
import { sealDatum } from '@lobby/platform-identity/members/personal-data/personal-data';
import { securityLogDomain } from '@lobby/platform-identity/security-log/security-log.domain';
import type { RateOf } from '@lobby/platform-kernel/domain/rate-of';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { lettersDomain } from '@lobby/platform-messaging/letters/letters.domain';
import { winOf } from '@lobby/platform-testing/book/corrected-win';
import { md5 } from '@lobby/platform-testing/client/test-client';
import { bindAlone } from '@lobby/platform-testing/members/bind-alone';
import { joinMember, type TestMember } from '@lobby/platform-testing/members/test-account';
import { sentBy } from '@lobby/platform-testing/members/test-codes';
import {
  addCard,
  bindForWithdrawals,
  setTestWithdrawalPassword,
  testWithdrawalPassword,
} from '@lobby/platform-testing/money/test-withdrawals';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usdtRate } from '../deposits/exchange-rate.ts';
import { isOwnAccount } from '../deposits/own-account.ts';
import { demoChannels } from '../providers/reference/channels.ts';
import { transactionsDomain } from '../transactions/transactions.domain.ts';
import { type OperatorAction, operatorActions } from './operator/operator-actions.ts';
import { withdrawalsDomain } from './withdrawals.domain.ts';
import { withdrawalsOfMember } from './withdrawals-of-member.ts';

const { bankCard, withdraw, withdrawalPassword, transfer, userProfile, letter } = contract;
const clock = manualClock(Date.parse('2026-11-23T04:00:00Z'));
const owed = new Map<string, bigint>();
const turnover = {
  open: async (_db: unknown, memberId: string) =>
    [...owed]
      .filter(([id]) => id === memberId)
      .map(([id, need]) => ({
        ...{ id, source: 'deposit' as const, base: need, need, done: 0n },
        ...{ cameBy: 'bank', since: clock.now() },
      })),
  isWaived: async () => false,
};
/** What happens once, after a rate was read. */
let afterRate = async () => {};
const rateOf: RateOf = async (db, siteId, now) => {
  const rate = await usdtRate(db, { usdtRate: '7.1234' }, siteId, now);
  const happens = afterRate;
  afterRate = async () => {};
  await happens();
  return rate;
};
const domains = [
  accessDomain,
  membersDomain,
  accountDomain(withdrawalsOfMember, () => bindAlone),
  lettersDomain(async () => undefined),
  securityLogDomain,
  transactionsDomain(transactionSources),
  withdrawalsDomain({
    turnover,
    rateOf,
    isOwnAccount: (db, account) => isOwnAccount(db, { channels: demoChannels }, account),
  }),
];
const cards = [
  '6222021200000000005',
  '6222021200000000013',
  '6222021200000000021',
  '6222021200000000039',
  '6222021200000000047',
  '6222021200000000054',
  '6222021200000000062',
  '6222021200000000070',
  '6222021200000000088',
  '6222021200000000096',
  '6222021200000000104',
  '6222021200000000112',
  '6222021200000000120',
  '6222021200000000138',
  '6222021200000000146',
  '6222021200000000153',
  '6222021200000000161',
  '6222021200000000179',
  '6222021200000000187',
  '6222021200000000195',
  '6222021200000000203',
  '6222021200000000211',
  '6222021200000000229',
  '6222021200000000237',
  '6222021200000000245',
  '6222021200000000252',
];

let running: RunningPlatform;
let member: TestMember;
let phone: string;
let members = 0;
beforeAll(async () => {
  running = await testPlatform({}, { clock, domains });
});
beforeEach(async () => {
  members += 1;
  phone = `+86 139123400${10 + members}`;
  member = await joinMember(running, clock, `drawer${10 + members}`);
  await bindForWithdrawals(running, member, phone);
});
afterAll(async () => {
  expect(await auditLedger(running.platform.db)).toEqual([]);
  await running.stop();
});

const card = (n: number) => ({ kind: 'bank' as const, number: cards[n] ?? '' });
/** A member with a first card and the withdrawal password. */
async function ready(): Promise<string> {
  const { data } = await addCard(member, phone, { kind: 'bank', number: numberOfOwn() });
  await setTestWithdrawalPassword(member, phone);
  return data.id;
}
let used = 7;
const numberOfOwn = () => {
  used += 1;
  return cards[used] ?? '';
};
const ask = (accountId: string, amount: string, more: object = {}, requestId?: string) =>
  member.client.send(
    withdraw.withdrawNew,
    { accountId, amount, password: md5(testWithdrawalPassword), ...more },
    requestId === undefined ? {} : { requestId },
  );
const order = async (orderNo: string) => {
  const [found] = await member.client.call(withdraw.withdrawOrderInfo, { orderNo });
  if (!found) throw new Error(`${orderNo} is missing`);
  return found;
};
const money = async () => {
  const { balance, lockMoney } = await member.client.call(transfer.getBalance, {});
  return [balance, lockMoney];
};
const page = '/dev/operator/withdrawals';
async function act(id: string, action: OperatorAction, fields: Record<string, string> = {}) {
  const shown = await (await fetch(running.url + page)).text();
  const token = /name="token" value="([^"]+)"/.exec(shown)?.[1] ?? '';
  const answer = await fetch(running.url + page, {
    method: 'POST',
    headers: { origin: running.url },
    body: new URLSearchParams({ id, action, token, note: '资料不符', ...fields }),
  });
  await running.catchUp();
  return answer.status;
}

describe('an account', () => {
  it('is added with a code, shown masked (an address whole), chosen and removed, and its number is stored sealed', async () => {
    const { data } = await addCard(member, phone, card(0));
    expect(data).toMatchObject({ bankId: 'ICBC', masked: '6222 **** 0005', holder: '林*', isDefault: true });
    expect(data.address).toBe('');
    expect(data.usableFrom).toBeLessThanOrEqual(clock.now());
    const again = await addCard(member, phone, card(0));
    expect(again).toMatchObject({ status_code: codeOf('data-exists'), data: { reason: 'account-added' } });
    const second = (
      await addCard(member, phone, {
        kind: 'usdt-erc20',
        number: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      })
    ).data;
    expect(second.usableFrom).toBe(second.addedAt + 24 * hour);
    const rows = await running.platform.db.selectFrom('withdrawal_accounts').selectAll().execute();
    expect(JSON.stringify(rows, (_, value) => String(value))).not.toContain(cards[0]);
    expect(await member.client.call(userProfile.memberProfile, {})).toMatchObject({ bankCards: 1 });

    const about = { accountId: data.id };
    const proof = await member.ask({ type: 13, via: 'phone', to: phone, about });
    await member.client.call(bankCard.removeAccount, {
      id: data.id,
      confirmation: { via: 'phone', ...proof },
    });
    const left = await member.client.call(bankCard.memberAccounts, {});
    expect(left.map(({ id }) => id)).toEqual([second.id]);
    expect(left.map(({ address }) => address)).toEqual(['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed']);
  });

  it('needs phone and real name, a right number, and one that no other member has', async () => {
    const stranger = await joinMember(running, clock, 'drawer02');
    const deposits = running.platform.db.insertInto('chain_addresses').values({
      ...{ member_id: stranger.userId, site_id: '1001', network: 'TRC20', provider: 'reference' },
      address: 'TDcBy4dgZdhHsZZWQMkZtQej1jjwdwdNPM',
    });
    await deposits.execute();
    for (const [kind, number, reason] of [
      ['bank', '6222021200000000009', 'card-number-shape'],
      ['usdt-trc20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'address-shape'],
      ['alipay', '12345', 'alipay-shape'],
      ['bank', '8888 8888 8888 8888', 'card-number-shape'],
      ['bank', '6217000000000000004', 'card-of-other-bank'],
      ['usdt-trc20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'address-contract'],
      ['usdt-erc20', '0xdac17f958d2ee523a2206206994597c13d831ec7', 'address-contract'],
      ['usdt-trc20', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'address-nobody'],
      ['usdt-trc20', 'TDcBy4dgZdhHsZZWQMkZtQej1jjwdwdNPM', 'account-ours'],
      ['alipay', 'Pay-Alipay@example.com', 'account-ours'],
      ['bank', '6222021234567890128', 'account-ours'],
    ] as const) {
      const bankId = kind === 'bank' ? 'ICBC' : '';
      const answer = await member.client.send(bankCard.addAccount, { kind, number, bankId });
      expect(answer.data).toEqual({ reason });
    }
    const { db } = running.platform;
    const own = db.updateTable('members').where('id', '=', member.userId);
    await own.set({ real_name: '' }).execute();
    expect((await member.client.send(bankCard.addAccount, card(1))).status_code).toBe(
      codeOf('bind-real-name'),
    );
    await own.set({ phone: '' }).execute();
    expect((await member.client.send(bankCard.addAccount, card(1))).status_code).toBe(
      codeOf('unbound-phone'),
    );
    const [other, otherPhone] = [await joinMember(running, clock, 'drawer01'), '+86 13912340001'];
    await bindForWithdrawals(running, other, otherPhone);
    await addCard(other, otherPhone, card(7));
    await bindForWithdrawals(running, member, phone);
    expect((await addCard(member, phone, card(7))).data).toEqual({ reason: 'account-taken' });
  });
});

describe('phone and mailbox of a member', () => {
  it('are notified of new and removed accounts and of the withdrawal password, in the language of the call', async () => {
    const email = `${member.userId}@example.com`;
    const own = running.platform.db.updateTable('members').where('id', '=', member.userId);
    await own.set({ email }).execute();
    const number = numberOfOwn();
    const { data } = await addCard(member, phone, { kind: 'bank', number });
    await setTestWithdrawalPassword(member, phone);
    const confirmation = {
      via: 'phone' as const,
      ...(await member.ask({ type: 13, via: 'phone', to: phone, about: { accountId: data.id } })),
    };
    await member.client.call(bankCard.removeAccount, { id: data.id, confirmation, langx: 'zh-TW' });
    const textsTo = (to: string) =>
      sentBy(running)
        .filter(entry => entry.to === to)
        .map(({ text }) => text);
    const notices = textsTo(email);
    expect(notices.map(text => text.slice(text.indexOf('】') + 1, text.indexOf('。')))).toEqual([
      '您的帳號已刪除一個取款帳戶',
      '您的账号已设置取款密码',
      '您的账号已添加取款账户',
    ]);
    expect(textsTo(phone)).toEqual(expect.arrayContaining(notices));
    expect(textsTo(phone).join()).not.toContain(number.slice(-4));
  });
});

describe('the withdrawal password', () => {
  const set = async (digits: string, more: object = {}) => {
    const proof = await member.ask({ type: 11, via: 'phone', to: phone });
    return member.client.send(withdrawalPassword.setWithdrawalPassword, {
      password: md5(digits),
      secondPassword: md5(digits),
      confirmation: { via: 'phone', ...proof },
      ...more,
    });
  };

  it('is refused when it is trivial or the end of the phone, and holds withdrawals when it is changed', async () => {
    for (const digits of ['123456', '777777', phone.slice(-6)])
      expect((await set(digits)).data).toEqual({ reason: 'withdrawal-password-trivial' });
    expect((await set('618033')).status_code).toBe(codeOf('success'));
    expect((await set('271828')).data).toEqual({ reason: 'withdrawal-password-set' });
    const wrong = await set('271828', { oldPassword: md5('000001') });
    expect(wrong).toMatchObject({ status_code: codeOf('password-check-failure'), data: { triesLeft: 4 } });
    const before = await member.client.call(withdraw.withdrawInfo, {});
    expect(before).toMatchObject({ hasPassword: true, heldUntil: 0, secondFactor: 'password' });
    await set('271828', { oldPassword: md5('618033') });
    const { heldUntil } = await member.client.call(withdraw.withdrawInfo, {});
    expect(heldUntil).toBe(clock.now() + 24 * hour);
  });

  it('is locked after five wrong tries in a row, and a reset by code opens it', async () => {
    const account = await ready();
    const wrong = () => ask(account, '100', { password: md5('000001') });
    for (const triesLeft of [4, 3, 2, 1]) expect((await wrong()).data).toMatchObject({ triesLeft });
    const locked = await wrong();
    expect(locked).toMatchObject({
      status_code: codeOf('locking-unavailable'),
      data: { lockedUntil: clock.now() + 3 * hour },
    });
    expect((await ask(account, '100')).status_code).toBe(codeOf('locking-unavailable'));

    const proof = await member.ask({ type: 15, via: 'phone', to: phone });
    const { ticket } = await member.client.call(withdrawalPassword.checkWithdrawalPasswordCode, {
      via: 'phone',
      ...proof,
    });
    const chosen = { password: md5('271828'), secondPassword: md5('271828'), via: 'phone' as const, ticket };
    await member.client.call(withdrawalPassword.resetWithdrawalPassword, chosen);
    expect((await member.client.send(withdrawalPassword.resetWithdrawalPassword, chosen)).status_code).toBe(
      codeOf('authentication-code-error'),
    );
    const held = await ask(account, '100', { password: md5('271828') });
    expect(held).toMatchObject({
      status_code: codeOf('withdrawal-protection-error'),
      data: { reason: 'withdrawals-held' },
    });
  });
});

describe('a withdrawal', () => {
  it('holds its money, waits for review when the account is new, and is paid once it is approved', async () => {
    const account = await ready();
    const [free] = await money();
    const requestId = crypto.randomUUID();
    const { data } = await ask(account, '1000.50', {}, requestId);
    expect(data).toMatchObject({ state: 'held', amount: '1000.50', fee: '0', arrives: '1000.50' });
    const again = await ask(account, '1000.50', {}, requestId);
    expect(again.data.orderNo).toBe(data.orderNo);
    expect(await money()).toEqual(['8999.50', '1000.50']);
    await running.catchUp();
    expect((await order(data.orderNo)).state).toBe('review');
    expect(await act(data.orderNo, 'approve')).toBe(200);
    const paid = await order(data.orderNo);
    expect(paid.timeline.map(({ state }) => state)).toEqual([
      'held',
      'review',
      'approved',
      'sending',
      'paid',
    ]);
    expect(await money()).toEqual(['8999.50', '0']);
    expect(await act(data.orderNo, 'approve')).toBe(409);

    expect(await act(data.orderNo, 'return', { note: '' })).toBe(400);
    expect(await act(data.orderNo, 'return')).toBe(200);
    expect(await order(data.orderNo)).toMatchObject({ state: 'returned', note: '资料不符' });
    expect(await money()).toEqual([free, '0']);
    expect((await member.client.call(letter.letterList, { kinds: ['fd'] })).total).toBe(2);
  });

  it('given back to a member who owes says in its letter how much was taken for that', async () => {
    const { db } = running.platform;
    const account = await ready();
    const bet = { memberId: member.userId, at: clock.now(), payout: 300_00n };
    const correct = await winOf(db, bet);
    const [rejected, returned] = [await ask(account, '100'), await ask(account, '10100')];
    await running.catchUp();
    await act(returned.data.orderNo, 'approve');
    await correct();
    await act(rejected.data.orderNo, 'reject');
    expect(await money()).toEqual(['0', '0']);
    await act(returned.data.orderNo, 'return');
    expect(await money()).toEqual(['9900', '0']);
    const letters = await db
      .selectFrom('letters')
      .select(['content', 'content_zh_tw'])
      .where('member_id', '=', member.userId)
      .where('type', '=', 'fd')
      .where('content', 'like', '%其中%')
      .orderBy('title')
      .execute();
    expect(letters).toEqual([
      {
        content: `您的取款 ${rejected.data.orderNo} 未成功，100 元已退回账户。其中 100 元已用于扣回结算更正后待扣回的款项。原因：资料不符。`,
        content_zh_tw: `您的取款 ${rejected.data.orderNo} 未成功，100 元已退回帳戶。其中 100 元已用於扣回結算更正後待扣回的款項。原因：资料不符。`,
      },
      {
        content: `您的取款 ${returned.data.orderNo} 被银行退回，10100 元已退回账户。其中 200 元已用于扣回结算更正后待扣回的款项。原因：资料不符。`,
        content_zh_tw: `您的取款 ${returned.data.orderNo} 被銀行退回，10100 元已退回帳戶。其中 200 元已用於扣回結算更正後待扣回的款項。原因：资料不符。`,
      },
    ]);
  });

  it('is approved by itself when nothing speaks against it, and a rejection gives its money back', async () => {
    const account = await ready();
    await running.platform.db
      .updateTable('withdrawal_accounts')
      .set({ added_at: BigInt(clock.now() - 25 * hour) })
      .where('id', '=', account)
      .execute();
    const [free] = await money();
    const plain = await ask(account, '200');
    await running.catchUp();
    expect((await order(plain.data.orderNo)).state).toBe('paid');
    const large = await ask(account, '5000');
    await running.platform.db
      .updateTable('members')
      .set({ withdrawals_held_until: BigInt(clock.now() + hour) })
      .where('id', '=', member.userId)
      .execute();
    await running.catchUp();
    expect((await order(large.data.orderNo)).state).toBe('review');
    await act(large.data.orderNo, 'reject');
    expect(await money()).toEqual([String(Number(free) - 200), '0']);
  });

  it('is refused before anything is held: amount, rate, turnover, balance, day, account, factor', async () => {
    const account = await ready();
    const reasonOf = async (amount: string, more: object = {}) =>
      (await ask(account, amount, more)).data as unknown as { reason: string };
    expect(await reasonOf('99.99')).toEqual({ reason: 'withdrawal-minimum', min: '100' });
    expect(await reasonOf('200000.01')).toEqual({ reason: 'withdrawal-maximum', max: '200000' });
    expect((await ask(account, '1e3')).status_code).toBe(codeOf('invalid-parameter'));
    expect(await reasonOf('100000')).toMatchObject({ reason: 'withdrawal-balance', free: '10000' });
    expect(await reasonOf('100', { password: undefined })).toEqual({ reason: 'withdrawal-password-needed' });
    owed.set(member.userId, 50_00n);
    expect(await reasonOf('100')).toEqual({ reason: 'withdrawal-turnover', turnoverLeft: '50' });
    owed.clear();
    expect((await ask('another', '100')).status_code).toBe(codeOf('not-found'));
    const later = await addCard(member, phone, {
      kind: 'usdt-trc20',
      number: 'TFwkCYLR1XcyuTfBZQv4VFdYWAGeySrQMH',
    });
    expect((await ask(later.data.id, '1000')).data).toMatchObject({ reason: 'account-waiting' });
    expect(await money()).toEqual(['10000', '0']);

    for (let n = 0; n < 5; n += 1) await ask(account, '100');
    const { dayEndsAt } = await member.client.call(withdraw.withdrawInfo, {});
    expect(await reasonOf('100')).toEqual({ reason: 'withdrawal-count-of-day', used: 5, dayEndsAt });
    const yesterday = BigInt(clock.now() - 24 * hour);
    await running.platform.db.updateTable('withdrawals').set({ created_at: yesterday }).execute();
    expect((await ask(account, '100')).status_code).toBe(codeOf('success'));
  });

  it('whose money came back takes nothing of the day, rejected or returned', async () => {
    const account = await ready();
    const made: string[] = [];
    for (let n = 0; n < 5; n += 1) made.push((await ask(account, '100')).data.orderNo);
    await running.catchUp();
    const left = async () => {
      const { countUsed, countLeft, amountLeft } = await member.client.call(withdraw.withdrawInfo, {});
      return [countUsed, countLeft, amountLeft];
    };
    expect(await left()).toEqual([5, 0, '499500']);
    const [rejected = '', returned = ''] = made;
    await act(rejected, 'reject');
    await act(returned, 'approve');
    expect(await left()).toEqual([4, 1, '499600']);
    await act(returned, 'return');
    expect(await left()).toEqual([3, 2, '499700']);
    const again = [await ask(account, '100'), await ask(account, '100'), await ask(account, '100')];
    expect(again.map(({ data }) => (data as { reason?: string }).reason)).toEqual([
      undefined,
      undefined,
      'withdrawal-count-of-day',
    ]);
  });

  it.each([
    ['usdt-trc20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', '', 'address-contract'],
    ['usdt-erc20', '0x000000000000000000000000000000000000dEaD', '', 'address-nobody'],
    ['bank', '8888888888888888', 'ICBC', 'card-number-shape'],
    ['bank', '6217000000000000004', 'ICBC', 'card-of-other-bank'],
    ['alipay', 'pay-alipay@example.com', '', 'account-ours'],
  ] as const)(
    'to an account of before that loses money or brings it back is refused: %s %s',
    async (kind, number, bankId, reason) => {
      const account = await ready();
      const { db, keys } = running.platform;
      const sealed = sealDatum(keys, member.userId, 'payoutAccount', number);
      const row = db.updateTable('withdrawal_accounts').set({ kind, bank_id: bankId, sealed_number: sealed });
      await row.where('id', '=', account).execute();
      expect((await ask(account, '1000')).data).toEqual({ reason });
      expect(await money()).toEqual(['10000', '0']);
    },
  );

  it('in USDT arrives at the rate of the site that the member saw, whatever it is when it is sent', async () => {
    const { db } = running.platform;
    const since = BigInt(clock.now());
    const set = (rate: string, at = since) =>
      db.insertInto('exchange_rates').values({ site_id: '1001', unit: 'USDT', rate, since: at }).execute();
    const { data } = await addCard(member, phone, {
      kind: 'usdt-trc20',
      number: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    });
    await setTestWithdrawalPassword(member, phone);
    const other = await ask(data.id, '1000', { rate: '7' });
    expect(other.data).toEqual({ reason: 'withdrawal-rate', rate: '7.1234' });
    const made = await ask(data.id, '1000', { rate: '7.1234' });
    expect(made.data).toMatchObject({ usdtAmount: '139.38', fee: '7.12', rate: '7.1234' });

    await set('7.2');
    expect(await member.client.call(withdraw.usdtWithdrawInfo, {})).toMatchObject({ rate: '7.2' });
    const old = await ask(data.id, '1000', { rate: '7.1234' });
    expect(old.data).toEqual({ reason: 'withdrawal-rate', rate: '7.2' });
    const second = await ask(data.id, '1000', { rate: '7.2' });
    expect(second.data).toMatchObject({ usdtAmount: '137.88', fee: '7.20', rate: '7.2' });

    afterRate = () => set('7.3').then(() => undefined);
    await db.deleteFrom('exchange_rates').execute();
    const between = await ask(data.id, '1000');
    expect(between.data).toEqual({ reason: 'withdrawal-rate', rate: '7.3' });

    await set('9', since + 1n);
    clock.advance(1);
    await running.catchUp();
    for (const { orderNo } of [made.data, second.data]) {
      await act(orderNo, 'approve');
      expect((await order(orderNo)).state).toBe('paid');
    }
    const sent = await db
      .selectFrom('reference_provider_withdrawals')
      .select('amount')
      .where('reference', 'in', [made.data.orderNo, second.data.orderNo])
      .orderBy('amount')
      .execute();
    expect(sent).toEqual([{ amount: '137.88' }, { amount: '139.38' }]);
    await db.deleteFrom('exchange_rates').execute();
  });
});

describe('a provider', () => {
  /** A withdrawal of 100 that was approved with a plan for the provider. */
  async function approved(plan: string): Promise<string> {
    const { data } = await ask(await ready(), '100');
    await running.catchUp();
    await act(data.orderNo, 'approve', { plan });
    return data.orderNo;
  }
  const later = async (ms: number) => {
    clock.advance(ms);
    await running.catchUp();
  };

  it.each([
    ['refuse', 'account-closed', '原因：收款账户已经关闭。请改用您本人的其他账户，或移除'],
    ['refuse-name', 'name-differs', '原因：收款账户的户名与您绑定的姓名不符。请改用'],
    ['refuse-oddly', 'other', '原因：支付渠道没有付款，也没有说明具体原因。请核对收款账户'],
  ] as const)(
    'that refuses (%s) gives the money back, and its member reads why: %s',
    async (plan, refusal, why) => {
      const orderNo = await approved(plan);
      const shown = await order(orderNo);
      expect(shown).toMatchObject({ state: 'rejected', refusal, note: '' });
      expect(await money()).toEqual(['10000', '0']);
      const { list: letters } = await member.client.call(letter.letterList, { kinds: ['fd'] });
      expect(letters[0]?.content).toContain(`未成功，100 元已退回账户。${why}`);

      const range = { beginTime: clock.now() - hour, endTime: clock.now() + hour };
      const { list } = await member.client.call(contract.transactions.queryDealRecord, range);
      const id = list.find(one => one.orderNo === orderNo)?.id ?? '';
      const detail = await member.client.call(contract.transactions.dealDetail, { id });
      expect(detail.timeline.map(step => [step.detail, step.refusal]).slice(-2)).toEqual([
        ['sending', ''],
        ['rejected', refusal],
      ]);
      // What the provider said is for operators.
      expect(JSON.stringify([shown, letters, detail])).not.toMatch(/account closed|mismatch|E9137/);
    },
  );

  it('whose answer is lost after the payment is asked, and the withdrawal is paid once', async () => {
    const orderNo = await approved('timeout-after');
    expect((await order(orderNo)).state).toBe('unknown');
    expect(await money()).toEqual(['9900', '100']);
    await later(5_000);
    expect((await order(orderNo)).state).toBe('paid');
    expect(await money()).toEqual(['9900', '0']);
  });

  it('that has no record waits for a person, who sends it again under the same reference', async () => {
    const orderNo = await approved('timeout-before');
    await later(5_000);
    await later(61_000);
    await later(61_000);
    const shown = await (await fetch(running.url + page)).text();
    expect(shown).toContain('渠道查无此单');
    expect(await money()).toEqual(['9900', '100']);
    await act(orderNo, 'resend');
    expect((await order(orderNo)).state).toBe('paid');
  });

  it('that paid after a person gave the money back moves nothing, and the finding waits for a person', async () => {
    const orderNo = await approved('timeout-after');
    await act(orderNo, 'fail');
    expect(await money()).toEqual(['10000', '0']);
    await later(300_000);
    expect((await order(orderNo)).state).toBe('rejected');
    expect(await money()).toEqual(['10000', '0']);
    expect(await (await fetch(running.url + page)).text()).toContain('人工退回后渠道已付款');
    expect(await act(orderNo, 'clear')).toBe(200);
  });
});

it('the operator’s form needs its token and its own origin, and knows every action', async () => {
  expect(operatorActions).toHaveLength(7);
  const body = new URLSearchParams({ id: 'x', action: 'approve', token: 'x' });
  const post = (origin: string) => fetch(running.url + page, { method: 'POST', headers: { origin }, body });
  expect((await post(running.url)).status).toBe(403);
  expect((await post('http://evil.example')).status).toBe(403);
});
