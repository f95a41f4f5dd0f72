import { minute } from '@lobby/calendar';
import type { Channel } from '../channel.ts';
import { code } from './code.ts';

const yuan = (amount: number) => BigInt(amount) * 100n;

const usual = {
  provider: code,
  amounts: [100, 500, 1_000, 5_000, 10_000].map(yuan),
  feeRate: '0',
  bonusRate: '0',
  recommended: false,
  isInMaintenance: false,
  minGrade: 0,
  openForMs: 15 * minute,
} as const;

const personal = (account: string) =>
  ({ by: 'unique-cents', asksPayer: false, payees: [{ holder: '星河商贸', account }] }) as const;

/** What the demo offers on every site: all methods, with made-up payees. In the order shown. */
export const demoChannels: readonly Channel[] = [
  {
    ...usual,
    id: 'bank-1',
    method: 'bank',
    min: yuan(100),
    max: yuan(50_000),
    recommended: true,
    openForMs: 30 * minute,
    route: {
      by: 'unique-cents',
      asksPayer: true,
      payees: [
        {
          bankName: '中国工商银行',
          holder: '星河商贸有限公司',
          account: '6222021234567890128',
          branch: '上海市静安支行',
        },
      ],
    },
  },
  {
    ...usual,
    id: 'alipay-1',
    method: 'alipay',
    min: yuan(50),
    max: yuan(5_000),
    amounts: [100, 200, 500, 1_000, 5_000].map(yuan),
    route: personal('pay-alipay@example.com'),
  },
  {
    ...usual,
    id: 'wechat-1',
    method: 'wechat',
    min: yuan(50),
    max: yuan(3_000),
    amounts: [100, 200, 500, 1_000, 3_000].map(yuan),
    route: personal('pay-wechat@example.com'),
  },
  {
    ...usual,
    id: 'unionpay-1',
    method: 'unionpay',
    min: yuan(100),
    max: yuan(20_000),
    route: { by: 'order' },
  },
  {
    ...usual,
    id: 'usdt-trc20-1',
    method: 'usdt-trc20',
    min: yuan(100),
    max: yuan(500_000),
    recommended: true,
    bonusRate: '0.005',
    openForMs: 30 * minute,
    route: { by: 'address', network: 'TRC20', confirmations: 20 },
  },
  {
    ...usual,
    id: 'usdt-erc20-1',
    method: 'usdt-erc20',
    min: yuan(500),
    max: yuan(500_000),
    openForMs: 30 * minute,
    route: { by: 'address', network: 'ERC20', confirmations: 12 },
  },
  {
    ...usual,
    id: 'huione-1',
    method: 'huione',
    min: yuan(200),
    max: yuan(20_000),
    minGrade: 1,
    route: { by: 'order' },
  },
  {
    ...usual,
    id: 'xnbsk-1',
    method: 'xnbsk',
    min: yuan(100),
    max: yuan(10_000),
    isInMaintenance: true,
    route: { by: 'order' },
  },
];
