import { paths } from '@lobby/feature';
import type { IconName } from '@lobby/ui-kit/icon';

/** A page of the member area, as the navigation names it. */
export type NavItemId =
  | 'wallet'
  | 'deposit'
  | 'withdrawal'
  | 'transfer'
  | 'transactions'
  | 'vip'
  | 'welfare'
  | 'exchange'
  | 'giftRecord'
  | 'userInfo'
  | 'auth'
  | 'limits'
  | 'betHistory'
  | 'message'
  | 'feedback'
  | 'tour';

export interface NavItem {
  readonly id: NavItemId;
  readonly icon: IconName;
  readonly to: string;
}

export type NavGroupId = 'funds' | 'account' | 'records' | 'service';

export interface NavGroup {
  readonly id: NavGroupId;
  readonly items: readonly NavItem[];
}

const { mine } = paths;

/** The member area in the order of its navigation. */
const navGroups: readonly NavGroup[] = [
  {
    id: 'funds',
    items: [
      { id: 'wallet', icon: 'wallet', to: mine.wallet() },
      { id: 'deposit', icon: 'bank', to: mine.deposit() },
      { id: 'withdrawal', icon: 'card', to: mine.withdrawal() },
      { id: 'transfer', icon: 'transfer', to: mine.transfer() },
      { id: 'transactions', icon: 'receipt', to: mine.transactions() },
    ],
  },
  {
    id: 'account',
    items: [
      { id: 'vip', icon: 'vip', to: mine.vip() },
      { id: 'welfare', icon: 'gift', to: mine.welfare() },
      { id: 'exchange', icon: 'key', to: mine.exchange() },
      { id: 'userInfo', icon: 'user', to: mine.userInfo() },
      { id: 'auth', icon: 'shield', to: mine.auth() },
      { id: 'limits', icon: 'clock', to: mine.limits() },
    ],
  },
  {
    id: 'records',
    items: [
      { id: 'betHistory', icon: 'ticket', to: mine.betHistory() },
      { id: 'giftRecord', icon: 'gift', to: mine.giftRecord() },
    ],
  },
  {
    id: 'service',
    items: [
      { id: 'message', icon: 'mail', to: mine.message() },
      { id: 'feedback', icon: 'edit', to: mine.feedback() },
      { id: 'tour', icon: 'help', to: mine.introTutorial() },
    ],
  },
];

/** The groups with the pages that this site has; a group without any is left out. */
export function groupsWith(pathExists: (path: string) => boolean): readonly NavGroup[] {
  return navGroups
    .map(({ id, items }) => ({ id, items: items.filter(item => pathExists(item.to)) }))
    .filter(({ items }) => items.length > 0);
}
