import { type Account, accountOf } from '../security-score/use-account.ts';

/** When the samples are looked at, ms. */
export const sampleNow = Date.parse('2026-11-20T20:41:07+08:00');

const info: Account['info'] = {
  userId: '1',
  name: 'linqiao88',
  realName: '林*',
  phone: '+86 138****1111',
  email: 'l***@example.com',
  bindPhone: true,
  bindRealName: true,
  vipLevel: 3,
  registerDate: Date.parse('2025-03-08T10:12:00+08:00'),
  balance: '12680.5',
  totalMoney: '12880.5',
  sealed: { realName: 'sealed-name', phone: 'sealed-phone', email: 'sealed-email' },
};

const profile: Account['profile'] = {
  avatar: 'a05',
  gender: 'female',
  birthday: '1990-05-01',
  passwordChangedAt: sampleNow - 30 * 24 * 3_600_000,
  hasWithdrawalPassword: true,
  bankCards: 2,
  withdrawalsHeldUntil: 0,
};

/** A member who has done everything for their security; override what a story is about. */
export function sampleAccount(
  changes: { readonly info?: Partial<Account['info']>; readonly profile?: Partial<Account['profile']> } = {},
): Account {
  const switches = { withdrawalPassword: true };
  return accountOf({ ...info, ...changes.info }, { ...profile, ...changes.profile }, sampleNow, switches);
}

/** A member right after registration: nothing is bound, nothing is said. */
export const newAccount: Account = sampleAccount({
  info: {
    realName: '',
    phone: '',
    email: '',
    bindPhone: false,
    bindRealName: false,
    vipLevel: 0,
    registerDate: sampleNow,
    sealed: { realName: '', phone: '', email: '' },
  },
  profile: {
    avatar: 'a01',
    gender: '',
    birthday: '',
    passwordChangedAt: sampleNow,
    hasWithdrawalPassword: false,
    bankCards: 0,
  },
});
