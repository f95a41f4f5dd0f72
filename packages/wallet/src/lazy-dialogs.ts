import { withTexts } from '@lobby/i18n';
import { picturesMessages } from '@lobby/pictures/messages';
import { confirmMessages } from '@lobby/verification/confirm/messages';
import { verificationMessages } from '@lobby/verification/messages';
import { walletMessages } from './messages/index.ts';
import { accountsMessages } from './withdrawals/accounts/messages/index.ts';
import { withdrawalPasswordMessages } from './withdrawals/password/messages/index.ts';

/** The dialogs, each in a chunk of its own with its words. */
export default {
  addAccount: withTexts(
    () => import('./withdrawals/accounts/add-account/add-account.container.tsx'),
    accountsMessages,
    confirmMessages,
    verificationMessages,
  ),
  changeAccount: withTexts(
    () => import('./withdrawals/accounts/change-account/change-account.container.tsx'),
    accountsMessages,
    confirmMessages,
    verificationMessages,
  ),
  reportPayment: withTexts(
    () => import('./deposits/order/report/report-payment.container.tsx'),
    walletMessages,
    picturesMessages,
  ),
  withdrawalPassword: withTexts(
    () => import('./withdrawals/password/withdrawal-password.container.tsx'),
    withdrawalPasswordMessages,
    confirmMessages,
    verificationMessages,
  ),
};
