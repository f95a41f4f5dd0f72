/** Values handed from one part of the page to another, once: whoever takes one leaves nothing behind. */
export interface OneShot {
  /** Keeps one value, in place of the one before. */
  put(value: string): void;
  /** The value, for the first who asks. */
  take(): string | undefined;
  /** The same under a name. */
  putFor(name: string, value: string): void;
  takeFor(name: string): string | undefined;
}

/** In the memory of this page: a reload forgets what nobody took. */
export function createOneShot(): OneShot {
  const values = new Map<string, string>();
  const nameless = '';
  const takeFor = (name: string) => {
    const value = values.get(name);
    values.delete(name);
    return value;
  };
  return {
    put: value => void values.set(nameless, value),
    take: () => takeFor(nameless),
    putFor: (name, value) => void values.set(name, value),
    takeFor,
  };
}

/** This page's. */
export const oneShot = createOneShot();
