import { withTexts } from '@lobby/i18n';
import { securityScoreMessages } from '@lobby/verification/security-score/messages';
import { overviewMessages } from './overview/messages/index.ts';
import { tourMessages } from './tour/messages/index.ts';

/** The frame and the screens, each in a chunk of its own with its words. */
export default {
  frame: withTexts(() => import('./frame/mine-frame.tsx'), securityScoreMessages),
  overview: withTexts(
    () => import('./overview/overview.screen.tsx'),
    overviewMessages,
    securityScoreMessages,
  ),
  tour: withTexts(() => import('./tour/tour.screen.tsx'), tourMessages),
};
