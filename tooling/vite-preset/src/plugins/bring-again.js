/**
 * How often a file did not arrive, by its address.
 * @type {Record<string, number>}
 */
const failures = {};

/**
 * Imports a file; one that did not arrive before, under another address when it fails again: browsers may remember a
 * failed import for as long as the page lives, and never ask for the file again. Runs in the page.
 * @template T
 * @param {() => Promise<T>} bring `() => import(…)`
 * @returns {Promise<T>}
 */
export const bringAgain = bring =>
  bring().catch(error => {
    // Only the browser's own report of a missing file names one.
    const file = /module: (http\S+)/.exec(error?.message)?.[1] ?? '';
    const failed = failures[file];
    if (!failed) {
      if (file) failures[file] = 1;
      throw error;
    }
    const address = `${file}?again=${failed}`;
    return import(/* @vite-ignore */ address).catch(again => {
      failures[file] = failed + 1;
      throw again;
    });
  });
