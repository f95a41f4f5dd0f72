import { day } from '@lobby/calendar';
import type { WithdrawalAccount } from '../withdrawals/accounts/account-kinds.ts';

/** 2026-11-24 12:00 in Beijing. */
export const sampleNow = Date.UTC(2026, 10, 24, 4);

export function sampleAccount(account: Partial<WithdrawalAccount> = {}): WithdrawalAccount {
  return {
    id: 'card-1',
    kind: 'bank',
    bankId: 'ICBC',
    bankName: '中国工商银行',
    masked: '4367 **** 0005',
    address: '',
    holder: '*小明',
    isDefault: true,
    addedAt: sampleNow - 30 * day,
    usableFrom: sampleNow - 30 * day,
    ...account,
  };
}

/** Cards, addresses of both networks and an Alipay account, one of them too new. */
export const sampleAccounts: readonly WithdrawalAccount[] = [
  sampleAccount(),
  sampleAccount({
    id: 'card-2',
    bankId: 'PSBC',
    bankName: '中国邮政储蓄银行股份有限公司',
    masked: '4367 **** 8844',
    isDefault: false,
    usableFrom: sampleNow + day,
  }),
  sampleAccount({
    ...{ id: 'coin-1', kind: 'usdt-trc20', bankId: '', bankName: '', masked: 'TJRabP…jpRTv8' },
    address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  }),
  sampleAccount({
    id: 'coin-2',
    kind: 'usdt-erc20',
    bankId: '',
    bankName: '',
    masked: '0x5aAe…1BeAed',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  }),
  sampleAccount({ id: 'pay-1', kind: 'alipay', bankId: '', bankName: '', masked: '139****0001' }),
];
