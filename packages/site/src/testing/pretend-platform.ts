import { configureApi } from '@lobby/api-client/endpoints';
import { codeOf } from '@lobby/api-client/result-codes';
import { endSession, startSession } from '@lobby/api-client/session';
import { exampleBrand } from '@lobby/brand-kit/testing';

const now = Date.UTC(2026, 10, 20, 12, 41, 7);

/** What the pretended platform answers, by the end of the path. */
const answers: Readonly<Record<string, unknown>> = {
  navigationList: [
    { code: 'home', badge: '' },
    { code: 'sport', badge: 'hot' },
    ...['realbet', 'chess', 'gaming', 'lottery', 'egame', 'fish', 'discount', 'vip'].map(code => ({
      code,
      badge: '',
    })),
  ],
  queryNoticeListByPage: {
    pageNum: 1,
    pageSize: 10,
    total: 2,
    list: [
      { id: '1', title: '英超第12轮今晚开赛，滚球盘口已全部上线', content: '', publishedAt: now },
      { id: '2', title: '11月22日 02:00–04:00 例行维护', content: '', publishedAt: now },
    ],
  },
  preInfo: {
    ip: '127.0.0.1',
    time: now,
    siteBaseConfig: { title: '示例', h5DomainUrl: '', encryptSwitch: '0', playMoney: true },
  },
  getBalance: { balance: '12680.50', lockMoney: '200', centerWalletBalance: '12880.50' },
  info: {
    userId: '1',
    name: 'linqiao88',
    realName: '',
    phone: '',
    email: '',
    bindPhone: false,
    bindRealName: false,
    vipLevel: 0,
    registerDate: now,
    balance: '12680.50',
    totalMoney: '12880.50',
  },
  getUnreadForType: { notice_count: 2, activity_count: 1 },
};

/** Stories ask this instead of a network; `offline` lets every call fail. */
export function pretendPlatform(facts: { member?: boolean; offline?: boolean } = {}): void {
  endSession();
  if (facts.member) startSession({ token: 'story', userId: '1' });
  configureApi({
    ...exampleBrand.api,
    siteId: exampleBrand.siteId,
    encryption: false,
    fetch: async input => {
      if (facts.offline) throw new TypeError('Failed to fetch');
      const request = new Request(input);
      const { calls } = (await request.json()) as { calls?: { path: string }[] };
      const asked = envelopeOf(request.url);
      const several = calls && { answers: calls.map(({ path }) => envelopeOf(path)) };
      return Response.json(several ? { ...asked, status_code: codeOf('success'), data: several } : asked);
    },
  });
}

function envelopeOf(address: string) {
  const data = answers[address.split('/').at(-1) ?? ''] ?? null;
  return { status_code: codeOf(data === null ? 'no-data' : 'success'), data, message: '' };
}
