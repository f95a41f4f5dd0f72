export {
  type DialogDefinition,
  type DialogView,
  type DialogViewProps,
  defineDialog,
} from './define-dialog.ts';
export { DialogHost } from './dialog-host.tsx';
export {
  allClosed,
  dialogsReducer,
  type StateWithDialogs,
  selectDialogStack,
} from './dialogs.slice.ts';
export type { ChunkHelp } from './lazy-view.tsx';
export { useReplaceDialog } from './use-replace-dialog.ts';
