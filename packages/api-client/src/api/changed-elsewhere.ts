import { randomUuid } from '../crypto/uuid.ts';
import { defineItem, subscribeItem, textCodec, writeItem } from '../storage/index.ts';

/** A text that changes whenever a tab has changed the member's letters. */
const lettersItem = defineItem('letters-changed', textCodec);

/** Tells the other tabs that letters were read or removed in this one. */
export function lettersChanged(): void {
  writeItem(lettersItem, randomUuid());
}

/** Calls back after another tab has changed letters. Returns a function that unsubscribes. */
export function onLettersChangedElsewhere(callBack: () => void): () => void {
  return subscribeItem(lettersItem, ({ elsewhere }) => {
    if (elsewhere) callBack();
  });
}
