/** What is being waited for, and since when to show it. */
export interface LoadingNote {
  readonly id: number;
  readonly text: string;
}

/** The loading toast closes by itself after this long (docs/rules.md#pages). */
const loadingClosesAfterMs = 3000;

let lastId = 0;
let notes: readonly LoadingNote[] = [];
const listeners = new Set<() => void>();

function change(next: readonly LoadingNote[]): void {
  notes = next;
  for (const listener of listeners) listener();
}

/** The centred toast for an operation in progress. */
export const loading = {
  /**
   * Shows `text` until the returned function is called, 3 s at most. With `afterMs` it waits first, so a quick
   * answer shows nothing.
   */
  show(text: string, { afterMs = 0 }: { afterMs?: number } = {}): () => void {
    const note = { id: ++lastId, text };
    const open = () => change([...notes, note]);
    const hide = () => {
      clearTimeout(start);
      clearTimeout(end);
      if (notes.includes(note)) change(notes.filter(other => other !== note));
    };
    const start = afterMs > 0 ? setTimeout(open, afterMs) : undefined;
    if (start === undefined) open();
    const end = setTimeout(hide, afterMs + loadingClosesAfterMs);
    return hide;
  },
};

export function subscribeLoading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentLoading(): LoadingNote | undefined {
  return notes.at(-1);
}
