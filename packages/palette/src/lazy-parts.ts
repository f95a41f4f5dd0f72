import type { PaletteParts } from '@lobby/feature';
import { FollowKeys } from './keys/follow-keys.tsx';
import { paletteDialog } from './search/palette.dialog.ts';
import { shortcutsDialog } from './shortcuts/shortcuts.dialog.ts';

const palette: PaletteParts = { Keys: FollowKeys, open: () => paletteDialog.open() };

/** What the first page does without. */
export default {
  dialogs: async () => [paletteDialog, shortcutsDialog],
  palette: async () => ({ default: palette }),
};
