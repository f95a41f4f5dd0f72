import type { DepositOrder } from '../deposits/deposit-types.ts';

/** The time of the samples by the server's clock, ms. */
export const sampleNow = Date.UTC(2026, 10, 23, 12, 30);

const minutes = 60_000;

/** A bank transfer of ¥1,000 that waits for money, with what is given in place of it. */
export function sampleOrder(given: Partial<DepositOrder> = {}): DepositOrder {
  return {
    orderId: 'D20261123000017',
    method: 'bank',
    channelId: 'bank-1',
    state: 'waiting',
    amount: '1000',
    payAmount: '1000.37',
    usdtAmount: '',
    rate: '',
    rateUntil: 0,
    confirmations: 0,
    confirmationsNeeded: 0,
    createdAt: sampleNow - 2 * minutes,
    expiresAt: sampleNow + 13 * minutes,
    systime: sampleNow,
    credited: '',
    late: false,
    parkedReason: '',
    parkedWish: '',
    arrivals: [],
    missing: '',
    missingUntil: 0,
    reportedAt: 0,
    pause: null,
    payee: {
      bankName: '招商银行',
      holder: '林青山',
      account: '6214830123456789',
      branch: '深圳科技园支行',
      remark: '482157',
    },
    ...given,
  };
}

const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

/** An order in USDT. */
export function sampleCoinOrder(given: Partial<DepositOrder> = {}): DepositOrder {
  return sampleOrder({
    method: 'usdt-trc20',
    channelId: 'trc20',
    payAmount: '1000',
    usdtAmount: '137.94',
    rate: '7.25',
    rateUntil: sampleNow + 8 * minutes,
    confirmationsNeeded: 20,
    payee: { network: 'TRC20', address, qr: address },
    ...given,
  });
}

/** An order of an app with a code to scan and a page to open. */
export function sampleScanOrder(given: Partial<DepositOrder> = {}): DepositOrder {
  return sampleOrder({
    method: 'alipay',
    channelId: 'alipay-1',
    payee: { qr: 'https://pay.example.com/q/8f31c2', payUrl: 'https://pay.example.com/p/8f31c2' },
    ...given,
  });
}

/** Money that came for an order and waits, of a minute ago. */
export function sampleArrival(
  given: Partial<DepositOrder['arrivals'][number]> = {},
): DepositOrder['arrivals'][number] {
  const day = 24 * 60 * minutes;
  return {
    ...{ amount: '600', currency: 'CNY', reason: 'under', paidAt: sampleNow - minutes },
    reviewBy: sampleNow + day,
    ...given,
  };
}
