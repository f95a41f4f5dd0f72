import { giftsMessages } from '@lobby/gifts';
import { withTexts } from '@lobby/i18n';

/**
 * The screens, each in a chunk of its own. The list is one more chunk, so that the first page of a visit carries one
 * import and not one per screen.
 */
export default {
  grade: withTexts(() => import('./grade/grade.screen.tsx'), giftsMessages),
  grades: () => import('./grades/grades.screen.tsx'),
};
