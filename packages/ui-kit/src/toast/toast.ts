/** See docs/rules.md#pages. */
export type ToastKind = 'info' | 'error' | 'success' | 'warning';

export interface ToastMessage {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** What `text` explains, in a few words; above it. */
  readonly title?: string | undefined;
}

type Listener = (message: ToastMessage) => void;

let lastId = 0;
let listener: Listener | undefined;
const early: ToastMessage[] = [];

function show(kind: ToastKind, text: string, title?: string): void {
  const message = { id: ++lastId, kind, text, title };
  if (listener) listener(message);
  else early.push(message);
}

/**
 * Shows a message for a few seconds: at the bottom of the page, on a phone below its header. Callable from anywhere.
 */
export const toast = {
  info: (text: string) => show('info', text),
  success: (text: string) => show('success', text),
  warning: (text: string) => show('warning', text),
  error: (text: string, title?: string) => show('error', text, title),
};

/** For the one ToastRegion: receives every message, including those sent before it was mounted. Returns the undo. */
export function subscribeToasts(receive: Listener): () => void {
  listener = receive;
  for (const message of early.splice(0)) receive(message);
  return () => {
    if (listener === receive) listener = undefined;
  };
}
