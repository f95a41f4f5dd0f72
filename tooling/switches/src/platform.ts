import { contract } from '@lobby/api-client/contract';
import { fakePlatform } from '@lobby/api-client/testing';

const { advertising, configuration, transfer, userProfile, userSession } = contract;
const registered = Date.UTC(2026, 10, 1);

/** What every site is answered here; everything else is not found. */
const answersOf = (title: string) => ({
  [configuration.preInfo.path]: {
    ip: '127.0.0.1',
    time: registered,
    siteBaseConfig: { title, h5DomainUrl: '', encryptSwitch: '0', playMoney: true },
  },
  [advertising.navigationList.path]: ['home', 'sport', 'venture'].map(code => ({
    code,
    badge: '',
    state: 'open',
  })),
  [configuration.onlinecustomservice.path]: { url: 'https://www.example.com/service' },
  [userSession.login.path]: { token: 'token', userId: '1' },
  [userSession.memberInfo.path]: {
    ...{ userId: '1', name: 'linqiao88', realName: '林*', phone: '138****0001', email: '' },
    ...{ bindPhone: true, bindRealName: true, vipLevel: 0, registerDate: registered },
    ...{ balance: '12680.50', totalMoney: '12680.50' },
  },
  [userProfile.memberProfile.path]: {
    ...{ avatar: 'a05', gender: '', birthday: '', passwordChangedAt: registered },
    ...{ hasWithdrawalPassword: false, bankCards: 0, withdrawalsHeldUntil: 0 },
  },
  [transfer.getBalance.path]: { balance: '12680.50', lockMoney: '0', centerWalletBalance: '12680.50' },
});

/** One call as the platform received it. */
export type Asked = Readonly<Record<string, unknown>> & { readonly path: string };

/** A platform that notes what it is asked in `asked`; it takes no several calls in one. @param title the product's name. */
export function scriptedPlatform(asked: Asked[], title: string): typeof globalThis.fetch {
  const answer = fakePlatform(answersOf(title));
  return async (input, init) => {
    const request = new Request(input, init);
    const carried = request.method === 'GET' ? {} : await request.clone().json();
    asked.push({ ...carried, path: new URL(request.url).pathname });
    return answer(request);
  };
}
