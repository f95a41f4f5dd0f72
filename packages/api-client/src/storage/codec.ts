/** How a value becomes text and back. `read` answers undefined for text it does not believe. */
export interface Codec<T> {
  read(text: string): T | undefined;
  write(value: T): string;
}

export const textCodec: Codec<string> = { read: text => text, write: value => value };

/** One of a fixed list of words; anything else reads as absent. */
export function wordCodec<const T extends string>(words: readonly T[]): Codec<T> {
  return { read: text => words.find(word => word === text), write: value => value };
}

/** Whether a value from outside has fields to look at. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** JSON, believed only when the guard says so: what is stored may be old, corrupt or edited by hand. */
export function jsonCodec<T>(guard: (value: unknown) => value is T): Codec<T> {
  return {
    read(text) {
      try {
        const value: unknown = JSON.parse(text);
        return guard(value) ? value : undefined;
      } catch {
        return undefined;
      }
    },
    write: value => JSON.stringify(value),
  };
}
