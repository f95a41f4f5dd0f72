export {
  type DialogDefinition,
  type DialogView,
  type DialogViewProps,
  defineDialog,
  type HostedDialog,
} from './define-dialog.ts';
export { DialogHost } from './dialog-host.tsx';
export {
  allClosed,
  type DialogEntry,
  type DialogsState,
  dialogsReducer,
  type StateWithDialogs,
  selectDialogStack,
} from './dialogs.slice.ts';
export type { ChunkHelp } from './lazy-view.tsx';
export type { LoadFailure } from './load-failed.tsx';
