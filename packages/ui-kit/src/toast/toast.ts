/** See docs/rules.md#pages. */
export type ToastKind = 'info' | 'error' | 'success' | 'warning';

/** The one thing that can be done about a message. */
export interface ToastAction {
  readonly label: string;
  /** The toast closes with it. */
  press(): void;
}

export interface ToastMessage {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** What `text` explains, in a few words; above it. */
  readonly title?: string | undefined;
  readonly action?: ToastAction | undefined;
}

type Listener = (message: ToastMessage) => void;

let lastId = 0;
let listener: Listener | undefined;
const early: ToastMessage[] = [];

const show =
  (kind: ToastKind) =>
  (text: string, title?: string, action?: ToastAction): void => {
    const message = { id: ++lastId, kind, text, title, action };
    if (listener) listener(message);
    else early.push(message);
  };

/**
 * Shows a message for a few seconds, longer with an action: at the bottom of the page, on a phone below its header.
 * Callable from anywhere.
 */
export const toast = {
  info: show('info'),
  success: show('success'),
  warning: show('warning'),
  error: show('error'),
};

/** For the one ToastRegion: receives every message, including those sent before it was mounted. Returns the undo. */
export function subscribeToasts(receive: Listener): () => void {
  listener = receive;
  for (const message of early.splice(0)) receive(message);
  return () => {
    if (listener === receive) listener = undefined;
  };
}
