import { minute } from '@lobby/calendar';
import type {
  UsdtWithdrawalInfo,
  WithdrawalInfo,
  WithdrawalKind,
  WithdrawalOrder,
} from '../withdrawals/withdrawal-types.ts';
import { sampleNow } from './sample-accounts.ts';

export function sampleInfo(info: Partial<WithdrawalInfo> = {}): WithdrawalInfo {
  return {
    free: '12345.67',
    freeBy: [],
    bonusKept: '0',
    giftsGivenUp: '0',
    turnoverLeft: '0',
    turnover: [],
    countUsed: 0,
    countLeft: 5,
    amountLeft: '500000',
    dayEndsAt: sampleNow + 12 * 60 * minute,
    heldUntil: 0,
    secondFactor: 'password',
    hasPassword: true,
    lockedUntil: 0,
    ...info,
  };
}

/** Three requirements, of which the first is nearly done. */
export const sampleTurnover: Pick<WithdrawalInfo, 'turnoverLeft' | 'turnover'> = {
  turnoverLeft: '2104.5',
  turnover: [
    { id: 'deposit:1', source: 'deposit', need: '1000.37', done: '900', since: sampleNow - 2880 * minute },
    { id: 'bonus:1', source: 'bonus', need: '1600', done: '0', since: sampleNow - 1440 * minute },
    { id: 'rebate:1', source: 'rebate', need: '404.13', done: '0', since: sampleNow - minute },
  ],
};

export const sampleKinds: readonly WithdrawalKind[] = [
  { kind: 'bank', min: '100', max: '200000', fee: '0', minutes: 15, state: 'open' },
  { kind: 'alipay', min: '100', max: '20000', fee: '2', minutes: 10, state: 'open' },
  { kind: 'usdt-trc20', min: '100', max: '500000', fee: '1', minutes: 10, state: 'open' },
  { kind: 'usdt-erc20', min: '500', max: '500000', fee: '5', minutes: 20, state: 'maintenance' },
];

export const sampleUsdt: UsdtWithdrawalInfo = { rate: '7.1234', fee: '1', decimals: 2 };

export function sampleWithdrawal(order: Partial<WithdrawalOrder> = {}): WithdrawalOrder {
  return {
    orderNo: 'W20261124120000123456',
    state: 'review',
    kind: 'bank',
    accountId: 'card-1',
    account: '4367 **** 0005',
    amount: '1000',
    fee: '0',
    arrives: '1000',
    usdtAmount: '',
    rate: '',
    createdAt: sampleNow - 3 * minute,
    finishedAt: 0,
    expectedAt: sampleNow + 12 * minute,
    note: '',
    refusal: '',
    timeline: [
      { state: 'held', at: sampleNow - 3 * minute },
      { state: 'review', at: sampleNow - 2 * minute },
    ],
    systime: sampleNow,
    ...order,
  };
}
