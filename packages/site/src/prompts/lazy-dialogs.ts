import { withTexts } from '@lobby/i18n';
import { verificationMessages } from '@lobby/verification/messages';
import { promptMessages } from './messages/index.ts';

/** The views and their texts, in chunks of their own so that the first page carries neither. */
export default {
  tips: withTexts(() => import('./tips/tips.view.tsx'), promptMessages),
  announcements: withTexts(() => import('./announcements/announcements.container.tsx'), promptMessages),
  service: withTexts(() => import('./service/service.container.tsx'), promptMessages, verificationMessages),
  bindingNeeded: withTexts(() => import('./binding-needed/binding-needed.view.tsx'), promptMessages),
};
