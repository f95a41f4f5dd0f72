import { readStake } from '@lobby/betting';
import { type ClipboardEvent, type DragEvent, useState } from 'react';

/**
 * Keeps text of several lines or cells out of a field: a browser would join them to one amount.
 * `isSeveral`: such text was to be put in, and nothing was typed since.
 */
export function useOneAmount(): {
  readonly isSeveral: boolean;
  typed(): void;
  /** For the element around the field. */
  readonly guards: { onPaste(event: ClipboardEvent): void; onDrop(event: DragEvent): void };
} {
  const [isSeveral, setSeveral] = useState(false);
  const guard = (event: ClipboardEvent | DragEvent, text: string) => {
    const reading = readStake(text);
    const isRefused = !reading.ok && reading.why === 'several';
    setSeveral(isRefused);
    if (isRefused) event.preventDefault();
  };
  return {
    isSeveral,
    typed: () => setSeveral(false),
    guards: {
      onPaste: event => guard(event, event.clipboardData.getData('text')),
      onDrop: event => guard(event, event.dataTransfer.getData('text')),
    },
  };
}
