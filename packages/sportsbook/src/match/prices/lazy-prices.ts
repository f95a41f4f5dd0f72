import { lazyWithTexts } from '@lobby/i18n';
import { courseMessages } from './messages/index.ts';

/** How the prices of a market moved, asked for when it is opened. */
export const PriceCourses = lazyWithTexts(() => import('./price-courses.tsx'), courseMessages);
