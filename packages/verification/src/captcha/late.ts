import { withTexts } from '@lobby/i18n';
import { verificationMessages } from '../messages/index.ts';

/** The captchas with their words; apart, so that the first page of a visit carries one import for both. */
export const loadGraphic = withTexts(() => import('./graphic/graphic.container.tsx'), verificationMessages);

export const loadSlider = withTexts(() => import('./slider/slider.container.tsx'), verificationMessages);
