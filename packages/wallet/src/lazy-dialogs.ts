import { withTexts } from '@lobby/i18n';
import { picturesMessages } from '@lobby/pictures/messages';
import { confirmMessages } from '@lobby/verification/confirm/messages';
import { verificationMessages } from '@lobby/verification/messages';
import { accountsMessages } from './accounts/messages/index.ts';
import { walletMessages } from './messages/index.ts';
import { payoutPasswordMessages } from './withdrawal-password/messages/index.ts';

/** The dialogs, each in a chunk of its own with its words. */
export default {
  addAccount: withTexts(
    () => import('./accounts/add-account/add-account.container.tsx'),
    accountsMessages,
    confirmMessages,
    verificationMessages,
  ),
  changeAccount: withTexts(
    () => import('./accounts/change-account/change-account.container.tsx'),
    accountsMessages,
    confirmMessages,
    verificationMessages,
  ),
  reportPayment: withTexts(
    () => import('./order/report/report-payment.container.tsx'),
    walletMessages,
    picturesMessages,
  ),
  withdrawalPassword: withTexts(
    () => import('./withdrawal-password/withdrawal-password.container.tsx'),
    payoutPasswordMessages,
    confirmMessages,
    verificationMessages,
  ),
};
