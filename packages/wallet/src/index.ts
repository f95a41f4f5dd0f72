import { type Access, defineFeature, defineRoute, type Path, paths, type Route } from '@lobby/feature';
import { type MessageId, walletMessages } from './messages/index.ts';

type Screen = keyof typeof import('./late-screens.ts')['screens'];

const late = () => import('./late-screens.ts');

const { mine } = paths;

/** The wallet of a member: every page, dialog and slot of money and of the limits on it. */
export const walletFeature = defineFeature({
  id: 'wallet',
  routes: [
    ...[mine.deposit, mine.huione, mine.xnbsk].map(each => ({
      ...page(each, 'member', 'deposit'),
      when: (switches: { readonly deposit: boolean }) => switches.deposit,
    })),
    ...[mine.addBankCard, mine.alipay, mine.withdrawalAccount, mine.virtualCoin].map(each =>
      page(each, 'bound', 'accounts'),
    ),
    page(mine.withdrawal, 'bound', 'withdrawals'),
    page(mine.wallet, 'member', 'purses'),
    page(mine.transfer, 'member', 'transfer'),
    page(mine.transactions, 'member', 'transactions'),
    page(mine.limits, 'member', 'limits'),
  ],
  slots: {
    purses: () => late().then(({ loadPurseList }) => loadPurseList()),
    whileMember: () => late().then(({ loadReminderWatch }) => loadReminderWatch()),
  },
  lateDialogs: () => late().then(({ walletDialogs }) => walletDialogs),
});

/** A page of the wallet: a screen that is fetched on demand, under its title. */
function page({ pattern }: Pick<Path, 'pattern'>, access: Access, screen: Screen): Route {
  return defineRoute({
    path: pattern,
    title: `wallet.${screen}.title` satisfies MessageId,
    texts: walletMessages,
    layout: 'mine',
    access,
    load: () => late().then(({ screens }) => screens[screen]()),
  });
}
