import { withTexts } from '@lobby/i18n';
import { verificationMessages } from '../../messages/index.ts';

/** The dialog with its words; apart, so that the first page of a visit does not list the chunks it needs. */
export default {
  slider: withTexts(() => import('./slider.container.tsx'), verificationMessages),
};
