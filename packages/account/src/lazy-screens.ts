import { withTexts } from '@lobby/i18n';
import { securityScoreMessages } from '@lobby/verification/security-score/messages';
import { accountDialogs, openBinding } from './dialogs.ts';
import { profileMessages } from './messages/profile/index.ts';
import { securityMessages } from './messages/security/index.ts';

/** The screens, each in a chunk of its own with its words; `offerBinding` is among them, because it opens a dialog. */
export default {
  profile: withTexts(() => import('./profile/profile.screen.tsx'), profileMessages, securityScoreMessages),
  security: withTexts(() => import('./security/security.screen.tsx'), securityMessages),
  offerBinding: withTexts(() => import('./offer-binding/offer-binding.container.tsx'), securityMessages),
  binding: async () => ({ default: openBinding }),
  dialogs: async () => accountDialogs,
};
