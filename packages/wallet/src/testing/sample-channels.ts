import type { Channel, Reward } from '../deposits/deposit-types.ts';

/** An open channel for bank transfers, with what is given in place of it. */
export function sampleChannel(given: Partial<Channel> = {}): Channel {
  return {
    id: 'bank-1',
    method: 'bank',
    min: '100',
    max: '50000',
    amounts: ['100', '300', '500', '1000', '2000', '5000', '10000', '50000'],
    feeRate: '0',
    bonusRate: '0',
    state: 'open',
    minGrade: 0,
    asksPayer: given.method === undefined || given.method === 'bank',
    ...given,
  };
}

export const sampleChannels: readonly Channel[] = [
  sampleChannel(),
  sampleChannel({ id: 'alipay-1', method: 'alipay', max: '20000', feeRate: '0.01' }),
  sampleChannel({ id: 'alipay-2', method: 'alipay', min: '1000', max: '100000' }),
  sampleChannel({ id: 'wechat-1', method: 'wechat', state: 'maintenance' }),
  sampleChannel({ id: 'unionpay-1', method: 'unionpay', state: 'grade', minGrade: 3 }),
  sampleChannel({ id: 'trc20', method: 'usdt-trc20', max: '500000', bonusRate: '0.005' }),
  sampleChannel({ id: 'erc20', method: 'usdt-erc20', min: '500', max: '500000' }),
  sampleChannel({ id: 'huione-1', method: 'huione' }),
  sampleChannel({ id: 'xnbsk-1', method: 'xnbsk' }),
];

export const sampleRewards: readonly Reward[] = [
  { method: 'bank', recommended: true, bonusRate: '0' },
  { method: 'usdt-trc20', recommended: true, bonusRate: '0.005' },
];
