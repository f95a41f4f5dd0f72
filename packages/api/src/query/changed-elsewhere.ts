import { randomUuid } from '@lobby/api-client/request';
import { defineItem, subscribeItem, textCodec, writeItem } from '../storage/index.ts';

/** How the tabs of a browser learn that one of them has changed something of the member's. */
interface ChangeSignal {
  /** Notifies the other tabs. */
  notify(): void;
  /** Calls back after another tab has notified this one. Returns a function that unsubscribes. */
  onElsewhere(callBack: () => void): () => void;
}

/** `name`: of the stored text that changes with each change. */
function defineChangeSignal(name: string): ChangeSignal {
  const item = defineItem(name, textCodec);
  return {
    notify: () => writeItem(item, randomUuid()),
    onElsewhere: callBack =>
      subscribeItem(item, ({ elsewhere }) => {
        if (elsewhere) callBack();
      }),
  };
}

/** Letters were read or removed. */
export const lettersChanged = defineChangeSignal('letters-changed');

/** Something was bound to the member, or changed in the profile. */
export const memberChanged = defineChangeSignal('member-changed');
