import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { paletteMessages } from '../messages/index.ts';

/** The search that reaches every page, match and game. */
export const paletteDialog = defineDialog(
  'palette/search',
  withTexts(() => import('./palette.container.tsx'), paletteMessages),
);
