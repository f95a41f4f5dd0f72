import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { verificationMessages } from '@lobby/verification/messages';
import { securityMessages } from '../messages/security/index.ts';
import type { BindRealName } from './bind-real-name.payload.ts';

/** Binds the real name, once. In no list of dialogs, because it opens one of them. */
export const bindRealNameDialog = defineDialog<BindRealName>(
  'account/bind-real-name',
  withTexts(() => import('./bind-real-name.container.tsx'), securityMessages, verificationMessages),
);
