import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** The state of a dialog: whether its host still wants it open, and what is rendered inside it. */
export interface DialogStage {
  readonly open: boolean;
  /** It has taken the place of another: it stands there at once. */
  readonly inPlace: boolean;
  /** The dialogs above this one. Drawn inside it, so that Escape and the focus belong to the topmost. */
  readonly nested: ReactNode;
  /** Called when the dialog has left the screen. */
  readonly onGone: (() => void) | undefined;
}

const DialogStageContext = createContext<DialogStage>({
  open: true,
  inPlace: false,
  nested: null,
  onGone: undefined,
});

/** Lets a host (the queue of `@lobby/dialogs`) stage a Dialog it did not render. Weighs nothing. */
export function DialogStageProvider(props: {
  open: boolean;
  inPlace?: boolean;
  nested: ReactNode;
  onGone: () => void;
  children: ReactNode;
}): ReactNode {
  const { open, inPlace = false, nested, onGone, children } = props;
  const stage = useMemo(() => ({ open, inPlace, nested, onGone }), [open, inPlace, nested, onGone]);
  return <DialogStageContext value={stage}>{children}</DialogStageContext>;
}

export function useDialogStage(): DialogStage {
  return useContext(DialogStageContext);
}
