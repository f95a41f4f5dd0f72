import { subscribeItem } from '@lobby/api/storage';
import { useEffect, useMemo, useState } from 'react';
import { browserKeyStore } from './key-store.ts';
import { type Credential, forget, recall, remember } from './remembered.ts';
import { rememberedItem } from './remembered-item.ts';

/** The remembered credential of this browser. `possible` is false where a key cannot be kept. */
export interface Remembered {
  readonly possible: boolean;
  readonly credential: Credential | undefined;
  keep(credential: Credential): Promise<void>;
  forget(): Promise<void>;
}

/** Reads the remembered credential, follows what other dialogs and tabs make of it, and keeps or forgets it. */
export function useRemembered(): Remembered {
  const keyStore = useMemo(browserKeyStore, []);
  const [credential, setCredential] = useState<Credential>();

  useEffect(() => {
    if (!keyStore) return;
    let wanted = true;
    const read = () => void recall(keyStore, Date.now()).then(found => wanted && setCredential(found));
    read();
    const undo = subscribeItem(rememberedItem, read);
    return () => {
      wanted = false;
      undo();
    };
  }, [keyStore]);

  return {
    possible: keyStore !== undefined,
    credential,
    async keep(fresh) {
      if (keyStore) await remember(keyStore, fresh, Date.now());
    },
    async forget() {
      setCredential(undefined);
      await forget(keyStore);
    },
  };
}
