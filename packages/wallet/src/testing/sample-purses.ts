import type { AllBalance, Balance, Recycled, VenuePurse, VenueTransfer } from '../purses/purse-types.ts';
import { sampleNow } from './sample-accounts.ts';

const purse = (
  channelCode: string,
  name: string,
  category: VenuePurse['category'],
  balance = '0',
): VenuePurse => ({ channelCode, name, category, state: 'open', until: 0, balance, isFresh: true });

/** The venues of the demo; one is shut, and of one the balance is not the newest. */
export const samplePurses: AllBalance = {
  totalMoney: '14345.67',
  centerWalletBalance: '12345.67',
  venueMoney: '1500',
  owed: '0',
  venues: [
    purse('HYTY', '寰宇', 'TY'),
    { ...purse('YXZR', '玉山', 'ZR', '1000'), isFresh: false },
    { ...purse('LHQP', '金湖', 'QP'), state: 'maintenance' },
    purse('FYDJ', '山海', 'DJ'),
    purse('HTCP', '大吉', 'CP'),
    purse('JXDZ', '天下', 'DZ', '500'),
    purse('SHBY', '深海', 'BY'),
  ],
  autoTransfer: false,
  systime: sampleNow,
};

export const sampleBalance: Balance = {
  balance: '12345.67',
  lockMoney: '500',
  centerWalletBalance: '12345.67',
  lockedBy: { bets: '200', withdrawals: '300', transfers: '0' },
  usdtBalance: '139.380926',
};

export function sampleTransfer(transfer: Partial<VenueTransfer> = {}): VenueTransfer {
  return {
    operationId: 'op',
    transferNo: 'T20261124XK27',
    channelCode: 'JXDZ',
    name: '天下',
    ty: '1',
    amount: '500',
    repaid: '0',
    state: 'done',
    createdAt: sampleNow,
    finishedAt: sampleNow,
    systime: sampleNow,
    ...transfer,
  };
}

export const sampleRecycled: Recycled = {
  arrived: '500',
  transfers: [
    sampleTransfer({ ty: '2' }),
    sampleTransfer({ transferNo: 'T2', ty: '2', name: '玉山', amount: '1000', state: 'unknown' }),
  ],
  left: [{ channelCode: 'LHQP', name: '金湖', reason: 'maintenance' }],
  centerWalletBalance: '12845.67',
  systime: sampleNow,
};
