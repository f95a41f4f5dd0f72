import { withTexts } from '@lobby/i18n';
import { confirmMessages } from '@lobby/verification/confirm/messages';
import { verificationMessages } from '@lobby/verification/messages';
import { walletDialogs } from './dialogs.ts';
import { limitsMessages } from './limits/messages/index.ts';
import { walletMessages } from './messages/index.ts';
import { pursesMessages } from './purses/messages/index.ts';
import { transferMessages } from './purses/transfer/messages/index.ts';
import { transactionsMessages } from './transactions/messages/index.ts';
import { accountsMessages } from './withdrawals/accounts/messages/index.ts';
import { withdrawalMessages } from './withdrawals/messages/index.ts';
import { withdrawalPasswordMessages } from './withdrawals/password/messages/index.ts';

/**
 * The screens and the parts beside them, each in a chunk of its own; the list is one more chunk, so that the first page
 * imports one and not each.
 */
export default {
  deposit: () => import('./deposits/deposit.screen.tsx'),
  resumeOrder: withTexts(() => import('./deposits/resume/resume-order.tsx'), walletMessages),
  accounts: withTexts(
    () => import('./withdrawals/accounts/accounts.screen.tsx'),
    accountsMessages,
    withdrawalPasswordMessages,
  ),
  /** The confirmation is part of the screen, with what it says. */
  withdrawals: withTexts(
    () => import('./withdrawals/withdrawals.screen.tsx'),
    withdrawalMessages,
    accountsMessages,
    withdrawalPasswordMessages,
    confirmMessages,
    verificationMessages,
  ),
  limits: withTexts(() => import('./limits/limits.screen.tsx'), limitsMessages),
  purses: withTexts(() => import('./purses/purses.screen.tsx'), pursesMessages),
  transfer: withTexts(() => import('./purses/transfer/transfer.screen.tsx'), transferMessages),
  transactions: withTexts(() => import('./transactions/transactions.screen.tsx'), transactionsMessages),
  transferIn: withTexts(
    () => import('./purses/transfer/into/transfer-in.container.tsx'),
    transferMessages,
    walletMessages,
  ),
  purseList: withTexts(() => import('./purses/purse-list/purse-list.container.tsx'), pursesMessages),
  reminderWatch: () => import('./limits/reminder/reminder-watch.tsx'),
  dialogs: async () => walletDialogs,
};
