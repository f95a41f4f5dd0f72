import { paletteDialog } from './search/palette.dialog.ts';
import { shortcutsDialog } from './shortcuts/shortcuts.dialog.ts';

/** What the first page does without. */
export default {
  dialogs: async () => [paletteDialog, shortcutsDialog],
  keys: () => import('./keys/follow-keys.tsx'),
};
