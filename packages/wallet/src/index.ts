import { defineFeature, defineScreens, paths } from '@lobby/feature';
import { walletMessages } from './messages/index.ts';

const { page, load } = defineScreens(() => import('./lazy-screens.ts'), {
  texts: walletMessages,
  layout: 'mine',
  access: 'member',
});

const { mine } = paths;

/** The wallet of a member: every page, dialog and slot of money and of the limits on it. */
export const walletFeature = defineFeature({
  id: 'wallet',
  routes: [
    ...[mine.deposit, mine.huione, mine.xnbsk].map(each =>
      page(each, 'wallet.deposit.title', 'deposit', { when: switches => switches.deposit }),
    ),
    ...[mine.addBankCard, mine.alipay, mine.withdrawalAccount, mine.virtualCoin].map(each =>
      page(each, 'wallet.accounts.title', 'accounts', { access: 'bound' }),
    ),
    // Who has nothing bound sees what is there, and is asked to bind it in the page.
    page(mine.withdrawal, 'wallet.withdrawals.title', 'withdrawals'),
    page(mine.wallet, 'wallet.purses.title', 'purses'),
    page(mine.transfer, 'wallet.transfer.title', 'transfer'),
    page(mine.transactions, 'wallet.transactions.title', 'transactions'),
    page(mine.limits, 'wallet.limits.title', 'limits'),
  ],
  slots: {
    purses: load('purseList'),
    transferIn: load('transferIn'),
    resumeOrder: load('resumeOrder'),
    whileMember: load('reminderWatch'),
  },
  lazyDialogs: load('dialogs'),
});
