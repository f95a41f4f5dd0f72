import { withTexts } from '@lobby/i18n';
import { picturesMessages } from '@lobby/pictures/messages';

/** The screens, each in a chunk of its own with its words. */
export default {
  letters: () => import('./letters/letters.screen.tsx'),
  feedback: withTexts(() => import('./feedback/feedback.screen.tsx'), picturesMessages),
};
