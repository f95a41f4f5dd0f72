import { withTexts } from '@lobby/i18n';
import { picturesMessages } from '@lobby/pictures/messages';
import { frameMessages } from './frame/messages/index.ts';
import { overviewMessages } from './overview/messages/index.ts';
import { profileMessages } from './profile/messages/index.ts';
import { securityMessages } from './security/messages/index.ts';
import { tourMessages } from './tour/messages/index.ts';

export { memberDialogs } from './dialogs.ts';

/**
 * The frame and the screens, each in a chunk of its own with its words. The list is one more chunk, so that the first
 * page of a visit carries one import and not one per screen.
 */
export const loadFrame = withTexts(() => import('./frame/mine-frame.tsx'), frameMessages);

export const loadOverview = withTexts(
  () => import('./overview/overview.screen.tsx'),
  overviewMessages,
  profileMessages,
  frameMessages,
);

export const loadProfile = withTexts(
  () => import('./profile/profile.screen.tsx'),
  profileMessages,
  frameMessages,
);

export const loadSecurity = withTexts(
  () => import('./security/security.screen.tsx'),
  securityMessages,
  frameMessages,
);

/** Among the screens, because it opens a dialog. */
export const loadOfferBinding = withTexts(
  () => import('./offer-binding/offer-binding.container.tsx'),
  securityMessages,
);

export const loadBetHistory = () => import('./bet-history/bet-history.screen.tsx');

export const loadLetters = () => import('./letters/letters.screen.tsx');

export const loadFeedback = withTexts(() => import('./feedback/feedback.screen.tsx'), picturesMessages);

export const loadTour = withTexts(() => import('./tour/tour.screen.tsx'), tourMessages);
