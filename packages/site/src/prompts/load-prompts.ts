import { withTexts } from '@lobby/i18n';
import { verificationMessages } from '@lobby/verification/messages';
import { promptMessages } from './messages/index.ts';

/** The views and their texts, in chunks of their own so that the first page carries neither. */
export const loadTips = withTexts(() => import('./tips/tips.view.tsx'), promptMessages);

export const loadAnnouncements = withTexts(
  () => import('./announcements/announcements.view.tsx'),
  promptMessages,
);

export const loadService = withTexts(
  () => import('./service/service.container.tsx'),
  promptMessages,
  verificationMessages,
);

export const loadBindingNeeded = withTexts(
  () => import('./binding-needed/binding-needed.view.tsx'),
  promptMessages,
);
