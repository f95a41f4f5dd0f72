import { useEffect, useMemo, useState } from 'react';
import { browserCabinet } from './key-cabinet.ts';
import { type Credential, forget, recall, remember } from './remembered.ts';

/** The remembered credential of this browser. `possible` is false where a key cannot be kept. */
export interface Remembered {
  readonly possible: boolean;
  readonly credential: Credential | undefined;
  keep(credential: Credential): Promise<void>;
  forget(): Promise<void>;
}

/** Reads the remembered credential once, and keeps or forgets it. */
export function useRemembered(): Remembered {
  const cabinet = useMemo(browserCabinet, []);
  const [credential, setCredential] = useState<Credential>();

  useEffect(() => {
    let wanted = true;
    if (cabinet) void recall(cabinet, Date.now()).then(found => wanted && setCredential(found));
    return () => {
      wanted = false;
    };
  }, [cabinet]);

  return {
    possible: cabinet !== undefined,
    credential,
    async keep(fresh) {
      if (cabinet) await remember(cabinet, fresh, Date.now());
    },
    async forget() {
      setCredential(undefined);
      await forget(cabinet);
    },
  };
}
