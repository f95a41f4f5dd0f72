/** How a value becomes text and back. `read` returns undefined for invalid text. */
export interface Codec<T> {
  read(text: string): T | undefined;
  write(value: T): string;
}

export const textCodec: Codec<string> = { read: text => text, write: value => value };

/** One of a fixed list of words; any other text is read as absent. */
export function wordCodec<const T extends string>(words: readonly T[]): Codec<T> {
  return { read: text => words.find(word => word === text), write: value => value };
}

/** Whether an unknown value is an object whose fields can be read. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** JSON, accepted only if the guard accepts it: stored values may be old, corrupt or edited by hand. */
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
