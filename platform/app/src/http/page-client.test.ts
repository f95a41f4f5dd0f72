import { joinAs, md5, type PageRequest, pageWire } from '@lobby/page-client';
import { openPagePlatform, page } from '@lobby/platform-testing/client/open-page-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { results } = page;
const illegal = { status_code: results['illegal-parameter'] };
const success = { status_code: results.success };
let opened: Awaited<ReturnType<typeof openPagePlatform>>;
beforeAll(async () => {
  opened = await openPagePlatform();
});
afterAll(() => opened.running.stop());

describe('a call', () => {
  it.each(page.sites)(
    'of site $id is accepted plain for preInfo, and encrypted for everything',
    async ({ id }) => {
      const client = opened.clientOf(id);
      const plain = await client.call('preInfo', {}, { plain: true });
      expect(plain).toMatchObject({
        ...success,
        sealed: false,
        data: { siteBaseConfig: { encryptSwitch: '1' } },
      });
      expect(await client.call('preInfo')).toMatchObject({ ...success, sealed: true });
      expect(await client.call('navigationList')).toMatchObject({ ...success, sealed: true });
    },
  );

  it('that is plain is refused with the switch, and accepted encrypted under the same id', async () => {
    const client = opened.clientOf();
    const request = client.build(client.pathOf('navigationList'), {}, { plain: true });
    expect(await client.send(request)).toMatchObject({
      ...illegal,
      data: { encryptSwitch: '1' },
      sealed: false,
    });
    expect(await client.call('navigationList', {}, { plain: true })).toMatchObject({
      ...success,
      sealed: true,
    });
  });

  it('gets the time from preInfo when its clock is an hour late', async () => {
    const { clock, clientOf } = opened;
    const client = clientOf('1001', () => clock.now() - 3_600_000);
    expect(await client.call('navigationList')).toMatchObject(success);
    expect(client).toMatchObject({ behindMs: 3_600_000, clientIp: expect.stringMatching(/./) });
  });

  it.each([-1, 1])('may be off by the tolerance of the page and no more: %i', async sign => {
    const client = opened.clientOf();
    const ask = () => client.send(client.build(client.pathOf('navigationList'), {}));
    client.behindMs = sign * page.signature.toleranceS * 1_000;
    expect(await ask()).toMatchObject(success);
    client.behindMs += sign;
    expect(await ask()).toMatchObject(illegal);
  });

  it('of a POST row is not found as a GET', async () => {
    const client = opened.clientOf();
    const target = '/site/api/v1/advertising/navigationList';
    const answer = await client.send(client.build(target, {}, { method: 'GET' }));
    expect(answer).toMatchObject({ status_code: results['not-found'] });
  });

  it('of a GET row is signed with its query, Chinese included', async () => {
    const client = opened.clientOf();
    const target = '/fd/api/v1/bankCard/withdraw/add/list?name=%E6%9D%8E';
    expect(await client.send(client.build(target, {}, { method: 'GET' }))).toMatchObject({
      status_code: results['login-expired'],
      sealed: true,
    });
  });
});

describe('a member’s call', () => {
  const join = async (name: string) => {
    const client = opened.clientOf();
    await joinAs(client, name);
    return { client, request: () => client.build(client.pathOf('member/sessions'), {}) };
  };

  it('is illegal without any one header of the page except x-api-client', async () => {
    const { client, request } = await join('headers12');
    for (const [name] of page.headers) {
      const whole = request();
      const { [name]: left, ...headers } = whole.headers;
      expect(left, name).toBeTruthy();
      const answer = await client.send({ ...whole, headers });
      expect([name, answer.status_code]).toEqual([
        name,
        name === 'x-api-client' ? results.success : results['illegal-parameter'],
      ]);
    }
  });

  it('is illegal when it is replayed, or intercepted and sent with another token, time or body', async () => {
    const { client, request } = await join('caught12');
    const other = await join('catcher12');
    const once = request();
    expect(await client.send(once)).toMatchObject(success);
    expect(await client.send(once)).toMatchObject(illegal);

    const changes: ((caught: PageRequest) => Partial<PageRequest>)[] = [
      ({ headers }) => ({ headers: { ...headers, 'x-api-token': other.client.token } }),
      ({ headers }) => ({ headers: { ...headers, 'x-api-time': String(opened.clock.now() + 1) } }),
      ({ requestId }) => ({
        body: JSON.stringify(pageWire(page).hideBody(client.key, '{"a":1}', requestId)),
      }),
    ];
    for (const change of changes) {
      const caught = request();
      expect(await client.send({ ...caught, ...change(caught) })).toMatchObject(illegal);
      expect(await client.send(caught)).toMatchObject(success);
    }
  });

  it('is accepted after registration, once after login with the grant, and until logout', async () => {
    const { client } = await join('member12');
    const again = await joinAs(opened.clientOf(), 'member13');
    expect(await opened.clientOf().call('user/login', again.login)).toMatchObject(illegal);
    expect((await client.call('user/register', again.register)).status_code).toBe(results['data-exists']);

    const info = await client.call('member/info');
    expect(info.data).toMatchObject({ name: 'member12', sealed: { realName: '', phone: '', email: '' } });
    const { data: money } = await client.call('getBalance');
    expect(money).toEqual({
      balance: info.data.balance,
      lockMoney: '0',
      centerWalletBalance: money.balance,
      lockedBy: { bets: '0', withdrawals: '0', transfers: '0' },
      usdtBalance: '0.00',
    });
    const { data: sessions } = await client.call('member/sessions');
    expect(sessions).toMatchObject([{ current: true, startedAt: opened.clock.now() }]);

    const elsewhere = Object.assign(opened.clientOf('1002'), { token: client.token });
    const dead = { status_code: results['login-expired'] };
    expect(await elsewhere.call('member/info')).toMatchObject(dead);
    expect(await client.call('user/logout')).toMatchObject(success);
    expect(await client.call('member/info')).toMatchObject(dead);
    expect(await opened.clientOf().call('member/info')).toMatchObject(dead);
  });

  it('decrypts the sealed values of member/info, for its own member only', async () => {
    const { client } = await join('sealed12');
    const phone = '+86 13812345678';
    await opened.running.platform.db
      .updateTable('members')
      .set({ phone })
      .where('name', '=', 'sealed12')
      .execute();
    const { data } = await client.call('member/info');
    const value = data.sealed.phone;
    expect((await client.call('singleDataDecryption', { value })).data).toEqual({ value: phone });
    const { client: other } = await join('sealed13');
    const refused = await other.call('singleDataDecryption', { value });
    expect(refused.status_code).toBe(results['not-found']);
  });

  it('sends a code to a phone to be bound, when both forms of every value agree', async () => {
    const { client } = await join('binder12');
    const kind = { type: 4, cate: 0, version: 1, kaptchcate: 99, imageCode: '' };
    const request = (name: string) => ({
      ...client.sealedValue('number', '+86 13812345679'),
      ...client.sealedValue('name', name),
      ...client.sealedValue('code id', ''),
      ...kind,
    });
    const forged = { ...request('binder12'), [page.sealedValues.name?.md5 ?? '']: md5('binder13') };
    expect(await client.call('sendCode/two', forged)).toMatchObject(illegal);
    const sent = await client.call('sendCode/two', request('binder12'));
    expect(sent).toMatchObject({
      ...success,
      data: { resendAt: expect.any(Number), ticket: expect.any(String) },
    });
  });
});
