/** As much of IndexedDB as keeping one key needs, in memory: the pages of unit tests have none. */
export function memoryKeys(): IDBFactory {
  const kept = new Map<unknown, unknown>();
  const store = {
    get: (key: unknown) => request(kept.get(key)),
    put: (value: unknown, key: unknown) => request(kept.set(key, value)),
    delete: (key: unknown) => request(kept.delete(key)),
  };
  const database = { transaction: () => ({ objectStore: () => store }), createObjectStore() {}, close() {} };
  // Safe: the key store asks for nothing else.
  return { open: () => request(database) } as unknown as IDBFactory;
}

function request(result: unknown) {
  const asked: { result: unknown; onsuccess?: () => void } = { result };
  queueMicrotask(() => asked.onsuccess?.());
  return asked;
}
