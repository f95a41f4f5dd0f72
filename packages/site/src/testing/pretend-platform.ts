import { configureApi } from '@lobby/api';
import { endSession, startSession } from '@lobby/api/session';
import { codeOf } from '@lobby/api-client/result-codes';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { hotList } from './hot-list.ts';

const now = Date.UTC(2026, 10, 20, 12, 41, 7);

const navigation = [
  { code: 'home', badge: '' },
  { code: 'sport', badge: 'hot' },
  ...['realbet', 'chess', 'gaming', 'lottery', 'egame', 'fish'].map(code => ({
    code,
    badge: '',
    state: 'coming',
  })),
  ...['discount', 'vip'].map(code => ({ code, badge: '' })),
];

/** What the pretended platform answers, by the end of the path. */
const answers: Readonly<Record<string, unknown>> = {
  navigationList: navigation,
  queryNoticeListByPage: {
    pageNum: 1,
    pageSize: 10,
    total: 2,
    list: [
      { id: '1', title: '英超今晚 20:30 正式上演', content: '', publishedAt: now },
      { id: '2', title: '11月22日 02:00–04:00 例行保修', content: '', publishedAt: now },
    ],
  },
  preInfo: {
    ip: '127.0.0.1',
    time: now,
    siteBaseConfig: { title: '', h5DomainUrl: '', encryptSwitch: '0', playMoney: true },
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
  profile: {
    avatar: 'a05',
    gender: '',
    birthday: '',
    passwordChangedAt: now,
    hasWithdrawalPassword: false,
    bankCards: 0,
    withdrawalsHeldUntil: 0,
  },
  reminder: { minutes: 0, since: now, pause: null },
  getUnreadForType: { notice_count: 2, activity_count: 1 },
};

const pause = { kind: 'time-out', since: now, until: now + 7 * 86_400_000, endsAt: null };

/** What the stories of a page may ask for. */
interface Facts {
  readonly member?: boolean;
  /** Every call fails. */
  readonly offline?: boolean;
  /** No call is answered for as long as one looks. */
  readonly waiting?: boolean;
  /** The member is in a time-out. */
  readonly paused?: boolean;
  /** The hot matches: eight of them unless said otherwise. */
  readonly hot?: 'empty' | 'failed' | 'to-come';
  /** The halls whose opening the member asked to be told of. */
  readonly wished?: readonly string[];
  /** The halls of games are open, and not still to come. */
  readonly halls?: 'open';
  /** What becomes of asking to be told of halls: it is noted unless said otherwise. */
  readonly wishing?: 'waits' | 'lost';
}

/** Stories ask this instead of a network. */
export function pretendPlatform(facts: Facts = {}): void {
  endSession();
  if (facts.member) startSession({ token: 'story', userId: '1' });
  const began = Date.now();
  let wished = facts.wished ?? [];
  const answerTo = (path: string, body: Body) => {
    const name = path.split('/').at(-1) ?? '';
    if (name === 'navigationList' && facts.halls)
      return envelope(navigation.map(entry => ({ ...entry, state: 'open' })));
    if (name === 'reminder' && facts.paused) return envelope({ minutes: 0, since: now, pause });
    if (name === 'wishHalls') wished = body.wished ? (body.halls ?? []) : [];
    if (name === 'wishHalls' || name === 'hallWishes') return envelope({ halls: wished });
    if (name !== 'resource') return envelope(answers[name] ?? null);
    if (facts.hot === 'failed') return envelope(null, 'system-busy');
    const list = hotList(
      now + Date.now() - began,
      body.Request?.since ?? '',
      facts.hot === 'to-come' ? 'to-come' : 'all',
    );
    return envelope(facts.hot === 'empty' ? { ...list, ec: [] } : list);
  };
  configureApi({
    ...exampleBrand.api,
    siteId: exampleBrand.siteId,
    encryption: false,
    fetch: async input => {
      if (facts.offline) throw new TypeError('Failed to fetch');
      if (facts.waiting) return new Promise<never>(() => {});
      const request = new Request(input);
      if (request.url.endsWith('/wishHalls')) {
        if (facts.wishing === 'lost') throw new TypeError('Failed to fetch');
        if (facts.wishing === 'waits') return new Promise<never>(() => {});
      }
      const asked: Body = await request.json();
      return Response.json(
        asked.calls
          ? envelope({ answers: asked.calls.map(({ path, body }) => answerTo(path, body)) })
          : answerTo(request.url, asked),
      );
    },
  });
}

/** What is read of a question: several at once, the cursor of a list, or halls to be told of. */
interface Body {
  readonly calls?: readonly { readonly path: string; readonly body: Body }[];
  readonly Request?: { readonly since?: string };
  readonly halls?: readonly string[];
  readonly wished?: boolean;
}

function envelope(data: unknown, failure: 'no-data' | 'system-busy' = 'no-data') {
  return { status_code: codeOf(data === null ? failure : 'success'), data, message: '' };
}
