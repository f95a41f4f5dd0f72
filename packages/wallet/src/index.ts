import { type Access, defineFeature, defineRoute, type Path, paths, type Route } from '@lobby/feature';
import { type MessageId, walletMessages } from './messages/index.ts';

type Screen =
  | 'loadDeposit'
  | 'loadAccounts'
  | 'loadWithdraw'
  | 'loadLimits'
  | 'loadPurses'
  | 'loadTransfer'
  | 'loadRecords';

const late = () => import('./late-screens.ts');

const { deposit, huione, xnbsk, addBankCard, alipay, payoutAccount, virtualCoin, withdrawal } = paths.mine;

/** The wallet of a member: every page, dialog and slot of money and of the limits on it. */
export const walletFeature = defineFeature({
  id: 'wallet',
  routes: [
    ...[deposit, huione, xnbsk].map(each => ({
      ...page(each, 'wallet.deposit.title', 'member', 'loadDeposit'),
      when: (switches: { readonly deposit: boolean }) => switches.deposit,
    })),
    ...[addBankCard, alipay, payoutAccount, virtualCoin].map(each =>
      page(each, 'wallet.accounts.title', 'bound', 'loadAccounts'),
    ),
    page(withdrawal, 'wallet.withdraw.title', 'bound', 'loadWithdraw'),
    page(paths.mine.wallet, 'wallet.purses.title', 'member', 'loadPurses'),
    page(paths.mine.transfer, 'wallet.transfer.title', 'member', 'loadTransfer'),
    page(paths.mine.tradeRecord, 'wallet.records.title', 'member', 'loadRecords'),
    page(paths.mine.limits, 'wallet.limits.title', 'member', 'loadLimits'),
  ],
  slots: {
    purses: () => late().then(({ loadPurseList }) => loadPurseList()),
    whileMember: () => late().then(({ loadReminderWatch }) => loadReminderWatch()),
  },
  lateDialogs: () => late().then(({ walletDialogs }) => walletDialogs),
});

/** A page of the wallet; `load` names its screen among those that are fetched on demand. */
function page({ pattern }: Pick<Path, 'pattern'>, title: MessageId, access: Access, load: Screen): Route {
  return defineRoute({
    path: pattern,
    title,
    texts: walletMessages,
    layout: 'mine',
    access,
    load: () => late().then(all => all[load]()),
  });
}
