/** Where the key lives that a remembered credential is sealed with. The key cannot be taken out, only used. */
export interface KeyStore {
  /** The key, or undefined when there is none yet. */
  find(): Promise<CryptoKey | undefined>;
  make(): Promise<CryptoKey>;
  /** Throws the key away: what was sealed with it can never be read again. */
  discard(): Promise<void>;
}

const DATABASE = 'lobby';
const STORE = 'keys';
const NAME = 'remembered-credential';

/** A key store in IndexedDB, or undefined where the browser has no IndexedDB or no WebCrypto. */
export function browserKeyStore(): KeyStore | undefined {
  if (!hasDatabase() || !globalThis.crypto?.subtle) return undefined;
  return {
    find: () => inStore('readonly', store => store.get(NAME)),
    async make() {
      const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
        'encrypt',
        'decrypt',
      ]);
      await inStore('readwrite', store => store.put(key, NAME));
      return key;
    },
    discard: async () => void (await inStore('readwrite', store => store.delete(NAME))),
  };
}

/** With storage blocked, a browser may throw on reading the property. */
function hasDatabase(): boolean {
  try {
    return typeof indexedDB !== 'undefined';
  } catch {
    return false;
  }
}

async function inStore<T>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    return await settled(use(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
