import { counted } from './counted.js';

/** The longest body of a call: they are a few hundred bytes, the longest has a signed body of some KB. */
export const callBodyBytes = 64 * 1024;

/** The longest body of a call that carries a file: 2 MiB in base64, and that encrypted, which is base64 again. */
export const fileBodyBytes = 4 * 1024 * 1024;

/** Bodies with a file in memory at once: of a server, and of one caller. */
const mostAtOnce = 8;
const mostOfOne = 3;

/** Limits how many bodies with a file a server holds in memory at once. */
export function createFileBuffers() {
  const all = counted(mostAtOnce);
  const own = counted(mostOfOne);
  return {
    /**
     * Takes a place; undefined when there is none. Call the returned function, once or more, to return it.
     * @param {string} caller
     */
    take(caller) {
      const place = all.take('');
      const ownPlace = place && own.take(caller);
      if (!ownPlace) return void place?.();
      return () => {
        place();
        ownPlace();
      };
    },
  };
}

/** @typedef {ReturnType<typeof createFileBuffers>} FileBuffers */
