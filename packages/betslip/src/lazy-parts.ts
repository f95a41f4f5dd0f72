import { shareSlipDialog } from './share-slip/share-slip.dialog.ts';

/** What no first page waits for. */
export default {
  dialogs: async () => [shareSlipDialog],
  slipTab: () => import('./slip-tab/slip-tab.tsx'),
};
