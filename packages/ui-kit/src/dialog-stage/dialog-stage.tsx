import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** The state of a dialog: whether its host still wants it open, and what is rendered inside it. */
export interface DialogStage {
  readonly open: boolean;
  /** The dialogs above this one. Drawn inside it, so that Escape and the focus belong to the topmost. */
  readonly nested: ReactNode;
  /** Called when the dialog has left the screen. */
  readonly onGone: (() => void) | undefined;
}

const DialogStageContext = createContext<DialogStage>({ open: true, nested: null, onGone: undefined });

/** Lets a host (the queue of `@lobby/dialogs`) stage a Dialog it did not render. Weighs nothing. */
export function DialogStageProvider(props: {
  open: boolean;
  nested: ReactNode;
  onGone: () => void;
  children: ReactNode;
}): ReactNode {
  const { open, nested, onGone, children } = props;
  const stage = useMemo(() => ({ open, nested, onGone }), [open, nested, onGone]);
  return <DialogStageContext value={stage}>{children}</DialogStageContext>;
}

export function useDialogStage(): DialogStage {
  return useContext(DialogStageContext);
}
