import { withTexts } from '@lobby/i18n';
import { betslipMessages } from './messages/index.ts';
import { shareSlipDialog } from './share-slip/share-slip.dialog.ts';

/** What no first page waits for. */
export default {
  dialogs: async () => [shareSlipDialog],
  slipTab: () => import('./slip-tab/slip-tab.tsx'),
  resumeBets: withTexts(() => import('./resume/resume-bets.tsx'), betslipMessages),
};
