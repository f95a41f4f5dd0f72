import { withTexts } from '@lobby/i18n';
import { picturesMessages } from '@lobby/pictures/messages';
import { memberDialogs } from './dialogs.ts';
import { frameMessages } from './frame/messages/index.ts';
import { overviewMessages } from './overview/messages/index.ts';
import { profileMessages } from './profile/messages/index.ts';
import { securityMessages } from './security/messages/index.ts';
import { tourMessages } from './tour/messages/index.ts';

/**
 * The frame and the screens, each in a chunk of its own with its words. The list is one more chunk, so that the first
 * page of a visit carries one import and not one per screen.
 */
export default {
  frame: withTexts(() => import('./frame/mine-frame.tsx'), frameMessages),
  overview: withTexts(
    () => import('./overview/overview.screen.tsx'),
    overviewMessages,
    profileMessages,
    frameMessages,
  ),
  profile: withTexts(() => import('./profile/profile.screen.tsx'), profileMessages, frameMessages),
  security: withTexts(() => import('./security/security.screen.tsx'), securityMessages, frameMessages),
  /** Among the screens, because it opens a dialog. */
  offerBinding: withTexts(() => import('./offer-binding/offer-binding.container.tsx'), securityMessages),
  betHistory: () => import('./bet-history/bet-history.screen.tsx'),
  letters: () => import('./letters/letters.screen.tsx'),
  feedback: withTexts(() => import('./feedback/feedback.screen.tsx'), picturesMessages),
  tour: withTexts(() => import('./tour/tour.screen.tsx'), tourMessages),
  dialogs: async () => memberDialogs,
};
