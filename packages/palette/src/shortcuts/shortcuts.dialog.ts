import { defineDialog } from '@lobby/dialogs';
import { withTexts } from '@lobby/i18n';
import { paletteMessages } from '../messages/index.ts';

/** The table of the keyboard shortcuts, and the switch of those of a single key. */
export const shortcutsDialog = defineDialog(
  'palette/shortcuts',
  withTexts(() => import('./shortcuts.view.tsx'), paletteMessages),
);
