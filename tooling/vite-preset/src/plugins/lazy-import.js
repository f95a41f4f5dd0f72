/**
 * What is fetched ahead of imports, by its path; of styles whether they have arrived.
 * @type {Record<string, unknown>}
 */
const ahead = {};
/**
 * How often a file did not arrive, by its address.
 * @type {Record<string, number>}
 */
const failures = {};

/**
 * Imports a file lazily, in the place of Vite's helper: what it needs is fetched with it, and its styles are there before
 * it runs. A failure is told as Vite does, and nothing of it is kept: the next import fetches again.
 * @param {() => Promise<unknown>} bring `() => import(…)`
 * @param {string[]} [needed] paths of its styles and of the files it imports
 */
export const __vitePreload = (bring, needed = []) =>
  Promise.all(needed.map(path => (ahead[path] ??= fetchAhead(path))))
    .then(() => bring().catch(again))
    .catch(error => {
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
      throw error;
    });

/**
 * True, or for styles a promise of their arrival.
 * @param {string} path
 */
function fetchAhead(path) {
  const link = document.createElement('link');
  const isCss = path.endsWith('.css');
  link.rel = isCss ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = `/${path}`;
  if (!document.querySelector(`link[rel=${link.rel}][href="/${path}"]`)) {
    document.head.append(link);
    if (isCss)
      return new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = () => {
          delete ahead[path];
          link.remove();
          reject(new Error(`Unable to preload CSS for /${path}`));
        };
      });
  }
  return true;
}

/**
 * Imports a file that failed for the second time under another address: browsers may remember a failed import for as
 * long as the page lives, and never ask for the file again.
 * @param {Error | undefined} error
 */
function again(error) {
  // Only the browser's own report of a missing file names one.
  const file = /module: (http\S+)/.exec(error?.message ?? '')?.[1] ?? '';
  const failed = failures[file];
  if (!failed) {
    if (file) failures[file] = 1;
    throw error;
  }
  const address = `${file}?again=${failed}`;
  return import(/* @vite-ignore */ address).catch(reason => {
    failures[file] = failed + 1;
    throw reason;
  });
}
