import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { authMessages } from '../messages/index.ts';

/** What a tip says. */
export interface Tips {
  readonly text: string;
  /** "Tips" when left out. */
  readonly title?: string;
  /** Offer customer service beside the button that closes. */
  readonly service?: boolean;
}

/** The generic tip: words that wait to be read. */
export const tipsDialog = defineDialog<Tips>(
  'auth/tips',
  withTexts(() => import('./tips.view.tsx'), authMessages),
);
